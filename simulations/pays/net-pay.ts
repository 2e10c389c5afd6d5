/** What a pay is worth to the player. */
import type { Fraction } from '../exact/fraction';
import { playersGain } from '../money/views';
import type { Pay } from './pay';
import { type AtMeter, flowsOfPay, NO_METER } from './pay-flows';

/** Net gain per unit staked: 35 for "35 to 1", 5 for "6 for 1", 0 for a stand-off, -1 for a loss. */
export const netPay = (pay: Pay, meter: AtMeter = NO_METER): Fraction =>
  playersGain(flowsOfPay(pay, { meter }));

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
