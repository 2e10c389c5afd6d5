/** A wager and its distribution as JSON: counts as text, fractions as "n/d". */

import { type FractionText, fromText, toText } from '../exact/fraction';
import type { Distribution, Method, RowUse } from './distribution';
import { checkedDistribution } from './distribution';
import type { EventId, EventSpec } from './event';
import type { WagerSpec } from './wager-spec';

export type DistributionJson = Omit<WagerSpec, 'events'> & {
  universe: string;
  outcomes: (Omit<EventSpec, 'id'> & { event: string; count: string; staked?: FractionText })[];
  mandatory?: FractionText;
  expectedTrials?: FractionText;
  method: string;
  methodExplained: string;
  reductions: string[];
  rows?: RowUseJson[];
};

/** Of a wager that was written: how its rows lie over one another. */
export type RowUseJson = {
  event: EventId;
  holds: string;
  takenBy: { event: EventId; count: string }[];
};

/** In the order of the wager's events. */
export function distributionToJson(distribution: Distribution, spec: WagerSpec): DistributionJson {
  const { events, ...wager } = spec;
  const { universe, outcomes, mandatory, expectedTrials, method, rows } = distribution;
  return {
    ...wager,
    universe: universe.toString(),
    outcomes: events.map(({ id, label, settles }) => {
      const outcome = outcomes.find(({ event }) => event === id);
      if (!outcome) throw new RangeError(`the distribution does not count ${id}`);
      const { count, staked } = outcome;
      return {
        event: id,
        label,
        settles,
        count: count.toString(),
        ...(staked && { staked: toText(staked) }),
      };
    }),
    ...(mandatory && { mandatory: toText(mandatory) }),
    ...(expectedTrials && { expectedTrials: toText(expectedTrials) }),
    method: method.id,
    methodExplained: method.explains,
    reductions: method.reductions,
    ...(rows && { rows: rows.map(rowToJson) }),
  };
}

const rowToJson = ({ event, holds, takenBy }: RowUse): RowUseJson => ({
  event,
  holds: holds.toString(),
  takenBy: takenBy.map(({ event, count }) => ({ event, count: count.toString() })),
});

export const rowFromJson = ({ event, holds, takenBy }: RowUseJson): RowUse => ({
  event,
  holds: BigInt(holds),
  takenBy: takenBy.map(({ event, count }) => ({ event, count: BigInt(count) })),
});

/** Throws where the counts do not add up: the text came from `distributionToJson`, so that would be a bug. */
export function distributionFromJson(json: DistributionJson): {
  distribution: Distribution;
  spec: WagerSpec;
} {
  const { universe, outcomes, mandatory, expectedTrials, rows, ...described } = json;
  const { method, methodExplained, reductions, ...wager } = described;
  const how: Method = { id: method, explains: methodExplained, reductions };
  return {
    spec: { ...wager, events: outcomes.map(({ event, label, settles }) => ({ id: event, label, settles })) },
    distribution: checkedDistribution({
      universe: BigInt(universe),
      outcomes: outcomes.map(({ event, count, staked }) => ({
        event,
        count: BigInt(count),
        ...(staked !== undefined && { staked: fromText(staked) }),
      })),
      ...(mandatory !== undefined && { mandatory: fromText(mandatory) }),
      ...(expectedTrials !== undefined && { expectedTrials: fromText(expectedTrials) }),
      method: how,
      ...(rows && { rows: rows.map(rowFromJson) }),
    }),
  };
}
