/**
 * All 133,784,560 hands of seven cards in card order, by class. What six cards decide is decided once for the cards
 * that can follow them: most often that no flush is possible, and then the four cards of a rank share one read.
 */
import { inTable } from '../../exact/in-table';
import { PACK, RANKS, SUITS } from './card';
import { atLeast, maskOf, rankBit, SUIT_COUNTS, SUIT_HELD, suitHeld } from './hand-ranking';
import { handTables } from './hand-tables';
import { FIVE_CARD_ORDER } from './orders';

const FOUR = atLeast(4);

/** By class: how many hands of seven cards are worth it. */
export function countSevens(): Uint32Array {
  const { next, flush } = handTables();
  const suitCounts = SUIT_COUNTS;
  const counts = new Uint32Array(FIVE_CARD_ORDER.count);
  const cards = new Uint8Array(6);

  const seventhWithFlush = (from: number, suit: number) => {
    const mask = maskOf(cards, suit);
    for (let card = inTable(cards[5]) + 1; card < PACK; card += 1) {
      const flushed = inTable(flush[mask | rankBit(card, suit)]);
      const hand = flushed === 0 ? inTable(next[from | (card >> 2)]) : flushed;
      counts[hand] = inTable(counts[hand]) + 1;
    }
  };

  const sixth = (state: number, suits: number, first: number) => {
    for (let card = first; card < PACK - 1; card += 1) {
      const rank = card >> 2;
      const from = inTable(next[(state << 4) | rank]) << 4;
      const held = (suits + inTable(suitCounts[card]) + FOUR) & SUIT_HELD;
      if (held !== 0) {
        cards[5] = card;
        seventhWithFlush(from, suitHeld(held));
        continue;
      }
      const same = inTable(next[from | rank]);
      if ((card & 3) < SUITS - 1) counts[same] = inTable(counts[same]) + SUITS - 1 - (card & 3);
      for (let higher = rank + 1; higher < RANKS; higher += 1) {
        const hand = inTable(next[from | higher]);
        counts[hand] = inTable(counts[hand]) + SUITS;
      }
    }
  };

  const choose = (chosen: number, state: number, suits: number, first: number) => {
    for (let card = first; card < PACK - 6 + chosen; card += 1) {
      cards[chosen] = card;
      const after = inTable(next[(state << 4) | (card >> 2)]);
      const suitsAfter = suits + inTable(suitCounts[card]);
      if (chosen < 4) choose(chosen + 1, after, suitsAfter, card + 1);
      else sixth(after, suitsAfter, card + 1);
    }
  };
  choose(0, 0, 0, 0);
  return counts;
}
