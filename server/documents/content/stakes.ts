/** What the table takes on one wager, for what can be won at the maximum and for the stake of an example. */
import { limitGroups } from '@/rulebooks/offer/limit-group';
import { type StakeRange, wholeStake } from '@/rulebooks/spelling/money';
import type { LimitGroup } from '@/rulebooks/variant/limits';
import { fromText } from '@/simulations/exact/fraction';
import type { Subject } from '../subject';
import { ownLimits } from './limits';
import { recordsOf } from './settled';
import type { Offered } from './wagers';

type Put = Pick<Subject, 'game' | 'variant'>;

/** The share of another wager's stake that all of these may reach at most. */
function share(each: Offered): string {
  const shares = recordsOf(each).map(({ atMost }) => atMost?.share ?? '1/1');
  return shares.reduce((least, one) => (fromText(one).lt(fromText(least)) ? one : least), '1/1');
}

/** A round of main and optional wagers begins with a main one. */
function groupOf(each: Offered, { game }: Put): LimitGroup {
  const records = recordsOf(each);
  if (records.every(({ side }) => side)) return 'optional';
  const [group = 'all', ...more] = limitGroups(game, records);
  return more.length === 0 ? group : 'all';
}

/** Groups of wagers may have limits of their own; one that follows another is held to a share of that one's maximum. */
export function stakesOn(each: Offered, put: Put): (StakeRange & { currency: string }) | undefined {
  const { limits } = put.variant.circumstances;
  if (!limits) return undefined;
  const { minimum, maximum } = ownLimits(put, groupOf(each, put)) ?? limits;
  const most = fromText(share(each)).mul(maximum).floor();
  return { currency: limits.currency, minimum: Math.min(minimum, Number(most.n)), maximum: Number(most.n) };
}

/** Of an example: whole sums, at a stake that the table takes. */
export function exampleStake(
  each: Offered,
  nets: string[],
  subject: Put & Pick<Subject, 'rulebook'>,
): number {
  const { currency } = subject.rulebook;
  const range = stakesOn(each, subject);
  return wholeStake(nets, currency, range?.currency === currency ? range : undefined);
}
