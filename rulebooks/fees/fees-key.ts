import { cents, isBanked } from './checks/charged';
import type { FeeOption } from './schedule';

/**
 * The same for two options that charge the same, in cents, so that "1" and "1.00" are one sum. Of a banked game it does not matter whose fee is
 * printed first; of a poker game the order is that of the moments of a hand.
 */
export function feesKey(option: FeeOption): string {
  const fees = option.fees.map(({ amount, from, per, action, players }) =>
    JSON.stringify([
      from,
      per,
      action && [cents(action.min), action.max && cents(action.max)],
      players,
      cents(amount),
    ]),
  );
  return JSON.stringify([option.per, isBanked(option) ? fees.sort() : fees]);
}
