/** The best hand that a rule makes of a player's own cards and a board. */

import { type Card, rankName, rankOf } from '../equipment/cards/card';
import { fiveCardName } from '../equipment/cards/hand-names';
import { rankFive, rankSeven } from '../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../equipment/cards/orders';
import { inTable } from '../exact/in-table';
import { BADUGI_ORDERS, type BadugiOrder, bestBadugi } from './badugi';
import { FIVE_CARD_ORDERS, type FiveCardOrder, valuesIn } from './five-card-values';

export type Order = FiveCardOrder | BadugiOrder;
export const ORDERS: readonly Order[] = [...FIVE_CARD_ORDERS, ...BADUGI_ORDERS];
const isBadugi = (order: Order): order is BadugiOrder => (BADUGI_ORDERS as readonly string[]).includes(order);

/** Of all cards together, of the player's own alone, or exactly so many of each. */
export type From = 'all' | 'own' | { own: number; board: number };

export type HandRule = {
  order: Order;
  from: From;
  /** Which of two boards. */
  board?: 0 | 1;
};

export type Made = { cards: Card[]; value: number };

/** Every way to take so many of some cards. */
export function taken(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) => taken(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]));
}

function ways({ from }: HandRule, own: readonly Card[], board: readonly Card[]): Card[][] {
  if (from === 'own') return taken(own, 5);
  if (from === 'all') return taken([...own, ...board], 5);
  const beside = taken(board, from.board);
  return taken(own, from.own).flatMap((mine) => beside.map((shared) => [...mine, ...shared]));
}

const classOf = ([a, b, c, d, e]: readonly Card[]) =>
  rankFive(a as Card, b as Card, c as Card, d as Card, e as Card);

/** Undefined where there are too few cards. */
export function bestHand(rule: HandRule, own: readonly Card[], board: readonly Card[]): Made | undefined {
  const { order } = rule;
  if (isBadugi(order)) return own.length === 0 ? undefined : bestBadugi(own, order);
  const values = valuesIn(order);
  let best: Made | undefined;
  for (const cards of ways(rule, own, board)) {
    const value = inTable(values[classOf(cards)]);
    if (best === undefined || value > best.value) best = { cards, value };
  }
  return best;
}

/** The value alone, for many boards one after another; the cards are enough for a hand. */
export function bestValue(rule: HandRule, own: readonly Card[], board: readonly Card[]): number {
  const { order, from } = rule;
  if (order === 'high' && from === 'all' && own.length + board.length === 7) {
    const [a, b, c, d, e, f, g] = [...own, ...board] as [Card, Card, Card, Card, Card, Card, Card];
    return rankSeven(a, b, c, d, e, f, g);
  }
  if (isBadugi(order)) return bestBadugi(own, order).value;
  const values = valuesIn(order);
  if (typeof from !== 'string' && from.own === 2) return pairsAndThrees(values, own, board);
  let best = -1;
  const cards = from === 'own' ? own : [...own, ...board];
  const n = cards.length;
  for (let a = 0; a < n; a += 1)
    for (let b = a + 1; b < n; b += 1)
      for (let c = b + 1; c < n; c += 1)
        for (let d = c + 1; d < n; d += 1)
          for (let e = d + 1; e < n; e += 1) {
            const hand = rankFive(
              cards[a] as Card,
              cards[b] as Card,
              cards[c] as Card,
              cards[d] as Card,
              cards[e] as Card,
            );
            const value = inTable(values[hand]);
            if (value > best) best = value;
          }
  return best;
}

function pairsAndThrees(values: Uint16Array, own: readonly Card[], board: readonly Card[]): number {
  let best = -1;
  for (let a = 0; a < own.length; a += 1)
    for (let b = a + 1; b < own.length; b += 1)
      for (let c = 0; c < board.length; c += 1)
        for (let d = c + 1; d < board.length; d += 1)
          for (let e = d + 1; e < board.length; e += 1) {
            const hand = rankFive(
              own[a] as Card,
              own[b] as Card,
              board[c] as Card,
              board[d] as Card,
              board[e] as Card,
            );
            const value = inTable(values[hand]);
            if (value > best) best = value;
          }
  return best;
}

const LOW: readonly Order[] = ['ace-to-five', 'ace-to-five-aces-paired-high', 'deuce-to-six'];

const numeral = (card: Card): string => {
  const rank = rankOf(card);
  return rank < 9 ? String(rank + 2) : (rankName(rank)[0] as string).toUpperCase();
};

/** "8-6-4-3-A": how a low hand is said, the card that decides first in front. */
function fromTheTop(cards: readonly Card[], order: Order): string {
  const aceLow = order !== 'deuce-to-six' && order !== 'deuce-to-seven' && order !== 'badugi-ace-high';
  const place = (card: Card) => (aceLow ? (rankOf(card) + 1) % 13 : rankOf(card));
  return [...cards]
    .sort((a, b) => place(b) - place(a))
    .map(numeral)
    .join('-');
}

const SIZES = ['no', 'One', 'Two', 'Three', 'Four'];

export function nameOf({ cards }: Made, order: Order): string {
  if (isBadugi(order)) {
    const size = SIZES[cards.length] as string;
    return `${size} ${cards.length === 1 ? 'card' : 'cards'}, ${fromTheTop(cards, order)}`;
  }
  const hand = classOf(cards);
  const { category } = FIVE_CARD_ORDER.standingOf(hand);
  const unpaired = new Set(cards.map(rankOf)).size === 5;
  if (LOW.includes(order) && unpaired) return fromTheTop(cards, order);
  if (order === 'deuce-to-seven' && (category === 'high-card' || isWheel(cards, category)))
    return fromTheTop(cards, order);
  if (order === 'short-deck' && unpaired && isShortWheel(cards))
    return category === 'flush' ? 'Straight flush, nine high' : 'Straight, nine high';
  return fiveCardName(hand);
}

const ranksOf = (cards: readonly Card[]) =>
  cards
    .map(rankOf)
    .sort((a, b) => a - b)
    .join();
const isWheel = (cards: readonly Card[], category: string) =>
  category === 'straight' && ranksOf(cards) === '0,1,2,3,12';
const isShortWheel = (cards: readonly Card[]) => ranksOf(cards) === '4,5,6,7,12';
