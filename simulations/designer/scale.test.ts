import { describe, expect, it } from 'vitest';
import { ratio } from '../exact/fraction';
import { madeUpWager } from './made-up-wager';
import type { Question } from './question';
import { type Table, tablesOf } from './rows';
import { inUnits, scaled } from './scale';

/** Of eight outcomes one is the prize, two a small win, five lose. */
const question: Question = {
  ...madeUpWager([1, 2, 5]),
  edge: { from: ratio(0), to: ratio(1, 8) },
  schedules: [
    [
      { event: 'e0', choices: ['push', '8 to 1'] },
      { event: 'e1', choices: ['1 to 1', '3 to 1'] },
    ],
  ],
  changes: { from: { e0: '8 to 1', e1: '2 to 1' }, most: 2 },
};
const table = tablesOf(question)[0] as Table;

describe('a table in units', () => {
  const of = scaled(table);
  const one = 2 ** 46;

  it('has the largest power of two of which no sum passes 2^53', () => {
    // Slopes 0, 1, 4, 16. Twice (82/8 squares + 17 x 14/8 return + 1) is 82 wholes: 2^46 fits and 2^47 does not.
    expect(of.slopes).toEqual([0, 1, 4, 16]);
    expect(of.one).toBe(one);
  });

  it('weighs what each pay returns, its square, its rank and whether it is a change', () => {
    const [small, prize] = of.rows;
    expect([...(small?.first ?? [])]).toEqual([one / 4, (one * 6) / 8]);
    expect([...(small?.second ?? [])]).toEqual([one / 4, (one * 18) / 8]);
    expect([...(small?.back ?? [])]).toEqual([(one * 4) / 8, one]);
    expect(small?.weight).toBe(one / 4);
    expect([...(prize?.first ?? [])]).toEqual([0, one]);
    expect([...(prize?.second ?? [])]).toEqual([0, one * 8]);
    expect([...(prize?.back ?? [])]).toEqual([one / 8, (one * 9) / 8]);
    expect([small, prize].map((row) => [...(row?.rank ?? [])])).toEqual([
      [1, 2],
      [0, 3],
    ]);
    expect([small, prize].map((row) => [...(row?.changed ?? [])])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(of.ranks).toBe(4);
  });

  it('gives way by one unit for each row, and is sure within', () => {
    const [low, high] = [(one * 4) / 8, (one * 5) / 8];
    expect([of.low, of.surelyFrom, of.surelyTo, of.high]).toEqual([low - 2, low, high - 2, high]);
  });

  it('rounds what does not divide down at the end of the range, up at its beginning', () => {
    const thirds = scaled({ ...table, universe: 9n, low: 4n, high: 5n });
    const exact = (n: bigint) => (n * BigInt(thirds.one)) / 9n;
    expect([thirds.surelyFrom, thirds.high]).toEqual([Number(exact(4n)) + 1, Number(exact(5n))]);
    expect(inUnits(thirds, 4n)).toBe(Number(exact(4n)));
    expect(inUnits(thirds, -4n)).toBe(-Number(exact(4n)) - 1);
    expect(inUnits(of, 4n)).toBe(one / 2);
    const halves = scaled({ ...table, denominator: 2n });
    expect(inUnits(halves, 4n)).toBe(halves.one / 4);
    expect([...(halves.rows[1]?.back ?? [])]).toEqual([(halves.one * 2) / 16, (halves.one * 10) / 16]);
    expect([...(halves.rows[1]?.second ?? [])]).toEqual([0, (halves.one * 64) / 32]);
    expect(halves.slopes).toEqual([0, 1, 4]);
  });

  it('has nothing to compare with where no table of today is given', () => {
    const { changes: _, ...without } = question;
    const fresh = scaled(tablesOf(without)[0] as Table);
    expect(fresh.rows.map(({ changed }) => [...changed])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('is refused where pays leave too few digits', () => {
    const rows = question.schedules[0]?.map(({ event }) => ({ event, choices: ['push', '1000000000 to 1'] }));
    const large = tablesOf({ ...question, schedules: [rows ?? []] })[0] as Table;
    expect(() => scaled(large)).toThrow('pays this large leave too few digits to search with');
  });
});
