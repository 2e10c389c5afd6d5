/** The most that one player is paid for a royal flush, in money, and the wager it was reckoned for (12.27). */
import { minorUnits } from '@/rulebooks/amount';
import { shownMoney } from '@/rulebooks/evaluation/money';
import type { Subject } from '../subject';

function amountOf({ game, variant }: Subject, parameter: string): number | undefined {
  const option = game.options.find(({ sets }) => sets === parameter);
  return option && minorUnits(variant.options[option.id] ?? option.default);
}

/** In minor units. */
export const ceilingOf = (subject: Subject): number | undefined => amountOf(subject, 'royalMost');

/** A ceiling costs the more the larger the wager is, so no edge stands without the wager it is for. */
export function ceilingSaid(subject: Subject): string | undefined {
  const [most, wager] = [ceilingOf(subject), amountOf(subject, 'royalWager')];
  if (most === undefined || wager === undefined) return undefined;
  const { currency } = subject.rulebook;
  return `The house edge of ${subject.game.label} is worked out for wagers of ${shownMoney(wager, currency)} each: with larger ones, a royal flush paid no more than ${shownMoney(most, currency)} makes it higher.`;
}
