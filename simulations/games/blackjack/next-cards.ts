/** What one card more makes of every hand, from one shoe and beside one card of the dealer: no rule of play decides it. */
import { inTable } from '../../exact/in-table';
import { HANDS } from './hands';
import { KINDS } from './ranks';
import type { Table } from './table';

export type NextCards = {
  /** By hand: whether the shoe can deal it. */
  held: Uint8Array;
  /** By hand, the first of its cards, and one past the last of all. Hands that cannot be dealt have none. */
  from: Uint16Array;
  /** By card: the hand it makes, or over 21; its chance; and the chance that the dealer then makes a blackjack. */
  next: Int16Array;
  chance: Float64Array;
  natural: Float64Array;
  /** In how many orders a hand can come, times the ways to take its cards: a weight, no more. */
  weights: Float64Array;
};

/** The table as it was dealt, before the player has cards. */
export function nextCards(table: Table): NextCards {
  const held = new Uint8Array(HANDS.count);
  const from = new Uint16Array(HANDS.count + 1);
  const weights = new Float64Array(HANDS.count);
  const next = new Int16Array(HANDS.count * KINDS);
  const chance = new Float64Array(HANDS.count * KINDS);
  const natural = new Float64Array(HANDS.count * KINDS);
  let cards = 0;
  for (let hand = 0; hand < HANDS.count; hand += 1) {
    from[hand] = cards;
    if (!table.holds(hand)) continue;
    held[hand] = 1;
    weights[hand] = orders(table, hand);
    table.takeHand(hand, 1);
    for (let kind = 0; kind < KINDS; kind += 1) {
      const left = inTable(table.left[kind]);
      if (left === 0) continue;
      next[cards] = inTable(HANDS.next[hand * KINDS + kind]);
      chance[cards] = left / table.cards;
      table.take(kind, 1);
      natural[cards] = table.natural();
      table.take(kind, -1);
      cards += 1;
    }
    table.takeHand(hand, -1);
  }
  from[HANDS.count] = cards;
  return {
    held,
    from,
    next: next.slice(0, cards),
    chance: chance.slice(0, cards),
    natural: natural.slice(0, cards),
    weights,
  };
}

function orders(table: Table, hand: number): number {
  let ways = 1;
  for (let kind = 0; kind < KINDS; kind += 1)
    for (let n = 0; n < inTable(HANDS.counts[hand * KINDS + kind]); n += 1)
      ways *= (inTable(table.left[kind]) - n) / (n + 1) / table.cards;
  return ways;
}
