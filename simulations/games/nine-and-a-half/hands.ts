/** Cards and hands by what they count. Everything is in half points: a ten or a picture is one, an ace two, a nine eighteen. */
import { inTable } from '../../exact/in-table';

/** The half, and one to nine. */
export const KINDS = 10;
export const halvesOf = (kind: number): number => (kind === 0 ? 1 : 2 * kind);

/** Nine and a half: what is above goes over. */
export const MOST = 19;
/** The bank draws below six. */
export const BANK_STANDS = 12;

/** A player draws at most 19 halves; the bank at most 11 and one card more. */
export const PLAYERS_MOST = MOST;
export const BANKS_MOST = BANK_STANDS;
/** Every round is so many cards in order, dealt whether they are needed or not, so that all are equally likely. */
export const DEALT = PLAYERS_MOST + BANKS_MOST;

/** By kind, how many cards are there. */
export type Cards = readonly number[];

export const shoeOf = (decks: number): Cards =>
  Array.from({ length: KINDS }, (_, kind) => decks * (kind === 0 ? 16 : 4));

export const cardsIn = (cards: Cards): number => cards.reduce((sum, count) => sum + count, 0);

export const less = (cards: Cards, taken: Cards): Cards =>
  cards.map((count, kind) => count - inTable(taken[kind]));

export const falling = (from: number, count: number): bigint => {
  let product = 1n;
  for (let i = 0; i < count; i += 1) product *= BigInt(Math.max(0, from - i));
  return product;
};

export type Hand = {
  /** By kind. */
  cards: Cards;
  size: number;
  /** In half points. */
  total: number;
  /** By kind of the next card, the number of the hand that it makes; -1 where it goes over. */
  next: readonly number[];
};

/** Every hand of at most so many half points, smaller ones first; the first is empty. */
export function handsUpTo(most: number): Hand[] {
  const found = new Map<string, { cards: Cards; size: number; total: number }>();
  const add = (cards: Cards, size: number, total: number) => {
    const key = cards.join();
    if (found.has(key)) return;
    found.set(key, { cards, size, total });
    for (let kind = 0; kind < KINDS; kind += 1)
      if (total + halvesOf(kind) <= most) add(withOne(cards, kind), size + 1, total + halvesOf(kind));
  };
  add(new Array<number>(KINDS).fill(0), 0, 0);
  const hands = [...found.values()].sort((a, b) => a.size - b.size);
  const numbers = new Map(hands.map(({ cards }, number) => [cards.join(), number]));
  return hands.map((hand) => ({
    ...hand,
    next: hand.cards.map((_, kind) => numbers.get(withOne(hand.cards, kind).join()) ?? -1),
  }));
}

const withOne = (cards: Cards, kind: number): Cards =>
  cards.map((count, other) => (other === kind ? count + 1 : count));

/** The hands a player can hold, from no card on. */
export const HANDS = handsUpTo(MOST);
