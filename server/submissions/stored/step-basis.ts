/** What the clause of a submission's step depends on: the edition it was frozen under, its game, and what was asked for. */
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Queries } from '../../db/client';
import { rulebookFrozen } from '../../rulebooks/shelf';
import { type Basis, clauseOf } from '../../vocabulary/life/step-clause';
import type { StepRecord } from '../../vocabulary/life/steps';
import { frozenVariant, type SubmissionRow } from './queries';

export async function stepBasis(db: Queries, submission: SubmissionRow): Promise<Basis | undefined> {
  const { variant } = frozenVariant(submission);
  const rulebook = await rulebookFrozen(db, submission, variant);
  if (!rulebook.ok) return undefined;
  const game = gameOf(rulebook.value, variant.game);
  return {
    rulebook: rulebook.value,
    game: game.ok ? game.value : undefined,
    trial: variant.circumstances.trial !== undefined,
  };
}

/** For an event or a sealed record; nothing where the rules have no clause for it, or are not there. */
export async function clauseOfStep(
  db: Queries,
  submission: SubmissionRow,
  step: Pick<StepRecord, 'rests'>,
): Promise<{ clause?: ClauseId }> {
  const basis = await stepBasis(db, submission);
  const clause = basis && clauseOf(step, basis);
  return clause ? { clause } : {};
}
