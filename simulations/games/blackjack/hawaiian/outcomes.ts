/** How a hand that is played out can end: what it staked, and whether it won, stood off or lost; or it was given up. */
import { ENDS } from './settled';

export const [LOST, EVEN, WON] = [0, 1, 2];
/** Added where two were staked. */
export const DOUBLED = 3;
export const GAVE_UP = 6;
export const OUTCOMES = 7;

export const stakeOf = (outcome: number): number => (outcome >= DOUBLED && outcome !== GAVE_UP ? 2 : 1);

/** What is won and lost of the stakes, in halves of the first. */
export function halvesOf(outcome: number): { won: number; lost: number } {
  if (outcome === GAVE_UP) return { won: 0, lost: 1 };
  const stake = 2 * stakeOf(outcome);
  const how = outcome % DOUBLED;
  return { won: how === WON ? stake : 0, lost: how === LOST ? stake : 0 };
}

/** Chances by the dealer's end and the hand's outcome. */
export type Outcomes = Float64Array;
export const noOutcomes = (): Outcomes => new Float64Array(ENDS * OUTCOMES);
