/** A sum that some endings of a round are never paid more than, and the wager that it was worked out for (12.27). */
import { minorUnits } from '@/rulebooks/spelling/amount';
import { shownMoney } from '@/rulebooks/spelling/money';
import type { Capped } from '@/simulations/family/round-shown';
import type { Subject } from '../subject';
import { shownIn } from './rounds';

/** In minor units. */
export type Ceiling = Pick<Capped, 'what' | 'endings'> & { most: number; wager: number };

function amountOf({ game, variant }: Subject, parameter: string): number | undefined {
  const option = game.options.find(({ sets }) => sets === parameter);
  return option && minorUnits(variant.options[option.id] ?? option.default);
}

/** Of the round that this wager settles in; undefined where all is paid at odds. */
export function ceilingOf(subject: Subject, wager: string): Ceiling | undefined {
  const capped = shownIn(subject, wager)?.capped;
  if (!capped) return undefined;
  const [most, one] = [amountOf(subject, capped.most), amountOf(subject, capped.wager)];
  return most === undefined || one === undefined ? undefined : { ...capped, most, wager: one };
}

/** The larger the wager, the more a cap costs, so the edge always names its wager. */
export function ceilingSaid(subject: Subject): string | undefined {
  const [ceiling] = subject.game.wagers.flatMap(({ id }) => ceilingOf(subject, id) ?? []);
  if (!ceiling) return undefined;
  const { currency } = subject.rulebook;
  return `The house edge of ${subject.game.label} is for wagers of ${shownMoney(ceiling.wager, currency)} each. It is higher on larger wagers, because ${ceiling.what} never pays more than ${shownMoney(ceiling.most, currency)}.`;
}
