import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import { gainOf, type Shoe, score, without } from './by-hand';
import { ENDS, NATURAL, OVER } from './dealer-draws';
import { handOf, MOST } from './hands';
import { ACE, TEN } from './ranks';
import type { Rules } from './rules';
import { gainsByEnd, standingAgainst } from './standing';
import { smallRules } from './testing/small-rules';

const SMALL = smallRules(
  // A  2  3  4  5  6  7  8  9 10
  [3, 1, 1, 1, 2, 2, 1, 2, 1, 5],
);

const OF_PLAY: Partial<Rules> = { double: 'any', hands: 4 };

const ends = (rules: Rules, total: number, better = false) => [...gainsByEnd(rules, total, better)];

describe('against a dealer of 17, 18, 19, 20, 21, over 21 and with a blackjack', () => {
  it('a total below 17 wins only when the dealer goes over', () =>
    expect(ends(SMALL, 16)).toEqual([-1, -1, -1, -1, -1, 1, -1]));
  it('19 beats 17 and 18 and ties with 19', () => expect(ends(SMALL, 19)).toEqual([1, 1, 0, -1, -1, 1, -1]));
  it('21 loses to a blackjack alone', () => expect(ends(SMALL, 21)).toEqual([1, 1, 1, 1, 0, 1, -1]));
  it('two cards of 21 after a split can beat longer hands and tie with a blackjack', () =>
    expect(ends(SMALL, 21, true)).toEqual([1, 1, 1, 1, 1, 1, 0]));
  it('a blackjack that takes the first stake alone is counted elsewhere', () =>
    expect(ends({ ...SMALL, naturalTakes: 'first' }, 18)[NATURAL]).toBe(0));
  it('each win pays what the rules pay for it', () =>
    expect(ends({ ...SMALL, winPays: 2 }, 21, true)).toEqual([2, 2, 2, 2, 2, 2, 0]));
  it('has an entry for each end', () => {
    expect(ends(SMALL, 17)).toHaveLength(ENDS);
    expect(OVER).toBe(5);
  });
});

const left = (rules: Rules, up: number, cards: readonly number[]): Shoe =>
  cards.reduce(without, without(rules.shoe, up));

describe.each([
  SMALL,
  { ...SMALL, naturalTakes: 'first', soft17: 'hit' },
  { ...SMALL, splitTwentyOne: 'beats-longer', winPays: 1.25 },
] as Rules[])(
  'with soft 17 $soft17, a blackjack taking $naturalTakes, a split 21 that $splitTwentyOne',
  (rules) => {
    it.each([ACE, 5, TEN])(
      'each hand that stands gains what dealing the dealer out gives, against kind %i',
      (up) => {
        const standing = standingAgainst(up, rules);
        for (const cards of [
          [TEN, 1],
          [ACE, 5],
          [8, 7],
          [TEN, TEN],
          [ACE, TEN],
          [4, 5, TEN - 1],
          [ACE, ACE, 4],
        ]) {
          if (cards.includes(up) && inTable(rules.shoe[up]) < 3) continue;
          const hand = { total: score(cards).total, stake: 1 };
          expect(standing.gain(handOf(...cards))).toBeCloseTo(
            gainOf(left(rules, up, cards), up, rules, [hand]),
            12,
          );
        }
      },
    );

    it('a hand begun by a ten gains so, with up to three tens more out', () => {
      const standing = standingAgainst(7, rules);
      for (const cards of [
        [TEN, ACE],
        [TEN, 7],
        [TEN, 4, 5],
      ]) {
        const gains = new Float64Array(6).fill(9);
        standing.gainsBegun(TEN, handOf(...cards), 3, gains, 2);
        const total = score(cards).total;
        const hand = { total, stake: 1, two: total === MOST && cards.length === 2 };
        for (let out = 1; out <= 3; out += 1)
          expect(gains[out + 1]).toBeCloseTo(
            gainOf(left(rules, 7, [...cards, ...Array<number>(out - 1).fill(TEN)]), 7, rules, [hand]),
            12,
          );
        expect([gains[0], gains[1], gains[5]]).toEqual([9, 9, 9]);
      }
    });
  },
);

it('rules that differ in anything that settles a hand are not mistaken for one another', () => {
  const plain = standingAgainst(TEN, SMALL);
  expect(standingAgainst(TEN, { ...SMALL, ...OF_PLAY })).toBe(plain);
  const others: Partial<Rules>[] = [
    { soft17: 'hit' },
    { naturalTakes: 'first' },
    { splitTwentyOne: 'beats-longer' },
    { winPays: 2 },
    { shoe: SMALL.shoe.map((count) => count + 1) },
  ];
  for (const other of others) expect(standingAgainst(TEN, { ...SMALL, ...other })).not.toBe(plain);
  expect(standingAgainst(ACE, SMALL)).not.toBe(plain);
});

it('what one card more makes of the hands is worked out once for each of the dealer’s cards', () => {
  const standing = standingAgainst(TEN, SMALL);
  expect(standing.next).toBe(standing.next);
  expect(standingAgainst(TEN, { ...SMALL, winPays: 2 }).next).toBe(standing.next);
});
