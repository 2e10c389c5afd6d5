/** What a pay is worth to the player. */
import { type Fraction, ONE, ZERO } from '../exact/fraction';
import type { Pay } from './pay';

/** One wager and the meter it may win of, of which its own part where winners divide it; in whole units of the currency. */
export type AtMeter = { wager: Fraction; meter: Fraction };

/** A share of an empty meter hands over nothing. */
export const NO_METER: AtMeter = { wager: ONE, meter: ZERO };

/** Net gain per unit staked: 35 for "35 to 1", 5 for "6 for 1", 0 for a stand-off, -1 for a loss. */
export function netPay(pay: Pay, { wager, meter }: AtMeter = NO_METER): Fraction {
  switch (pay.kind) {
    case 'to':
      return pay.win.div(pay.stake);
    case 'for':
      return pay.win.div(pay.stake).sub(ONE);
    case 'push':
      return ZERO;
    case 'lose':
      return pay.share.neg();
    case 'meter':
      return pay.share.mul(meter).div(wager).sub(ONE);
    case 'sum':
      return pay.amount.div(wager).sub(ONE);
  }
}

/** What can be compared: odds with odds, a share of the meter with another, a sum with a sum. */
export type Worth = { of: 'stake' | 'meter' | `money ${string}`; value: Fraction };

export function worthOf(pay: Pay): Worth {
  if (pay.kind === 'meter') return { of: 'meter', value: pay.share };
  if (pay.kind === 'sum') return { of: `money ${pay.currency}`, value: pay.amount };
  return { of: 'stake', value: netPay(pay) };
}

/** Below zero where `a` is worth less to the player than `b`; undefined where that depends on meter or wager. */
export function compareWorth(a: Worth, b: Worth): number | undefined {
  return a.of === b.of ? a.value.compare(b.value) : undefined;
}
