import { describe, expect, it } from 'vitest';
import { type Candidate, deviationOf, spread, steps } from './choose';
import type { Scaled, ScaledRow } from './scale';

describe('steps of volatility', () => {
  it('are each the same factor above the one before', () => {
    expect(steps(1, 16, 4).map((edge) => Math.round(edge * 1e9) / 1e9)).toEqual([1, 2, 4, 8, 16]);
  });

  it('begin at the least; the first takes all that lies far below the most', () => {
    expect(steps(0, 100_000, 5).map((edge) => Math.round(edge * 1e6) / 1e6)).toEqual([
      0, 10, 100, 1_000, 10_000, 100_000,
    ]);
    expect(steps(0, 0, 2)).toEqual([0, 0, 0]);
  });
});

describe('the deviation of one round', () => {
  const of = (universe: bigint, lost: bigint, sum: bigint, squares: number) =>
    deviationOf(
      { one: 1_000, table: { universe, lost, low: sum, high: sum, denominator: 1n } } as unknown as Scaled,
      (squares / Number(universe)) * 1_000,
    );

  it('is one stake at even money, and that of a number on a wheel of 37', () => {
    expect(of(2n, 1n, 1n, 1)).toBeCloseTo(1, 9);
    expect(of(37n, 36n, 35n, 35 ** 2)).toBeCloseTo(Math.sqrt((35 ** 2 + 36) / 37 - 1 / 37 ** 2), 6);
  });

  it('takes the middle of the range for the return, and is never below zero', () => {
    const table = { universe: 10n, lost: 4n, low: 2n, high: 6n, denominator: 1n };
    // The return lies about 4 of 10, so the mean is 0: what is left is 8 of 10 and the 4 that lose.
    expect(deviationOf({ one: 10, table } as unknown as Scaled, 8)).toBeCloseTo(Math.sqrt(1.2), 9);
    const halves = { universe: 10n, lost: 4n, low: 4n, high: 12n, denominator: 2n };
    expect(deviationOf({ one: 10, table: halves } as unknown as Scaled, 8)).toBeCloseTo(Math.sqrt(1.2), 9);
    const won = { universe: 1n, lost: 0n, low: 1n, high: 1n, denominator: 1n };
    expect(deviationOf({ one: 10, table: won } as unknown as Scaled, 9)).toBe(0);
  });
});

describe('of many tables', () => {
  /** Two rows of three choices: the rows have the ranks, the changes and the returns given. */
  const row = (rank: number[], changed: number[], back: number[]): ScaledRow =>
    ({ rank, changed, back }) as unknown as ScaledRow;
  const scaled = {
    rows: [row([0, 1, 2], [0, 1, 1], [5, 5, 5]), row([0, 1, 2], [0, 1, 1], [1, 2, 9])],
  } as Scaled;
  const table = (deviation: number, ...choices: number[]): Candidate => ({
    choices: Uint8Array.from(choices),
    second: 0,
    scaled,
    deviation,
  });
  const kept = (all: Candidate[], count: number) =>
    spread(all, count).map(({ deviation, choices }) => `${deviation}: ${choices.join()}`);

  it('all are kept where they are few, the calmest first, those alike in the order of their pays', () => {
    expect(kept([table(3, 1, 0), table(2, 2, 2), table(3, 0, 1)], 3)).toEqual(['2: 2,2', '3: 0,1', '3: 1,0']);
  });

  it('the calmest and the wildest are kept, and of each step the one with the fewest changes', () => {
    // Of 4 proposals: two steps, from 1 to 4 and from 4 to 16.
    const all = [
      table(1, 0, 0),
      table(3, 1, 1),
      table(4, 0, 1),
      table(5, 1, 2),
      table(10, 0, 2),
      table(16, 1, 1),
    ];
    expect(kept(all, 4)).toEqual(['1: 0,0', '4: 0,1', '10: 0,2', '16: 1,1']);
  });

  it('then the one with more pays that differ, then the one that depends less on one row', () => {
    const within = (...between: Candidate[]) =>
      kept([table(1, 0, 0), ...between, table(16, 2, 2)], 3).filter((name) => !/^(1|16): /.test(name));
    // No row changed, and one pay for both, against two rows changed and two pays.
    expect(within(table(2, 1, 2), table(3, 0, 0))).toEqual(['3: 0,0']);
    // Both rows changed: 1,1 pays one thing, 1,2 two.
    expect(within(table(2, 1, 1), table(3, 1, 2))).toEqual(['3: 1,2']);
    expect(within(table(2, 1, 2), table(3, 1, 1))).toEqual(['2: 1,2']);
    // Both changed and different: 1,2 returns 9 on one row, 2,1 at most 5.
    expect(within(table(2, 1, 2), table(3, 2, 1))).toEqual(['3: 2,1']);
    expect(within(table(2, 2, 1), table(3, 1, 2))).toEqual(['2: 2,1']);
    // Alike in all of it: the first in the order of their pays.
    const [a, b] = [row([0, 1], [0, 0], [5, 5]), row([2, 3], [0, 0], [5, 5])];
    const alike = (deviation: number, ...choices: number[]) => ({
      ...table(deviation, ...choices),
      scaled: { rows: [a, b] } as Scaled,
    });
    const ends = [alike(1, 0, 0), alike(16, 1, 1)];
    const between = [alike(2, 1, 0), alike(3, 0, 1)];
    expect(kept([...ends, ...between], 3)).toEqual(['1: 0,0', '3: 0,1', '16: 1,1']);
  });
});
