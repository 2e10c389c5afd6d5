/** A wager that is paid from a meter, as the papers speak of it. */
import {
  basisInWords,
  type HeadlineEdge,
  headlineEdge,
  type MeterGiven,
} from '@/rulebooks/edges/headline-edge';
import { amountIn } from '@/rulebooks/spelling/money';
import { type Fraction, fromText, isNegative, toText } from '@/simulations/exact/fraction';
import { minorScale } from '@/simulations/pays/minor-units';
import { edgeForPlayers } from '@/simulations/printing/numbers';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import type { Subject } from '../subject';
import { shownAmount } from './money';
import { settlementOf } from './settled';
import { givenOf, type Offered } from './wagers';

export type Progressive = Offered & { progressive: ProgressiveFigures };

export const progressives = (all: Offered[]): Progressive[] =>
  all.flatMap((each) => {
    const settled = settlementOf(each);
    return settled.by === 'meter' ? [{ ...each, progressive: settled.meter }] : [];
  });

type Put = Pick<Subject, 'variant'>;

/** The leading edge, as on every screen: never at a meter that nobody gave. */
export const headlineOf = (offered: Offered, put: Put): HeadlineEdge =>
  headlineEdge(offered.result, givenOf(offered, put));

/** Whether what is counted at one meter would be of a meter that nobody gave. */
export const meterMissing = (offered: Offered, put: Put): boolean =>
  settlementOf(offered).by === 'meter' && !givenOf(offered, put).meter;

/** Whether nobody declared a share, and the rules print none: then nothing is known of the long run. */
export const feedUnknown = ({ progressive }: Progressive, given: MeterGiven): boolean =>
  !given.contribution && isNothing(progressive.contribution) && !progressive.reserve;

/** In place of an edge that depends on a meter that was not given. */
export const BY_THE_METER = 'by the meter';

export const headlineForPlayers = (offered: Offered, subject: Pick<Subject, 'variant'>): string => {
  const { edge } = headlineOf(offered, subject);
  return edge === undefined ? BY_THE_METER : edgeForPlayers(edge);
};

/** The basis of the edge of a wager on a meter: "edge over the long run". */
export function basisNote(
  offered: Offered,
  subject: Pick<Subject, 'variant' | 'rulebook'>,
): string | undefined {
  // As it was declared, to the penny.
  const said = basisInWords(headlineOf(offered, subject), amountIn(subject.rulebook.currency));
  return said && `edge ${said}`;
}

/** Some tables are printed in another currency than their rulebook's. */
export const currencyOf = ({ currency }: ProgressiveFigures, home: string): string => currency ?? home;

/** What one wager costs, in minor units, as the sign prints it. */
export const priceOf = (progressive: ProgressiveFigures, home: string): number =>
  Number(
    fromText(progressive.wager)
      .mul(minorScale(currencyOf(progressive, home)))
      .ceil()
      .toFraction(),
  );

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
