/** How often each event of a wager happens. */
import type { Fraction } from '../exact/fraction';
import type { EventId } from './event';

export type Outcome = {
  event: EventId;
  /** How many of the universe end in it. */
  count: bigint;
  /** Staked in total when it ends so, in units of the initial wager; 1 unless raises or further bets exist. */
  staked?: Fraction;
};

/** Event -> how often. Knows nothing of what is paid. */
export type Distribution = {
  /** Equally likely outcomes, or the common denominator of the exact probabilities. */
  universe: bigint;
  outcomes: Outcome[];
  /** Sum of all mandatory stakes in units of the initial wager. */
  mandatory?: Fraction;
  /** For a bet that lasts: expected trials from placing it to settling it. */
  expectedTrials?: Fraction;
  method: Method;
  /** Of a wager written as conditions: how its rows lie over one another, in their order. */
  rows?: RowUse[];
};

export type RowUse = {
  event: EventId;
  /** In how many outcomes its condition holds, whichever row takes them. */
  holds: bigint;
  /** Of those, how many an earlier row takes, by row. */
  takenBy: { event: EventId; count: bigint }[];
};

export type Method = {
  /** `enumeration`, `absorbing-chain`, ... */
  id: string;
  /** How it was computed and why that is exact, in two or three sentences that a mathematician accepts. */
  explains: string;
  reductions: string[];
};

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
