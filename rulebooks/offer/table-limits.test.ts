import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../registry';
import { readVariant } from './read-variant';
import { defaultVariant, resolveVariant } from './resolve';

const read = (minimum: number, maximum: number) => {
  const limits = { currency: 'GBP', minimum, maximum };
  const found = readVariant({ rulebook: 'gb-2007', game: 'roulette', wagers: {}, circumstances: { limits } });
  return found.ok ? [] : found.problems.map(({ field, message }) => [field, message]);
};

const above = (end: string) =>
  `The ${end} wager of the table must be above 0; give an amount, for example 5 or 2.50.`;

const resolved = (game: string, limits: object) => {
  const found = rulebookOf('gb-2007');
  if (!found.ok) throw new Error('gb-2007 is registered');
  const rulebook = found.value;
  const known = rulebook.games.find(({ id }) => id === game);
  if (!known) throw new Error(`no ${game}`);
  const start = defaultVariant(rulebook, known);
  const all = { currency: 'GBP', minimum: 500, maximum: 50_000, ...limits };
  const read = resolveVariant(rulebook, { ...start, circumstances: { limits: all } });
  return read.ok ? [] : read.problems.map(({ code, field, message }) => [code, field, message]);
};

describe('the limits of a table', () => {
  it('of 0 are refused at their fields, with what to give', () => {
    expect(read(0, 500)).toEqual([['circumstances.limits.minimum', above('minimum')]]);
    expect(read(500, 0)).toEqual([['circumstances.limits.maximum', above('maximum')]]);
    expect(read(-1, -1).map(([, message]) => message)).toEqual([above('minimum'), above('maximum')]);
    expect(read(1, 1)).toEqual([]);
  });
  it('of inside or outside bets are refused where the game has none, with what to do', () => {
    const inside = { minimum: 100, maximum: 5000 };
    expect(resolved('roulette', { inside, outside: inside })).toEqual([]);
    expect(resolved('punto-banco', { inside })).toEqual([
      [
        'limits-of-none',
        'circumstances.limits.inside',
        'Punto Banco has no inside bets. Leave their limits out.',
      ],
    ]);
    expect(resolved('punto-banco', { optional: inside })).toEqual([]);
  });
});
