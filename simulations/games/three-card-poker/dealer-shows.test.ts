import { describe, expect, it } from 'vitest';
import { PACK } from '../../equipment/cards/card';
import { worthKey, worthOf } from '../../equipment/cards/plain-ranking';
import { toPercent } from '../../exact/decimal';
import { inTable } from '../../exact/in-table';
import { firstPass } from '../../family/merging';
import type { PayTables } from '../../pays/pay-table';
import { standardScore } from '../contract/plays-like-solution';
import { threeCardPoker } from './family';
import { everyHand, FIELD_COUNT, FIELDS, threeCardMatchups } from './matchups';
import { qualifyingClass } from './qualifying';
import { playedHands, playGains } from './strategy';

/** A game of ante and play without a bonus, in which an ante is paid only to the better hand. */
const RULES = threeCardPoker.parameters.parse({
  dealerShows: 'one-card',
  unqualifiedAnte: 'better-hand',
  anteBonus: 'none',
});
const EVEN: PayTables = {
  ante: { 'dealer-not-qualified': '1 to 1', win: '1 to 1' },
  play: { win: '1 to 1' },
};
const merged = firstPass(threeCardPoker, RULES, EVEN);
const matchups = merged[0] as Float64Array;
const solution = threeCardPoker.solve(RULES, EVEN, merged);

describe('with one card of the dealer’s turned up', () => {
  it('costs what a program of its own found', () => {
    // A C++ program that compares all 22,100 x 49 x 1,128 deals by the ranks of their cards, without classes of suits.
    expect(toPercent(solution.houseEdge, 6)).toBe('4.296372%');
  });

  it('has each hand of the dealer’s three times, once under each of its cards', () => {
    const unseen = threeCardMatchups(qualifyingClass(RULES));
    const { count } = everyHand();
    for (let hand = 0; hand < count; hand += 1)
      for (const field of Object.values(FIELDS)) {
        let total = 0;
        for (let up = 0; up < PACK; up += 1)
          total += inTable(matchups[(hand * PACK + up) * FIELD_COUNT + field]);
        expect(total).toBe(3 * inTable(unseen[hand * FIELD_COUNT + field]));
      }
  });

  it('counts every pair of cards under a card as it lies', () => {
    const { cards, count } = everyHand();
    const plays = ([category, highest]: readonly number[]) => inTable(category) > 0 || inTable(highest) >= 12;
    for (const [hand, up] of [
      [7, 50],
      [300, 11],
      [641, 45],
      [1_200, 3],
      [count - 1, 20],
    ] as const) {
      const own = [...cards.subarray(hand * 3, hand * 3 + 3)];
      expect(own).not.toContain(up);
      const mine = worthKey(worthOf(own));
      const left = Array.from({ length: PACK }, (_, card) => card).filter(
        (card) => card !== up && !own.includes(card),
      );
      const seen = [0, 0, 0, 0];
      const add = (field: number) => {
        seen[field] = inTable(seen[field]) + 1;
      };
      for (const [i, a] of left.entries())
        for (const b of left.slice(i + 1)) {
          const worth = worthOf([up, a, b]);
          const theirs = worthKey(worth);
          if (!plays(worth)) {
            add(FIELDS.unqualified);
            if (theirs < mine) add(FIELDS.unqualifiedBeaten);
          } else if (theirs < mine) add(FIELDS.won);
          else if (theirs === mine) add(FIELDS.tied);
        }
      const at = (hand * PACK + up) * FIELD_COUNT;
      expect([...matchups.subarray(at, at + FIELD_COUNT)]).toEqual(seen);
    }
  });

  it('is never folded with a pair or better, so pair plus is never given up with the hand', () => {
    const played = playedHands(playGains(RULES, EVEN, matchups));
    const { cards, classes, count } = everyHand();
    for (let hand = 0; hand < count; hand += 1) {
      if (inTable(worthOf([...cards.subarray(hand * 3, hand * 3 + 3)])[0]) === 0) continue;
      for (let up = 0; up < PACK; up += 1)
        if (!cards.subarray(hand * 3, hand * 3 + 3).includes(up))
          expect(played[hand * PACK + up], `${classes[hand]} against ${up}`).toBe(1);
    }
  });

  it('is what six cards dealt and played come to', () => {
    const dealer = threeCardPoker.dealer(RULES, EVEN, merged);
    const score = standardScore(dealer, solution, { rounds: 1_000_000, seed: 8, subject: 'one-card-shown' });
    expect(Math.abs(score)).toBeLessThan(4);
  });

  it('lists what to do by the rank of that card', () => {
    expect(solution.summary).toBe(
      'Play this hand or better whatever the dealer shows: High card, ace with nine and two. With the others his card decides.',
    );
    const [table] = solution.tables ?? [];
    expect(table?.columns).toEqual('A K Q J 10 9 8 7 6 5 4 3 2'.split(' '));
    const against = (label: string) => table?.rows.find((row) => row.label.startsWith(label))?.cells;
    // Without a pair, king high is folded against an ace, and queen high against an ace and a king.
    expect(against('From high card, ace with eight')?.filter((cell) => cell === 'Fold')).toHaveLength(1);
    expect(against('From high card, king with eight')?.filter((cell) => cell === 'Fold')).toHaveLength(2);
    expect(table?.rows.at(-1)).toEqual({
      label: 'High card, eight with seven and five, or worse',
      cells: Array.from({ length: 13 }, () => 'Fold'),
    });
  });
});

it('a card shown is worth four in a hundred, and it matters then whom an unqualified dealer pays', () => {
  const edge = (given: Record<string, unknown>, counted = merged) => {
    const rules = threeCardPoker.parameters.parse({ anteBonus: 'none', ...given });
    return toPercent(threeCardPoker.solve(rules, EVEN, counted).houseEdge, 4);
  };
  const unseen = [threeCardMatchups(qualifyingClass(RULES))];
  // By the same program. 8.66% is the cost of a game without the bonus: by hand in three-card-poker.test.ts.
  expect(edge({}, unseen)).toBe('8.6580%');
  expect(edge({ unqualifiedAnte: 'better-hand' }, unseen)).toBe('8.6580%');
  expect(edge({ dealerShows: 'one-card' })).toBe('1.8022%');
});

it.each([
  [{ dealerShows: 'two-cards' }, 'Leave this out, or write one-card: one card of the dealer’s is turned up.'],
  [{ unqualifiedAnte: 'paid' }, 'Leave this out, or write better-hand: only the better hand is paid then.'],
  [{ anteBonus: 'paid' }, 'Leave this out, or write none: no bonus is paid on the ante.'],
])('%o is refused with a sentence', (given, message) => {
  expect(threeCardPoker.parameters.safeParse(given).error?.issues.map((issue) => issue.message)).toContain(
    message,
  );
});
