/** A condition for each event of a wager, from the first: an event whose row comes later has what is left. */
import type { EventId } from '../../wagers/event';
import type { WagerId } from '../../wagers/wager-spec';

export type AsConditions = Record<EventId, string>;
/** By wager, under the parameters of the family. */
export type Wagers<Parameters> = (parameters: Parameters) => Record<WagerId, AsConditions>;

export const win = (condition: string): AsConditions => ({ win: condition });

/** `feature == "value"` for each of them, the values as the events. */
export const named = (feature: string, values: readonly string[]): AsConditions =>
  Object.fromEntries(values.map((value) => [value, `${feature} == "${value}"`]));
