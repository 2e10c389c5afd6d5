/** By which clause of an edition every operator may take part in a trial. */
import type { Rulebook } from '@/rulebooks/format/record';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { programsOwn } from './shelf';

/**
 * An edition that was published before its head named the clause says nothing of it, and is never changed: there the clause that the
 * program's own edition names counts, while the edition still has it. One without that clause opens no trial.
 */
export function opensTrials({ id, trials, sections }: Rulebook): ClauseId | undefined {
  if (!trials || trials.open) return trials?.open;
  const named = programsOwn(id).trials?.open;
  return sections.some(({ rules }) => rules.some(({ clause }) => clause === named)) ? named : undefined;
}
