/** What a pay moves when its event comes: the stake, if it is lost, and what is won. */
import { type Fraction, ONE, ZERO } from '../exact/fraction';
import { type Flow, fixedSum, flow } from '../money/flow';
import type { Bank } from '../money/views';
import type { Pay } from './pay';

/** One wager and the meter it may win of, of which its own part where winners divide it; in whole units of the currency. */
export type AtMeter = { wager: Fraction; meter: Fraction };

/** A share of an empty meter hands over nothing. */
export const NO_METER: AtMeter = { wager: ONE, meter: ZERO };

export type Paying = { meter?: AtMeter; bank?: Bank; sumsFrom?: 'house' | 'meter' };

export function flowsOfPay(
  pay: Pay,
  { meter: { wager, meter } = NO_METER, bank = 'house', sumsFrom = 'house' }: Paying = {},
): Flow[] {
  switch (pay.kind) {
    case 'to':
      return [flow(bank, 'player', 'win', pay.win.div(pay.stake))];
    // The stake is the bank's, and so much comes back for it: less, where "1 for 2" is paid.
    case 'for':
      return [flow(bank, 'player', 'win', pay.win.div(pay.stake).sub(ONE))];
    case 'push':
      return [];
    case 'lose':
      return [flow('player', bank, 'stake', pay.share)];
    case 'meter':
      return [
        flow('player', bank, 'stake', ONE),
        flow('meter', 'player', 'jackpot', pay.share.mul(meter).div(wager)),
      ];
    case 'sum':
      return [
        flow('player', bank, 'stake', ONE),
        flow(sumsFrom, 'player', 'win', fixedSum(pay.amount, wager)),
      ];
  }
}
