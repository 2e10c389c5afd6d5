/** What a house edge below zero means, in the same words wherever one is shown. */
import { type FractionText, fromText, isNegative, ONE } from '@/simulations/exact/fraction';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';

/** The edge that is shown: of a meter that was not given there may be none. */
export type Known = {
  edge: FractionText | undefined;
  progressive?: Pick<ProgressiveFigures, 'fixedReturn'> | undefined;
};

const GAINS = 'The edge is below zero: on average the player gains this much and the house loses it.';
const FIXED_PAYS_ALONE = 'The fixed pays alone return more than is staked, whatever the meter shows.';

/** Nothing where the house keeps something, or neither gains. */
export function playerGains({ edge, progressive }: Known): string | undefined {
  const gains = edge !== undefined && isNegative(fromText(edge));
  const alone = progressive !== undefined && fromText(progressive.fixedReturn).compare(ONE) > 0;
  const says = [...(gains ? [GAINS] : []), ...(alone ? [FIXED_PAYS_ALONE] : [])];
  return says.length > 0 ? says.join(' ') : undefined;
}
