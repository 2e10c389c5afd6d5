/**
 * The house edge as the meter grows: 1 - f - G M / w, a straight line, since each unit on the meter is worth the same.
 * For one player among those declared; where winners divide the meter, more of them make the line flatter.
 */
import { type Fraction, fromText, ONE, toText } from '../exact/fraction';
import type { ProgressiveFigures } from './meter-figures';

/** The part of the meter that one wager gets on average. */
export const wonShare = ({
  meterShare,
  ownShare,
}: Pick<ProgressiveFigures, 'meterShare' | 'ownShare'>): Fraction => fromText(ownShare ?? meterShare);

type Line = Pick<ProgressiveFigures, 'fixedReturn' | 'wager' | 'meterShare' | 'ownShare'>;

export function edgeAtMeter(figures: Line, meter: Fraction): Fraction {
  const { fixedReturn, wager } = figures;
  return ONE.sub(fromText(fixedReturn)).sub(wonShare(figures).mul(meter).div(fromText(wager)));
}

/** The dearest it gets where the house pays the seed: the meter stands at it after it was won. */
export const edgeAtSeed = (figures: Line & Pick<ProgressiveFigures, 'seed'>): string =>
  toText(edgeAtMeter(figures, fromText(figures.seed)));

/** Over very many rounds, whatever the meter does. */
export const edgeInTheLongRun = ({ longRunReturn }: Pick<ProgressiveFigures, 'longRunReturn'>): string =>
  toText(ONE.sub(fromText(longRunReturn)));
