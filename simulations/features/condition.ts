/** Wagers as ordered rows of condition and event. The first condition that holds decides. */
import type { EventSpec } from '../wagers/event';
import type { FeatureValue } from './types';

export type Condition<Id extends string = string> = {
  looksAt: readonly Id[];
  /** Takes the values of those features in their order. */
  holds: (...values: never[]) => boolean;
};

export type ConditionRow<Id extends string = string> = { event: EventSpec; when: Condition<Id> };

export type ConditionWager<Id extends string = string> = {
  rows: readonly ConditionRow<Id>[];
  /** Where no row's condition holds. */
  otherwise: EventSpec;
};

export const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });
export const pushes = (id: string, label: string): EventSpec => ({ id, label, settles: 'push' });
export const loses = (label: string): EventSpec => ({ id: 'lose', label, settles: 'lose' });

export const eventsOf = ({ rows, otherwise }: ConditionWager): EventSpec[] => [
  ...rows.map(({ event }) => event),
  otherwise,
];

/** Each feature once, in the order in which the rows first look at it. */
export const looksAt = <Id extends string>({ rows }: Pick<ConditionWager<Id>, 'rows'>): Id[] => [
  ...new Set(rows.flatMap((row) => row.when.looksAt)),
];

/** Each row's condition, asked of the values of `features` in their order. */
export function rowTests<Id extends string>(
  { rows }: Pick<ConditionWager<Id>, 'rows'>,
  features: readonly Id[],
): ((values: readonly FeatureValue[]) => boolean)[] {
  return rows.map(({ when: { looksAt, holds } }) => {
    const at = looksAt.map((id) => features.indexOf(id));
    if (at.includes(-1)) throw new RangeError(`${looksAt} are not among ${features}`);
    return (values) => holds(...(at.map((i) => values[i]) as never[]));
  });
}

/** Which of `eventsOf` an outcome with these values of these features ends in. */
export function decider<Id extends string>(
  wager: Pick<ConditionWager<Id>, 'rows'>,
  features: readonly Id[],
): (values: readonly FeatureValue[]) => number {
  const tests = rowTests(wager, features);
  return (values) => {
    const row = tests.findIndex((holds) => holds(values));
    return row === -1 ? tests.length : row;
  };
}
