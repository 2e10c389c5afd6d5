/** A wager that is paid from a meter, as the papers speak of it. */
import { type Fraction, fromText, isNegative, toText } from '@/simulations/exact/fraction';
import { edgeAtSeed } from '@/simulations/progressive/edge-line';
import type { ProgressiveFigures } from '@/simulations/result';
import { shownAmount } from './money';
import type { Offered } from './wagers';

export type Progressive = Offered & { progressive: ProgressiveFigures };

export const progressives = (all: Offered[]): Progressive[] =>
  all.flatMap((each) => (each.result.progressive ? [{ ...each, progressive: each.result.progressive }] : []));

/** For players: a share of the meter grows with it, so its edge is given where it is dearest. */
export const shownEdge = ({ result: { progressive, houseEdge } }: Offered): string =>
  progressive ? edgeAtSeed(progressive) : houseEdge;

/** Some tables are printed in another currency than their rulebook's. */
export const currencyOf = ({ currency }: ProgressiveFigures, home: string): string => currency ?? home;

export type Money = (amount: string | Fraction, rounding?: 'up' | 'down' | 'nearest') => string;

export const moneyIn =
  (currency: string): Money =>
  (amount, rounding = 'nearest') => {
    const value = typeof amount === 'string' ? fromText(amount) : amount;
    return isNegative(value)
      ? `−${shownAmount(toText(value.neg()), currency, rounding)}`
      : shownAmount(toText(value), currency, rounding);
  };

export const isNothing = (text: string): boolean => fromText(text).n === 0n;
