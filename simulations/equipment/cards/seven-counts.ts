/**
 * All hands of seven cards by class, counted by the ranks they hold: 49,205 multisets of ranks, each as often as suits can be
 * dealt to it without a flush; and the hands with a flush by the ranks of its suit alone, since they hold neither a full house nor four of a kind.
 */
import { inTable } from '../../exact/in-table';
import { RANKS, SUITS } from './card';
import { choose } from './card-sets';
import { handTables } from './hand-tables';
import { FIVE_CARD_ORDER } from './orders';

const CARDS = 7;
const FLUSH = 5;
const OTHER_SUITS = (SUITS - 1) * RANKS;

/** By class: how many hands of seven cards are worth it. */
export function sevensByRanks(): Float64Array {
  const { next, flush } = handTables();
  const counts = new Float64Array(FIVE_CARD_ORDER.count);
  const add = (hand: number, ways: number) => {
    counts[hand] = inTable(counts[hand]) + ways;
  };

  /** `ofSuit`: by how many cards of one suit, the ways to give suits to the ranks before this one; `all`: whatever they hold of it. */
  const deal = (rank: number, cards: number, state: number, all: number, ofSuit: readonly number[]) => {
    if (cards === CARDS) {
      const flushes = ofSuit.slice(FLUSH).reduce((sum, ways) => sum + ways, 0);
      add(state, all - SUITS * flushes);
      return;
    }
    if (rank === RANKS) return;
    let to = state;
    for (let held = 0; held <= Math.min(SUITS, CARDS - cards); held += 1) {
      if (held > 0) to = inTable(next[(to << 4) | rank]);
      const without = choose(SUITS - 1, held);
      const withIt = held > 0 ? choose(SUITS - 1, held - 1) : 0;
      const after = ofSuit.map(
        (ways, of) => ways * without + (of > 0 ? inTable(ofSuit[of - 1]) * withIt : 0),
      );
      deal(rank + 1, cards + held, to, all * choose(SUITS, held), after);
    }
  };
  deal(
    0,
    0,
    0,
    1,
    Array.from({ length: CARDS + 1 }, (_, of) => (of === 0 ? 1 : 0)),
  );

  for (const [mask, hand] of flush.entries()) {
    if (hand === 0) continue;
    let ofSuit = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) ofSuit += 1;
    if (ofSuit <= CARDS) add(hand, SUITS * choose(OTHER_SUITS, CARDS - ofSuit));
  }
  return counts;
}
