/** Wagers to start writing from: those that a family has, as an operator would write them, and others of its kind. */
import type { EventId } from '../wagers/event';
import type { WagerId } from '../wagers/wager-spec';

/** A condition for each event of a wager, from the first: an event whose row comes later has what is left. */
export type AsConditions = Record<EventId, string>;

/** A wager that the family does not have: it shows what the features can express. */
export type Example = {
  id: string;
  label: string;
  /** The row's name and condition, in the order they are tried. */
  rows: readonly (readonly [label: string, when: string])[];
};

export type Templates<Parameters = unknown> = {
  /** By wager; none where the features cannot distinguish its events. Compared with what the family itself counts. */
  wagers: (parameters: Parameters) => Record<WagerId, AsConditions>;
  /** Compared with counts made another way. */
  examples: readonly Example[];
};

export const win = (condition: string): AsConditions => ({ win: condition });

/** `feature == "value"` for each of them, the values as the events. */
export const named = (feature: string, values: readonly string[]): AsConditions =>
  Object.fromEntries(values.map((value) => [value, `${feature} == "${value}"`]));
