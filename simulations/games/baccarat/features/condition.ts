/** Wagers as ordered rows of condition and event. The first condition that holds decides. */
import type { EventSpec } from '../../../model';
import type { FeatureId, ValueAs } from './catalogue';
import type { FeatureValue } from './types';

export type Condition = {
  looksAt: readonly FeatureId[];
  /** Is given the values of those features in their order. */
  holds: (...values: never[]) => boolean;
};

/** The values of the features named, typed by their declarations. */
export function when<const Ids extends readonly FeatureId[]>(
  looksAt: Ids,
  holds: (...values: { -readonly [I in keyof Ids]: ValueAs<Ids[I]> }) => boolean,
): Condition {
  // The values are handed over in the order of `looksAt`, each of the type its feature declares.
  return { looksAt, holds: holds as unknown as Condition['holds'] };
}

export type Row = { event: EventSpec; when: Condition };

export type BaccaratWager = {
  id: string;
  label: string;
  explains: string;
  rows: readonly Row[];
  /** Where no row's condition holds. */
  otherwise: EventSpec;
  /** The fewest decks of which every event can be dealt. */
  fromDecks?: number;
};

export const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });
export const pushes = (id: string, label: string): EventSpec => ({ id, label, settles: 'push' });
export const loses = (label: string): EventSpec => ({ id: 'lose', label, settles: 'lose' });

export const eventsOf = ({ rows, otherwise }: Pick<BaccaratWager, 'rows' | 'otherwise'>): EventSpec[] => [
  ...rows.map(({ event }) => event),
  otherwise,
];

/** Each feature once, in the order in which the rows first look at it. */
export const looksAt = ({ rows }: Pick<BaccaratWager, 'rows'>): FeatureId[] => [
  ...new Set(rows.flatMap((row) => row.when.looksAt)),
];

/** Which of `eventsOf` a round with these values of these features ends in. */
export function decider(
  { rows }: Pick<BaccaratWager, 'rows'>,
  features: readonly FeatureId[],
): (values: readonly FeatureValue[]) => number {
  const tests = rows.map(({ when: { looksAt, holds } }) => {
    const at = looksAt.map((id) => features.indexOf(id));
    if (at.includes(-1)) throw new RangeError(`${looksAt} are not among ${features}`);
    return (values: readonly FeatureValue[]) => holds(...(at.map((i) => values[i]) as never[]));
  });
  return (values) => {
    const row = tests.findIndex((holds) => holds(values));
    return row === -1 ? rows.length : row;
  };
}
