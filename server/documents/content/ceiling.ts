/** The most a player is paid for a royal flush, and the wager that cap is worked out for (12.27). */
import { minorUnits } from '@/rulebooks/spelling/amount';
import { shownMoney } from '@/rulebooks/spelling/money';
import type { Subject } from '../subject';

function amountOf({ game, variant }: Subject, parameter: string): number | undefined {
  const option = game.options.find(({ sets }) => sets === parameter);
  return option && minorUnits(variant.options[option.id] ?? option.default);
}

/** In minor units. */
export const ceilingOf = (subject: Subject): number | undefined => amountOf(subject, 'royalMost');

/** The larger the wager, the more a cap costs, so the edge always names its wager. */
export function ceilingSaid(subject: Subject): string | undefined {
  const [most, wager] = [ceilingOf(subject), amountOf(subject, 'royalWager')];
  if (most === undefined || wager === undefined) return undefined;
  const { currency } = subject.rulebook;
  return `The house edge of ${subject.game.label} is for wagers of ${shownMoney(wager, currency)} each. It is higher on larger wagers, because a royal flush never pays more than ${shownMoney(most, currency)}.`;
}
