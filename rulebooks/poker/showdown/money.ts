/** Dollars of a showdown as they are shown: "$2.50", "−$6". */
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import { shownMoney } from '../../spelling/money';

/** So many chips or points, each worth a whole number of cents. */
export const moneyOf = (count: number, each: Fraction): string =>
  shownMoney(each.mul(ratio(100 * count)).valueOf(), 'USD');
