/** A wager of the operator's own as the workbench shows it: what is wrong with each row, and what was last known of it. */
import type { Problem } from '@/simulations/problems/problem';
import { type RowNote, rowNote } from '../written/row-notes';
import type { WagerView } from './wager-view';

/** In the field of a row, or of the wager itself: "label", "rows.0.when". */
export const problemIn = ({ wager, written }: WagerView, place: string): Problem | undefined =>
  written?.problems.find(({ field }) => field === `written.${wager.id}.${place}`);

/** A problem of the wager as a whole, not of a field. */
export const generalProblems = ({ wager, written }: WagerView): Problem[] =>
  (written?.problems ?? []).filter(({ field }) =>
    [`written.${wager.id}`, `written.${wager.id}.rows`].includes(field ?? ''),
  );

export function noteOf({ written, spec }: WagerView, index: number): RowNote | undefined {
  if (written?.counted.state !== 'counted') return undefined;
  const { universe, rows = [] } = written.counted.distribution;
  return rowNote(rows, index, { universe, outcome: spec.outcome });
}
