/** Stakes of a sheet: each row is taken, or has a sentence. */
import { describe, expect, it } from 'vitest';
import { HK_POOLS } from '../hk-pari-mutuel/pools';
import { withStakesSheet } from './stakes-sheet';

const pool = (name: string, races: number[]) => ({ pool: name, races, deduction: '17.5%', stakes: [] });
const MEETING = {
  pools: [pool('win', [1]), pool('quinella', [1]), pool('double', [1, 2])],
  results: [
    { race: 1, places: [[4], [7], [1]], starters: 12 },
    { race: 2, places: [[3], [5], [8]], starters: [3, 5, 8] },
  ],
};

const added = (...rows: string[][]) => withStakesSheet(MEETING, rows, HK_POOLS);
const sentences = (...rows: string[][]): string[] => {
  const read = added(...rows);
  return read.ok ? [] : read.problems.map(({ message }) => message);
};
const HEADS = ['Pool', 'Races', 'Combination', 'Cents'];

describe('a sheet of stakes', () => {
  it('goes to the pools of the meeting, in whole cents, blank rows left out', () => {
    const read = added(
      HEADS,
      ['Win', '1', '4', '200000'],
      ['', '', '', ''],
      ['QIN', '1', '7-4', '1,000'],
      ['double', '1/2', '4/3', '0'],
    );
    expect(read.ok && read.value.pools.map(({ stakes }) => stakes)).toEqual([
      [{ combination: [[4]], amount: 200_000 }],
      [{ combination: [[4, 7]], amount: 1_000 }],
      [{ combination: [[4], [3]], amount: 0 }],
    ]);
  });

  it('has its sums in dollars where the head of the column says so, and its columns in any order', () => {
    const read = added(['dollars', 'combination', 'race', 'pool'], ['2,000.5', '4', '1', 'win']);
    expect(read.ok && read.value.pools[0]?.stakes).toEqual([{ combination: [[4]], amount: 200_050 }]);
  });

  it('adds to what the meeting lists', () => {
    const own = { ...MEETING, pools: [{ ...pool('win', [1]), stakes: [{ combination: 7, amount: 1 }] }] };
    const read = withStakesSheet(own, [HEADS, ['win', '1', '4', '2']], HK_POOLS);
    expect(read.ok && read.value.pools[0]?.stakes.map(({ amount }) => amount)).toEqual([1, 2]);
  });

  it('is refused whole, with a sentence for each row that is wrong', () => {
    expect(
      sentences(
        HEADS,
        ['exacta', '1', '4', '1'],
        ['win', 'one', '4', '1'],
        ['win', '3', '4', '1'],
        ['win', '1', '4-Jul', '1'],
        ['win', '1', '13', '1'],
        ['double', '1/2', '4/4', '1'],
        ['win', '1', '4', '-1'],
        ['win', '1', '4', '1.50'],
        ['win', '1', '4', '9007199254740992'],
        ['win', '1', '4', '1'],
        ['composite-win', '1', 'A', '1'],
      ),
    ).toEqual([
      'Row 2 has no pool “exacta”; write one of the meeting, for example win.',
      'Row 3 has no races in “one”; write their numbers, for example 4/5.',
      'Row 4 is in no pool of the meeting: it has no win on 3; add the pool or correct the row.',
      'Row 5: “4-Jul” is no combination; write horses by their numbers from 1 to 99, for example "1".',
      'Row 6 is on horse 13, which does not run in race 1; correct the combination or the starters.',
      'Row 7 is on horse 4, which does not run in race 2; correct the combination or the starters.',
      'Row 8 has “-1” staked; write whole cents, at most 9007199254740991, for example 200050.',
      'Row 9 has “1.50” staked; write whole cents, at most 9007199254740991, for example 200050.',
      'Row 10 has “9007199254740992” staked; write whole cents, at most 9007199254740991, for example 200050.',
      'Row 12 is a bet on composite win, whose groups have names; list it in the meeting.',
    ]);
  });

  it('names its columns, and what its sums are in', () => {
    const [asked] = sentences(['Pool', 'Races', 'Combination', 'Amount'], ['win', '1', '4', '1']);
    expect(asked).toContain('Cents or Dollars');
    expect(sentences([...HEADS, 'Dollars'])).toEqual([asked]);
    expect(sentences()).toEqual([asked]);
  });
});
