/** The currency in which a game is staked: that of its limits, or else of its rules. */
import type { Circumstances } from './variant';

export const currencyOfStakes = (
  { limits }: Pick<Circumstances, 'limits'>,
  { currency }: { currency: string },
): string => limits?.currency ?? currency;
