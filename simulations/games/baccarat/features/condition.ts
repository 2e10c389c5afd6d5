/** Wagers over the features of a round of baccarat, typed by what the features declare. */
import type { Condition as AnyCondition, ConditionRow, ConditionWager } from '../../../features/condition';
import type { FeatureId, ValueAs } from './catalogue';

export { decider, eventsOf, looksAt, loses, pays, pushes } from '../../../features/condition';

export type Condition = AnyCondition<FeatureId>;

/** The values of the features named, typed by their declarations. */
export function when<const Ids extends readonly FeatureId[]>(
  looksAt: Ids,
  holds: (...values: { -readonly [I in keyof Ids]: ValueAs<Ids[I]> }) => boolean,
): Condition {
  // The values are handed over in the order of `looksAt`, each of the type its feature declares.
  return { looksAt, holds: holds as unknown as Condition['holds'] };
}

export type Row = ConditionRow<FeatureId>;

export type BaccaratWager = ConditionWager<FeatureId> & {
  id: string;
  label: string;
  explains: string;
  /** The fewest decks of which every event can be dealt. */
  fromDecks?: number;
};
