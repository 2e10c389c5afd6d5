/** What is refused before anything is counted, because counting it would take too long. */

import { whole } from '../printing/numbers';
import { type ConditionWager, looksAt } from './condition';
import type { Conditions } from './conditions';
import { MOST_ROWS_APART, MOST_SETS } from './row-sets';
import { sizeOf } from './types';

/** A sentence, or nothing where the wager can be counted. */
export const tooMuch = (
  conditions: Conditions,
  parameters: unknown,
  wager: ConditionWager,
): string | undefined =>
  conditions.refuses?.(parameters, looksAt(wager)) ?? tooManySets(conditions, parameters, wager);

/** Rows hold in no more ways than they have subsets, nor than what they look at has values. */
function tooManySets(
  { features }: Conditions,
  parameters: unknown,
  wager: ConditionWager,
): string | undefined {
  if (wager.rows.length <= MOST_ROWS_APART) return undefined;
  const seen = looksAt(wager);
  const values = features(parameters)
    .filter(({ id }) => seen.includes(id))
    .reduce((product, { type }) => product * sizeOf(type), 1);
  if (values <= MOST_SETS) return undefined;
  return `Write at most ${MOST_ROWS_APART} rows, or use fewer features in them: the features of these ${wager.rows.length} rows have more than ${whole(MOST_SETS)} combinations of values.`;
}
