import { expect, it } from 'vitest';
import { decimalOf, percentOf, printed } from './numbers';

it('signs of numbers are printed as such; hyphens of words, ranges and dates stay', () => {
  expect(['-1/37', '1/37', '−1/37', 'exactly -3/8, of -5'].map(printed)).toEqual([
    '−1/37',
    '1/37',
    '−1/37',
    'exactly −3/8, of −5',
  ]);
  const words = 'a two-way wager of 2024-05-01, pays 1-2';
  expect(printed(words)).toBe(words);
  // 1/37 is 0.027027…, by long division.
  expect([percentOf('-1/37', 4), decimalOf('-1/37')]).toEqual(['−2.7027 %', '−0.0270']);
});
