/** Whether an option is for a table of so much: its wager, the lower bet of a limit game, its buy-in or its point. */
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import { lowest } from './checks/charged';
import type { FeeLimit } from './schedule';

const bound = (text: string | null): Fraction | undefined => {
  const least = lowest(text);
  return least === undefined ? undefined : ratio(Math.round(least * 100), 100);
};

/** An end that is not printed, or cannot be read, leaves nothing out. */
export function servesLimit(limit: FeeLimit, sum: Fraction): boolean {
  const [least, most] = [bound(limit.min), bound(limit.max)];
  return !(least && sum.lt(least)) && !(most && sum.gt(most));
}
