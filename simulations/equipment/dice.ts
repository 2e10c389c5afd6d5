/** Dice with faces 1 to 6, and everything that two or three of them can show. */
import type { RandomSource } from './random-source';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

export type TwoDice = readonly [Face, Face];
export type ThreeDice = readonly [Face, Face, Face];

/** The 36 equally likely throws of two distinct dice. */
export const TWO_DICE: readonly TwoDice[] = FACES.flatMap((a) => FACES.map((b): TwoDice => [a, b]));

/** The 216 equally likely throws of three distinct dice. */
export const THREE_DICE: readonly ThreeDice[] = TWO_DICE.flatMap(([a, b]) =>
  FACES.map((c): ThreeDice => [a, b, c]),
);

/** An index into `TWO_DICE`: both dice at once, so that the witness draws one number a throw. */
export function throwTwo(random: RandomSource): number {
  return random.below(TWO_DICE.length);
}

/** An index into `THREE_DICE`. */
export function throwThree(random: RandomSource): number {
  return random.below(THREE_DICE.length);
}
