/** Whole numbers of outcomes by event, as bigints: they are added and compared, never rounded. */
import { type Fraction, ratio } from './fraction';

export type Counts<Event extends string = string> = Map<Event, bigint>;

/** Sorts every outcome into the one event it ends in; events that never happen are counted 0. */
export function countBy<Outcome, Event extends string>(
  outcomes: Iterable<Outcome>,
  events: readonly Event[],
  eventOf: (outcome: Outcome) => Event,
): Counts<Event> {
  const counts: Counts<Event> = new Map(events.map((event) => [event, 0n]));
  for (const outcome of outcomes) {
    const event = eventOf(outcome);
    const sofar = counts.get(event);
    if (sofar === undefined) throw new RangeError(`${event} is not among the events`);
    counts.set(event, sofar + 1n);
  }
  return counts;
}

export function totalOf(counts: Counts): bigint {
  let total = 0n;
  for (const count of counts.values()) total += count;
  return total;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** Exact probabilities as counts over their least common denominator, so that they too are whole numbers. */
export function countsOf(probabilities: ReadonlyMap<string, Fraction>): { universe: bigint; counts: Counts } {
  let universe = 1n;
  for (const { d } of probabilities.values()) universe = (universe / gcd(universe, d)) * d;
  const counts: Counts = new Map();
  for (const [event, probability] of probabilities) counts.set(event, probability.mul(ratio(universe)).n);
  return { universe, counts };
}
