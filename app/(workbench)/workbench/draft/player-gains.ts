/** What a house edge below zero means, in the same words wherever one is shown. */
import { fromText, isNegative, ONE } from '@/simulations/exact/fraction';
import type { ProgressiveFigures, WagerFigures } from '@/simulations/result';

type Priced = Pick<WagerFigures, 'houseEdge'> & { progressive?: Pick<ProgressiveFigures, 'fixedReturn'> };

const GAINS = 'The edge is below zero: on average the player gains this much and the house loses it.';
const FIXED_PAYS_ALONE = 'The fixed pays alone return more than is staked, whatever the meter shows.';

/** Nothing where the house keeps something, or neither gains. */
export function playerGains({ houseEdge, progressive }: Priced): string | undefined {
  if (!isNegative(fromText(houseEdge))) return undefined;
  const alone = progressive && fromText(progressive.fixedReturn).compare(ONE) > 0;
  return alone ? `${GAINS} ${FIXED_PAYS_ALONE}` : GAINS;
}
