/** The limits of a table by group of wagers, for the large lines of the sign and the public record. */
import { minorUnits } from '@/rulebooks/spelling/amount';
import { isCurrency } from '@/rulebooks/spelling/currency';
import { shownMoney } from '@/rulebooks/spelling/money';
import type { Subject } from '../subject';
import type { Limit } from './limit-words';
import { shownAmount } from './money';
import { currencyOf, progressives } from './progressive';
import { type OfferedBy, settlementOf } from './settled';
import { type Offered, offered } from './wagers';

/** A meter takes wagers of one price. */
const HAS_LIMITS: Record<OfferedBy, boolean> = {
  table: true,
  round: true,
  meter: false,
  rows: true,
  model: true,
};

const amountOf = ({ game, variant }: Put, id: string): number | undefined => {
  const option = game.options.find((known) => known.id === id);
  return option && minorUnits(variant.options[id] ?? option.default);
};

type Put = Pick<Subject, 'game' | 'variant'>;
type Range = { minimum: number; maximum: number };

/** Some rulebooks make them options of the game; what is chosen there goes before what is declared of the table. */
export function ownLimits(put: Put): Range | undefined {
  const { limits } = put.variant.circumstances;
  if (!limits) return undefined;
  const [least, most] = [amountOf(put, 'optional-minimum'), amountOf(put, 'optional-maximum')];
  const { minimum, maximum } = limits.optional ?? limits;
  if (least === undefined && most === undefined) return limits.optional;
  return { minimum: least ?? minimum, maximum: most ?? maximum };
}

/** The option and the declaration name different limits for the same wagers: no sign can say both. */
export function limitsTwice(put: Put): boolean {
  const { limits } = put.variant.circumstances;
  if (!limits?.optional || !put.game.options.some(({ id }) => id === 'optional-minimum')) return false;
  const asked = {
    minimum: amountOf(put, 'optional-minimum') ?? limits.minimum,
    maximum: amountOf(put, 'optional-maximum') ?? limits.maximum,
  };
  return asked.minimum !== limits.optional.minimum || asked.maximum !== limits.optional.maximum;
}

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
  const own = ownLimits(subject);
  const bound = all.filter((each) => HAS_LIMITS[settlementOf(each).by]);
  const optional = own !== undefined && bound.some(({ wager }) => wager.side);
  // Over wagers that have limits of their own, or a price, those of the others would be wrong.
  const main = bound.some(({ wager }) => !wager.side || own === undefined);
  return [
    ...(main ? [shown(undefined, limits)] : []),
    ...(optional ? [shown('Optional wagers', own)] : []),
    ...fixed,
  ];
}
