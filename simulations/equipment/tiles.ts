/** The 32 Chinese dominoes, by the spots at both ends: eleven tiles come twice, ten once. */

export type Tile = number;
export const TILES = 32;

type Ends = readonly [number, number];

const TWICE: readonly Ends[] = [
  [6, 6],
  [1, 1],
  [4, 4],
  [1, 3],
  [5, 5],
  [3, 3],
  [2, 2],
  [5, 6],
  [4, 6],
  [1, 6],
  [1, 5],
];

const ONCE: readonly Ends[] = [
  [4, 5],
  [3, 6],
  [3, 5],
  [2, 6],
  [3, 4],
  [2, 5],
  [2, 3],
  [1, 4],
  [2, 4],
  [1, 2],
];

/** By tile. Tiles 2k and 2k + 1 are a pair, alike or not. */
export const ENDS: readonly Ends[] = [...TWICE.flatMap((ends) => [ends, ends]), ...ONCE];

export const spotsOf = (tile: Tile): number => {
  const [one, other] = ENDS[tile] as Ends;
  return one + other;
};
