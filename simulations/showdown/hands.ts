/** The best hand that a rule makes of a player's own cards and a board. */

import { type Card, rankName, rankOf } from '../equipment/cards/card';
import { fiveCardName } from '../equipment/cards/hand-names';
import { rankFive, rankSeven } from '../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../equipment/cards/orders';
import { inTable } from '../exact/in-table';
import { BADUGI_ORDERS, type BadugiOrder, bestBadugi } from './badugi';
import { FIVE_CARD_ORDERS, type FiveCardOrder, valuesIn } from './five-card-values';
import { JOKER_ORDERS, type JokerOrder, jokerHand, jokerKindName } from './joker-41';
import { SUM_ORDERS, type SumOrder, sumStanding, sumValue } from './nearest-sum';

export type Order = FiveCardOrder | BadugiOrder | SumOrder | JokerOrder;
export const ORDERS: readonly Order[] = [
  ...FIVE_CARD_ORDERS,
  ...BADUGI_ORDERS,
  ...SUM_ORDERS,
  ...JOKER_ORDERS,
];
const isBadugi = (order: Order): order is BadugiOrder => (BADUGI_ORDERS as readonly string[]).includes(order);
const isOfJoker = (order: Order): order is JokerOrder => (JOKER_ORDERS as readonly string[]).includes(order);
const isSum = (order: Order): order is SumOrder => (SUM_ORDERS as readonly string[]).includes(order);

/** Of all cards together, of the player's own alone, or exactly so many of each. */
export type From = 'all' | 'own' | { own: number; board: number };

export type HandRule = {
  order: Order;
  from: From;
  /** Which of two boards. */
  board?: 0 | 1;
};

export type Made = { cards: Card[]; value: number };

/** Every way to take so many of some places, in rising order. */
function taken(places: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return places.flatMap((place, at) =>
    taken(places.slice(at + 1), count - 1).map((rest) => [place, ...rest]),
  );
}

const places = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

function fives(from: From, own: number, board: number): number[][] {
  if (from === 'own') return taken(places(0, own), 5);
  if (from === 'all') return taken(places(0, own + board), 5);
  const shared = taken(places(own, board), from.board);
  return taken(places(0, own), from.own).flatMap((mine) => shared.map((others) => [...mine, ...others]));
}

const kept = new Map<string, Uint8Array>();

/** Which five of a player's own cards with the board after them can be a hand: five places after another. */
function handsOf(from: From, own: number, board: number): Uint8Array {
  const key = `${JSON.stringify(from)} ${own} ${board}`;
  const found = kept.get(key) ?? Uint8Array.from(fives(from, own, board).flat());
  kept.set(key, found);
  return found;
}

/** Where the best five stand among `hands`, and what they are worth; -1 where there are too few cards. */
function bestOf(
  order: FiveCardOrder,
  cards: readonly Card[],
  hands: Uint8Array,
): { at: number; value: number } {
  const values = valuesIn(order);
  const card = (place: number) => cards[inTable(hands[place])] as Card;
  let best = { at: -1, value: -1 };
  for (let at = 0; at < hands.length; at += 5) {
    const hand = rankFive(card(at), card(at + 1), card(at + 2), card(at + 3), card(at + 4));
    const value = inTable(values[hand]);
    if (value > best.value) best = { at, value };
  }
  return best;
}

/** Undefined where there are too few cards. */
export function bestHand(
  { order, from }: HandRule,
  own: readonly Card[],
  board: readonly Card[],
): Made | undefined {
  if (isBadugi(order)) return own.length === 0 ? undefined : bestBadugi(own, order);
  if (isOfJoker(order))
    return own.length === 5 ? { cards: [...own], value: jokerHand(own).value } : undefined;
  if (isSum(order)) {
    const value = sumValue(own, board);
    return value === undefined ? undefined : { cards: [...own], value };
  }
  const cards = [...own, ...board];
  const hands = handsOf(from, own.length, board.length);
  const { at, value } = bestOf(order, cards, hands);
  if (at < 0) return undefined;
  return { cards: [...hands.subarray(at, at + 5)].map((place) => cards[place] as Card), value };
}

/** The value alone, for many boards one after another; the cards are enough for a hand. */
export function bestValue({ order, from }: HandRule, own: readonly Card[], board: readonly Card[]): number {
  if (isBadugi(order)) return bestBadugi(own, order).value;
  if (isOfJoker(order)) return jokerHand(own).value;
  if (isSum(order)) return sumValue(own, board) ?? -1;
  const cards = [...own, ...board];
  if (order === 'high' && from === 'all' && cards.length === 7) {
    const [a, b, c, d, e, f, g] = cards as [Card, Card, Card, Card, Card, Card, Card];
    return rankSeven(a, b, c, d, e, f, g);
  }
  return bestOf(order, cards, handsOf(from, own.length, board.length)).value;
}

const classOf = ([a, b, c, d, e]: readonly Card[]) =>
  rankFive(a as Card, b as Card, c as Card, d as Card, e as Card);

const LOW: readonly Order[] = ['ace-to-five', 'ace-to-five-aces-paired-high', 'deuce-to-six'];

const ACE_HIGH: readonly Order[] = ['deuce-to-six', 'deuce-to-seven', 'badugi-ace-high', 'nearest-sum'];

const numeral = (card: Card): string => numeralOf(rankOf(card));
const numeralOf = (rank: number): string =>
  rank < 9 ? String(rank + 2) : (rankName(rank)[0] as string).toUpperCase();

/** "8-6-4-3-A": how a low hand is said, the card that decides first in front. */
function fromTheTop(cards: readonly Card[], order: Order): string {
  const aceLow = !ACE_HIGH.includes(order);
  const place = (card: Card) => (aceLow ? (rankOf(card) + 1) % 13 : rankOf(card));
  return [...cards]
    .sort((a, b) => place(b) - place(a))
    .map(numeral)
    .join('-');
}

const SIZES = ['no', 'One', 'Two', 'Three', 'Four'];

function sumName({ cards, value }: Made, order: Order): string {
  const { kind, by } = sumStanding(value);
  const standing = kind === 'matches' ? 'matches the board' : `${by} ${kind} the board`;
  return `${fromTheTop(cards, order)} (${standing})`;
}

export function nameOf(made: Made, order: Order): string {
  const { cards } = made;
  if (isOfJoker(order)) {
    const { kind, ranks } = jokerHand(cards);
    return `${jokerKindName(kind)}, ${ranks.map(numeralOf).join('-')}`;
  }
  if (isSum(order)) return sumName(made, order);
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
