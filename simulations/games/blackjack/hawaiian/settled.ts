/** Who wins, by what both hands count: every total from 2 to 31 of the player's, and from 18 to 27 of the dealer's. */
import { MOST } from './cards';

/** Totals of a dealer who draws no more. */
export const LOWEST = 18;
export const ENDS = 10;
/** A hand of 21 that draws a ten. */
export const FURTHEST = 31;
/** A joker and a ten after a split, where they keep their rank: better than any 22 of the dealer's that is left. */
export const RANKED = FURTHEST + 1;
export const STANDINGS = RANKED + 1;

export type Settles = {
  /** A hand over 22 against one that is not. */
  over: 'loses' | 'nearer';
};

/** 1, 0 and -1, by standing and end. */
export function resultsOf(settles: Settles): Int8Array {
  return Int8Array.from({ length: STANDINGS * ENDS }, (_, at) =>
    against(Math.floor(at / ENDS), (at % ENDS) + LOWEST, settles),
  );
}

function against(standing: number, dealers: number, { over }: Settles): number {
  const mine = standing === RANKED ? MOST : standing;
  if (over === 'loses' && mine > MOST !== dealers > MOST) return mine > MOST ? -1 : 1;
  const further = Math.abs(dealers - MOST) - Math.abs(mine - MOST);
  if (further !== 0) return Math.sign(further);
  if (standing === RANKED) return 1;
  // Equal hands stand off, but for two of 18.
  return mine === LOWEST && dealers === LOWEST ? -1 : 0;
}
