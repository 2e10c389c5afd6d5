/** A share of all hands, for a table that a person reads. */
import { toPercent } from '../../exact/decimal';
import { ratio } from '../../exact/fraction';

export const shareInWords = (hands: number, all: number): string =>
  hands === 0 ? 'none' : toPercent(ratio(BigInt(hands), BigInt(all)), 4);
