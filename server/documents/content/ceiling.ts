/** A sum that some endings of a round are never paid more than, and the wager that it was worked out for (12.27). */
import { minorUnits } from '@/rulebooks/spelling/amount';
import { type Money, moneyIn, printed } from '@/rulebooks/spelling/money';
import type { Capped } from '@/simulations/family/round-shown';
import type { Subject } from '../subject';
import { shownIn } from './rounds';

export type Ceiling = Pick<Capped, 'what' | 'endings'> & { most: Money; wager: Money };

function amountOf({ game, rulebook, variant }: Subject, parameter: string): Money | undefined {
  const option = game.options.find(({ sets }) => sets === parameter);
  const minor = option && minorUnits(variant.options[option.id] ?? option.default);
  return minor === undefined ? undefined : moneyIn(rulebook.currency, minor);
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
  return `The house edge of ${subject.game.label} is for wagers of ${printed(ceiling.wager)} each. It is higher on larger wagers, because ${ceiling.what} never pays more than ${printed(ceiling.most)}.`;
}
