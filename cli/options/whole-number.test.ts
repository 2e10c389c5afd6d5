import { expect, it } from 'vitest';
import { wholeNumber } from './whole-number';

const range = { name: 'threads', least: 1, most: 64 };

it.each([
  ['0', false],
  ['1', true],
  ['64', true],
  ['65', false],
  ['1.5', false],
  ['1e1', false],
  ['', false],
  ['9'.repeat(16), false],
])('%j as a number of threads: %j', (text, taken) => {
  expect(wholeNumber(text, range).ok).toBe(taken);
});
