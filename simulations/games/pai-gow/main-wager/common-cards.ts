/** Sets of cards that two hands may have in common, one for each class of suits, from a whole pack or a smaller one. */
import { RANKS, SUITS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { HAND, type Jokers } from '../cards/pack';

/** Some ranks of some suits, and jokers or none. */
export type Pack = { suits: number; ranks: number; jokers: Jokers };
export const wholePack = (jokers: Jokers): Pack => ({ suits: SUITS, ranks: (1 << RANKS) - 1, jokers });
export const WHOLE_PACK: Pack = wholePack(1);

export type CommonCards = {
  /** By suit: a mask of ranks. Falling. */
  masks: readonly number[];
  /** How many jokers. */
  joker: number;
  /** How many sets there are in the class. */
  orbit: number;
};

const bits = (mask: number) => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
};
export const packSize = ({ suits, ranks, jokers }: Pack): number => suits * bits(ranks) + jokers;

export function binomial(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
}

const FACTORIALS = [1, 1, 2, 6, 24];

/** How many ways there are to give falling masks to the suits. */
function orbitOf(masks: readonly number[]): number {
  let orders = inTable(FACTORIALS[masks.length]);
  let alike = 1;
  for (let i = 1; i <= masks.length; i += 1) {
    if (i < masks.length && masks[i] === masks[i - 1]) alike += 1;
    else {
      orders /= inTable(FACTORIALS[alike]);
      alike = 1;
    }
  }
  return orders;
}

/** How many hands of seven there are, and pairs of hands without a card in common. */
export const handsIn = (pack: Pack): number => binomial(packSize(pack), HAND);
export const pairsOfHands = (pack: Pack): bigint =>
  BigInt(handsIn(pack)) * BigInt(binomial(packSize(pack) - HAND, HAND));

export function forEachCommonSet(
  { suits, ranks, jokers }: Pack,
  size: number,
  visit: (cards: CommonCards, index: number) => void,
): void {
  let index = 0;
  const masksOf = Array.from({ length: HAND + 1 }, (): number[] => []);
  for (let mask = ranks; ; mask = (mask - 1) & ranks) {
    masksOf[bits(mask)]?.push(mask);
    if (mask === 0) break;
  }
  const fill = (masks: number[], left: number, joker: number) => {
    if (masks.length === suits) {
      if (left === 0) {
        visit({ masks: [...masks], joker, orbit: orbitOf(masks) * binomial(jokers, joker) }, index);
        index += 1;
      }
      return;
    }
    const bound = masks.at(-1) ?? ranks;
    for (let count = left; count >= 0; count -= 1)
      for (const mask of masksOf[count] as number[]) {
        if (mask > bound) continue;
        masks.push(mask);
        fill(masks, left - count, joker);
        masks.pop();
      }
  };
  for (let joker = 0; joker <= jokers; joker += 1) if (size >= joker) fill([], size - joker, joker);
}
