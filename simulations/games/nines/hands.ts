/** Cards of the stripped packs by what they count, and hands of a few of them in no order. */
import { inTable } from '../../exact/in-table';

/** Nothing, and one to six. */
export const VALUES = 7;
const OF_EACH = 4;
/** Every round is eight cards in order, dealt whether they are needed or not, so that all are equally likely. */
export const DEALT = 8;
export const HAND = 3;

/** By value, how many cards are there. */
export type Cards = readonly number[];

export const shoeOf = ({ decks, zeros }: { decks: number; zeros: number }): Cards =>
  Array.from({ length: VALUES }, (_, value) => decks * (value === 0 ? zeros : OF_EACH));

export type Hand = { values: readonly number[]; total: number };

/** Each hand of so many cards once, its lowest card first. */
export function handsOf(size: number): Hand[] {
  const hands: Hand[] = [];
  const add = (values: readonly number[], from: number) => {
    if (values.length === size)
      hands.push({ values, total: values.reduce((sum, value) => sum + value, 0) % 10 });
    else for (let value = from; value < VALUES; value += 1) add([...values, value], value);
  };
  add([], 0);
  return hands;
}

/** The 84 hands of three. */
export const HANDS = handsOf(HAND);

/** Three of each value at most, so that the keys of two parts of a hand add up to its own. */
const keyOf = ({ values }: Hand): number => values.reduce((key, value) => key + 4 ** value, 0);
const NUMBERS = new Map(HANDS.map((hand, number) => [keyOf(hand), number]));

/** The number among `HANDS` of the hand that two parts make. */
export const numberOf = (one: Hand, other: Hand): number => inTable(NUMBERS.get(keyOf(one) + keyOf(other)));

export function without(cards: Cards, { values }: Hand): Cards {
  const left = [...cards];
  for (const value of values) left[value] = inTable(left[value]) - 1;
  return left;
}

/** In how many orders the hand can be dealt from these cards: below 2^53 for any shoe of 20 packs. */
export function waysToDeal(cards: Cards, { values }: Hand): number {
  const left = [...cards];
  const drawn = new Array<number>(VALUES).fill(0);
  let ways = 1;
  for (const [at, value] of values.entries()) {
    drawn[value] = inTable(drawn[value]) + 1;
    // The orders of the values, as a product of whole numbers: (at + 1) choices over how often this one came.
    ways = (ways * Math.max(0, inTable(left[value])) * (at + 1)) / inTable(drawn[value]);
    left[value] = inTable(left[value]) - 1;
  }
  return ways;
}

export const cardsIn = (cards: Cards): number => cards.reduce((sum, count) => sum + count, 0);

export function dealsOf(cards: number): bigint {
  let deals = 1n;
  for (let dealt = 0; dealt < DEALT; dealt += 1) deals *= BigInt(cards - dealt);
  return deals;
}
