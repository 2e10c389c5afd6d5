/** A wager that is paid from a meter: what it costs at any meter, from the figures of one. */
import { type Fraction, fromText, ONE, toText } from '@/simulations/exact/fraction';
import type { ProgressiveFigures } from '@/simulations/result';
import type { Offered } from './wagers';

export type Progressive = Offered & { progressive: ProgressiveFigures };

export const progressives = (all: Offered[]): Progressive[] =>
  all.flatMap((each) => (each.result.progressive ? [{ ...each, progressive: each.result.progressive }] : []));

/** Of each unit staked, what is not returned: fixed pays return the same at any meter, shares of it in proportion. */
export function edgeAtMeter(
  { fixedReturn, meterShare, wager }: ProgressiveFigures,
  meter: Fraction,
): Fraction {
  return ONE.sub(fromText(fixedReturn)).sub(fromText(meterShare).mul(meter).div(fromText(wager)));
}

/** The dearest it gets: the meter stands at its seed after it was won. */
export const edgeAtSeed = (figures: ProgressiveFigures): string =>
  toText(edgeAtMeter(figures, fromText(figures.seed)));

/** Over very many rounds, whatever the meter does. */
export const edgeInTheLongRun = ({ longRunReturn }: ProgressiveFigures): string =>
  toText(ONE.sub(fromText(longRunReturn)));

/** For players: a share of the meter grows with it, so its edge is given where it is dearest. */
export const shownEdge = ({ result: { progressive, houseEdge } }: Offered): string =>
  progressive ? edgeAtSeed(progressive) : houseEdge;
