/** Suits that no condition distinguishes: renaming them changes nothing. */

/** By suit the number of its block. */
export type SuitBlocks = readonly [number, number, number, number];

export const ALIKE: SuitBlocks = [0, 0, 0, 0];
export const BY_COLOUR: SuitBlocks = [0, 1, 1, 0];
export const BY_SUIT: SuitBlocks = [0, 1, 2, 3];
export const apart = (suit: number): SuitBlocks =>
  BY_SUIT.map((other) => Number(other === suit)) as unknown as SuitBlocks;

/** Suits that are all in one block are distinguished by nothing. */
export function common(all: readonly SuitBlocks[]): SuitBlocks {
  const keys = BY_SUIT.map((suit) => all.map((blocks) => blocks[suit]).join());
  return keys.map((key) => keys.indexOf(key)) as unknown as SuitBlocks;
}
