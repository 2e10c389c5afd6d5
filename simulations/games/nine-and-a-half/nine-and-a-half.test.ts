import { describe, expect, it } from 'vitest';
import { toPercent } from '../../exact/decimal';
import { ratio } from '../../exact/fraction';
import { firstPass } from '../../family/merging';
import type { Solution } from '../../family/solution';
import { standardScore } from '../contract/plays-like-solution';
import { bankEnds, ENDS } from './bank';
import { bothOver, gainOf } from './by-hand';
import { nineAndAHalf } from './family';
import { falling, shoeOf } from './hands';
import { NineAndAHalfParameters } from './parameters';

/** The table of the California binder, and hands below five, which it does not print, at even money. */
const tables = (low = '1 to 1') => ({
  player: { 'nine-and-a-half': '6 to 5', win: '1 to 1', 'low-win': low },
});
const solved = (decks: number, low?: string) => {
  const parameters = NineAndAHalfParameters.parse({ decks });
  const merged = firstPass(nineAndAHalf, parameters, tables(low));
  return { parameters, merged, solution: nineAndAHalf.solve(parameters, tables(low), merged) };
};
const four = solved(4);
const wayOf = ({ alternatives }: Solution, way: string) => {
  const found = alternatives.find(({ id }) => id === way);
  if (!found) throw new RangeError(way);
  return found.houseEdge;
};

describe('nine and a half', () => {
  it.each([
    [1, '5.0919%'],
    [4, '4.9925%'],
    [8, '4.9775%'],
  ])('of %i packs costs %s, as drawn card by card in floating point', (decks, shown) => {
    const { solution } = decks === 4 ? four : solved(decks);
    const pays = { nineAndAHalf: 1.2, low: 1 };
    expect(toPercent(solution.houseEdge, 4)).toBe(shown);
    expect(-gainOf(shoeOf(decks), pays)).toBeCloseTo(solution.houseEdge.valueOf(), 11);
  });

  it('is best played by the house way, and simpler ways cost what drawing card by card says', () => {
    const { solution } = four;
    const cost = (from: number) =>
      -gainOf(shoeOf(4), { nineAndAHalf: 1.2, low: 1 }, (total) => total >= from);
    expect(solution.summary).toBe('Play by the house way: draw on 5½ or less, stand on 6 or more.');
    expect(wayOf(solution, 'house-way').equals(solution.houseEdge)).toBe(true);
    expect(wayOf(solution, 'stand-on-7').valueOf()).toBeCloseTo(cost(7), 11);
  });

  it('never stands below five, so what such a win pays is without effect', () => {
    const { solution } = solved(4, 'lose');
    expect(solution.houseEdge.equals(four.solution.houseEdge)).toBe(true);
    expect(four.solution.endings.map(({ event }) => event)).not.toContain('low-win');
  });

  it('costs what both hands going over costs, less the fifth more for nine and a half', () => {
    // Both hands play one way, so all else is as often won as lost.
    const { endings, universe, houseEdge } = four.solution;
    const best = endings.find(({ event }) => event === 'nine-and-a-half')?.count ?? 0n;
    const more = ratio(best, universe).mul(ratio(1, 5));
    expect(houseEdge.add(more).valueOf()).toBeCloseTo(bothOver(shoeOf(4)), 11);
  });
});

describe('the bank', () => {
  it('ends in one of nine ways with all orders of its cards', () => {
    const left = shoeOf(1);
    const ends = bankEnds(left);
    expect(ends).toHaveLength(ENDS);
    expect(ends.reduce((sum, ways) => sum + ways, 0n)).toBe(falling(52, 12));
  });
});

describe('the dealer', () => {
  it.each([1, 4])('plays %i packs as they were solved', (decks) => {
    const { parameters, merged, solution } = decks === 4 ? four : solved(decks);
    const dealer = nineAndAHalf.dealer(parameters, tables(), merged);
    const play = { rounds: 400_000, seed: 95, subject: 'nine and a half' };
    expect(Math.abs(standardScore(dealer, solution, play))).toBeLessThan(4);
  });
});

it('refuses parameters it does not have', () => {
  expect(NineAndAHalfParameters.safeParse({ decks: 0 }).error?.issues[0]?.message).toMatch(
    /at least one pack/,
  );
  expect(NineAndAHalfParameters.safeParse({ jokers: 2 }).error?.issues[0]?.message).toMatch(/no such rule/);
});
