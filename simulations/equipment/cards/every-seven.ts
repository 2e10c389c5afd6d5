/**
 * All 133,784,560 hands of seven cards in card order, by class. What six cards decide is decided once for the cards
 * that can follow them: most often that no flush is possible, and then the four cards of a rank share one read.
 */
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
    for (let card = (cards[5] as number) + 1; card < PACK; card += 1) {
      const flushed = flush[mask | rankBit(card, suit)] as number;
      const hand = flushed === 0 ? (next[from | (card >> 2)] as number) : flushed;
      counts[hand] = (counts[hand] as number) + 1;
    }
  };

  const sixth = (state: number, suits: number, first: number) => {
    for (let card = first; card < PACK - 1; card += 1) {
      const rank = card >> 2;
      const from = (next[(state << 4) | rank] as number) << 4;
      const held = (suits + (suitCounts[card] as number) + FOUR) & SUIT_HELD;
      if (held !== 0) {
        cards[5] = card;
        seventhWithFlush(from, suitHeld(held));
        continue;
      }
      const same = next[from | rank] as number;
      if ((card & 3) < SUITS - 1) counts[same] = (counts[same] as number) + SUITS - 1 - (card & 3);
      for (let higher = rank + 1; higher < RANKS; higher += 1) {
        const hand = next[from | higher] as number;
        counts[hand] = (counts[hand] as number) + SUITS;
      }
    }
  };

  const choose = (chosen: number, state: number, suits: number, first: number) => {
    for (let card = first; card < PACK - 6 + chosen; card += 1) {
      cards[chosen] = card;
      const after = next[(state << 4) | (card >> 2)] as number;
      const suitsAfter = suits + (suitCounts[card] as number);
      if (chosen < 4) choose(chosen + 1, after, suitsAfter, card + 1);
      else sixth(after, suitsAfter, card + 1);
    }
  };
  choose(0, 0, 0, 0);
  return counts;
}
