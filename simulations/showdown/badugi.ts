/**
 * Badugi: of a hand's cards, as many as are all of different ranks and suits, four at most. More cards beat fewer; of as many, the lower
 * highest card wins, then the next.
 */
import { type Card, RANKS, rankOf, suitOf } from '../equipment/cards/card';

export const BADUGI_ORDERS = ['badugi', 'badugi-ace-high'] as const;
export type BadugiOrder = (typeof BADUGI_ORDERS)[number];

const MOST = 4;
/** More than any rank, so that a worse card takes more off. */
const BASE = 16;
const SPAN = BASE ** MOST;

const worth = (card: Card, order: BadugiOrder): number =>
  order === 'badugi' ? (rankOf(card) + 1) % RANKS : rankOf(card);

/** Of cards that fit together, whatever their order; more is better. */
export function badugiValue(cards: readonly Card[], order: BadugiOrder): number {
  const ranks = cards.map((card) => worth(card, order)).sort((a, b) => b - a);
  return cards.length * SPAN - ranks.reduce((sum, rank) => sum * BASE + rank, 0) - 1;
}

const fits = (cards: readonly Card[], card: Card): boolean =>
  cards.every((held) => rankOf(held) !== rankOf(card) && suitOf(held) !== suitOf(card));

export function bestBadugi(cards: readonly Card[], order: BadugiOrder): { cards: Card[]; value: number } {
  let best: { cards: Card[]; value: number } = { cards: [], value: -1 };
  const add = (held: Card[], from: number) => {
    if (held.length > 0) {
      const value = badugiValue(held, order);
      if (value > best.value) best = { cards: held, value };
    }
    if (held.length === MOST) return;
    for (let next = from; next < cards.length; next += 1) {
      const card = cards[next] as Card;
      if (fits(held, card)) add([...held, card], next + 1);
    }
  };
  add([], 0);
  return best;
}
