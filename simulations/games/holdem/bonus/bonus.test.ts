import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { PlaceInTable } from '../dealing/place-in-table';
import { STRAIGHT } from '../hands/categories';
import { FIRST_OF } from '../hands/category-of';
import { placeOf } from '../testing/at-one-flop';
import { eachBoard, held } from '../testing/brute-force';
import { BITS, bonusSums, TWO_COUNTS, WORDS_OF_A_TURN } from './sums';
import { turnTable } from './turns';

/** Counted one by one: of all rounds, and of those in which the hand is bet at the turn. */
function counted(hole: Card[], flop: Card[]) {
  const all = { won: 0, tied: 0, paid: 0, rounds: 0 };
  const bet = { won: 0, tied: 0, paid: 0, rounds: 0 };
  const add = (into: typeof all, from: typeof all) => {
    for (const key of ['won', 'tied', 'paid', 'rounds'] as const) into[key] += from[key];
  };
  const byTurn = new Map<Card, typeof all>();
  eachBoard(hole, flop, (player, dealers, later) => {
    for (const turn of later) {
      const here = byTurn.get(turn) ?? { won: 0, tied: 0, paid: 0, rounds: 0 };
      for (const dealer of dealers) {
        here.rounds += 1;
        if (player.strength === dealer.strength) here.tied += 1;
        if (player.strength > dealer.strength) {
          here.won += 1;
          if (!['high-card', 'pair', 'two-pairs', 'three-of-a-kind'].includes(player.category))
            here.paid += 1;
        }
      }
      byTurn.set(turn, here);
    }
  });
  const betOn = new Map<Card, boolean>();
  for (const [turn, here] of byTurn) {
    add(all, here);
    betOn.set(turn, here.won > here.rounds - here.won - here.tied);
    if (betOn.get(turn)) add(bet, here);
  }
  return { all, bet, turns: byTurn.size, betOn };
}

describe('Bonus', () => {
  const sums = bonusSums(inTable(FIRST_OF[STRAIGHT]), 1, 1, 0, 1);
  const places = new PlaceInTable(turnTable(), WORDS_OF_A_TURN * BITS);

  it.each([
    ['8h 3d', 'Kc 9s 4d'],
    ['Jh 5h', 'Qh 8h 3c'],
    ['2c 2d', '7h 8s 7d'],
  ])(
    '%s on %s wins, ties and is bet as often as when every turn, river and dealer is listed',
    (hole, flop) => {
      const place = placeOf(held(hole), held(flop));
      const [all, allPaid, bet, betPaid] = sums.slice(0, 4).map((sum) => sum[place]);
      const expected = counted(held(hole), held(flop));
      expect(expected.turns).toBe(PACK - 5);
      expect(all).toBe(expected.all.won + expected.all.tied * TWO_COUNTS);
      expect(allPaid).toBe(expected.all.paid);
      expect(bet).toBe(expected.bet.won + expected.bet.tied * TWO_COUNTS);
      expect(betPaid).toBe(expected.bet.paid + expected.bet.rounds * TWO_COUNTS);
      for (const [turn, betting] of expected.betOn) {
        const at = places.of(Uint8Array.from([...held(hole), ...held(flop), turn]), 2);
        const bit = Math.floor(inTable(sums[4][Math.floor(at / BITS)]) / 2 ** (at % BITS)) % 2;
        expect(bit, `before the river, with ${turn}`).toBe(betting ? 1 : 0);
      }
    },
  );
});
