import { expect, it } from 'vitest';
import type { Block } from '../paper';
import { inStrips } from './flow';
import { themeOf } from './theme';

const lines = (count: number): Block[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'paragraph', text: `Line ${at + 1}` }));

it('what is to end a text together does not fit where it is taller than a page, and would be parted anywhere', () => {
  const theme = themeOf('#1f4e5f', 1);
  const size = { width: 300, height: 120 };
  expect(inStrips(lines(20), theme, size).cramped).toBe(false);
  expect(inStrips(lines(20), theme, size, {}, 3).cramped).toBe(false);
  expect(inStrips(lines(20), theme, size, {}, 12).cramped).toBe(true);
});
