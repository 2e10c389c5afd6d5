import { describe, expect, it } from 'vitest';
import { readVariant } from './read-variant';

const read = (minimum: number, maximum: number) => {
  const limits = { currency: 'GBP', minimum, maximum };
  const found = readVariant({ rulebook: 'gb-2007', game: 'roulette', wagers: {}, circumstances: { limits } });
  return found.ok ? [] : found.problems.map(({ field, message }) => [field, message]);
};

const above = (end: string) =>
  `The ${end} wager of the table must be above 0; give an amount, for example 5 or 2.50.`;

describe('the limits of a table', () => {
  it('of 0 are refused at their fields, with what to give', () => {
    expect(read(0, 500)).toEqual([['circumstances.limits.minimum', above('minimum')]]);
    expect(read(500, 0)).toEqual([['circumstances.limits.maximum', above('maximum')]]);
    expect(read(-1, -1).map(([, message]) => message)).toEqual([above('minimum'), above('maximum')]);
    expect(read(1, 1)).toEqual([]);
  });
});
