/**
 * Suits that nobody tells apart. Renaming them changes nothing, so of the sets of cards that come from one another by it
 * one is taken, with as many as there are: the one whose suits in a block hold falling masks of ranks.
 */

import { cardOf, RANKS, SUITS } from '../../equipment/cards/card';

/** By suit the number of its block. */
export type SuitBlocks = readonly [number, number, number, number];

export const ALIKE: SuitBlocks = [0, 0, 0, 0];
export const BY_COLOUR: SuitBlocks = [0, 1, 1, 0];
export const BY_SUIT: SuitBlocks = [0, 1, 2, 3];
export const apart = (suit: number): SuitBlocks =>
  BY_SUIT.map((other) => Number(other === suit)) as unknown as SuitBlocks;

/** Suits in one block of all are told apart by none. */
export function common(all: readonly SuitBlocks[]): SuitBlocks {
  const keys = BY_SUIT.map((suit) => all.map((blocks) => blocks[suit]).join());
  return keys.map((key) => keys.indexOf(key)) as unknown as SuitBlocks;
}

/** Which of the suits below this one is the nearest of its block; -1 where there is none. */
const before = (blocks: SuitBlocks, suit: number) => blocks.lastIndexOf(blocks[suit] as number, suit - 1);

const FACTORIALS = [1, 1, 2, 6, 24];

export const renamingsOf = (blocks: SuitBlocks): number =>
  [...new Set(blocks)].reduce(
    (product, block) => product * (FACTORIALS[blocks.filter((one) => one === block).length] as number),
    1,
  );

/** MASKS[k]: every mask of k ranks, rising. */
const MASKS = Array.from({ length: 8 }, (): number[] => []);
for (let mask = 0; mask < 1 << RANKS; mask += 1) {
  let held = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) held += 1;
  MASKS[held]?.push(mask);
}

/** Each set of so many cards, up to renaming suits within a block, with how many sets it stands for. */
export function forEachClass(
  size: number,
  blocks: SuitBlocks,
  visit: (cards: Uint8Array, sets: number) => void,
): void {
  const earlier = BY_SUIT.map((suit) => (suit === 0 ? -1 : before(blocks, suit)));
  const renamings = renamingsOf(blocks);
  const masks = new Uint16Array(SUITS);
  /** How many suits of its block up to this one hold the same ranks. */
  const runs = new Uint8Array(SUITS);
  const cards = new Uint8Array(size);
  const hold = (suit: number, from: number, orders: number) => {
    if (suit === SUITS) {
      visit(cards, renamings / orders);
      return;
    }
    const other = earlier[suit] as number;
    const bound = other < 0 ? 1 << RANKS : (masks[other] as number);
    const least = suit === SUITS - 1 ? size - from : 0;
    for (let held = least; from + held <= size; held += 1)
      for (const mask of MASKS[held] as number[]) {
        if (mask > bound) break;
        masks[suit] = mask;
        runs[suit] = other >= 0 && mask === bound ? (runs[other] as number) + 1 : 1;
        let to = from;
        for (let rest = mask; rest > 0; rest &= rest - 1) {
          cards[to] = cardOf(31 - Math.clz32(rest & -rest), suit);
          to += 1;
        }
        hold(suit + 1, to, orders * (runs[suit] as number));
      }
  };
  hold(0, 0, 1);
}
