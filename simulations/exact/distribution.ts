/** A distribution that adds up, or a bug. */
import type { Distribution, Outcome } from '../model';

/** Throws unless every count is a whole number of outcomes, no event is named twice and they sum to the universe. */
export function checkedDistribution(distribution: Distribution): Distribution {
  const { universe, outcomes } = distribution;
  if (universe <= 0n) throw new RangeError(`universe of ${universe}`);
  const seen = new Set<string>();
  let total = 0n;
  for (const { event, count } of outcomes) {
    if (seen.has(event)) throw new RangeError(`event ${event} is counted twice`);
    if (count < 0n) throw new RangeError(`event ${event} has ${count} outcomes`);
    seen.add(event);
    total += count;
  }
  if (total !== universe) throw new RangeError(`events sum to ${total}, not to the universe of ${universe}`);
  return distribution;
}

/** The same from counts by event, keeping the order given. */
export function outcomesOf(counts: Iterable<readonly [string, bigint]>): Outcome[] {
  return Array.from(counts, ([event, count]) => ({ event, count }));
}
