/** The limits of a table by group of wagers, for the large lines of the sign and the public record. */
import { isCurrency } from '@/rulebooks/spelling/currency';
import { shownMoney } from '@/rulebooks/spelling/money';
import type { Subject } from '../subject';
import type { Limit } from './limit-words';
import { shownAmount } from './money';
import { currencyOf, progressives } from './progressive';
import { type OfferedBy, settlementOf } from './settled';
import { type Offered, offered } from './wagers';

/** A meter takes wagers of one price. */
const HAS_LIMITS: Record<OfferedBy, boolean> = { table: true, round: true, meter: false, rows: true };

/** Optional wagers may have limits of their own; a wager of one size has its price for both. */
export function limitsOf(subject: Subject, all: Offered[] = offered(subject)): Limit[] {
  const { limits } = subject.variant.circumstances;
  const fixed = progressives(all).map(({ label, progressive }): Limit => {
    const price = shownAmount(progressive.wager, currencyOf(progressive, subject.rulebook.currency), 'up');
    return { wagers: label, minimum: price, maximum: price };
  });
  if (!limits || !isCurrency(limits.currency)) return fixed;
  const shown = (wagers: string | undefined, group: { minimum: number; maximum: number }): Limit => ({
    ...(wagers ? { wagers } : {}),
    minimum: shownMoney(group.minimum, limits.currency),
    maximum: shownMoney(group.maximum, limits.currency),
  });
  const optional = all.some((each) => each.wager.side && HAS_LIMITS[settlementOf(each).by]);
  return [
    shown(undefined, limits),
    ...(limits.optional && optional ? [shown('Optional wagers', limits.optional)] : []),
    ...fixed,
  ];
}
