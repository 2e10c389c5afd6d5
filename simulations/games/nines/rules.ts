/** Who draws a fourth card, and how two hands compare. */

/** From here on a hand must stand. */
export const MUST_STAND = 7;
export const NINE = 9;

/** By the house way a hand draws up to here and stands from the next on. */
export const HOUSE_WAY = 5;
export const houseWayDraws = (total: number): boolean => total <= HOUSE_WAY;

export const RESULTS = ['win', 'tie', 'low-tie', 'lose'] as const;
export type NinesResult = (typeof RESULTS)[number];

/** Ties of 0 and 1 are apart: in some of these games the bank wins them. */
const LOW = 1;

/** For the player, as a number of `RESULTS`. */
export function resultOf(player: number, bank: number): number {
  if (player !== bank) return player > bank ? 0 : 3;
  return player <= LOW ? 2 : 1;
}
