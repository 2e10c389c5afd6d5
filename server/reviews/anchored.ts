import type { Analysis } from '@/rulebooks/analysis/analysis';
import { isRecomputed } from '@/simulations/analysis/settled';
import { isDamaged } from '../db/schema/json';
import type { SubmissionRow } from '../submissions/stored/queries';
import type { QuestionAnchor } from '../vocabulary/anchor';

/** Whether a version lacks what a question says it is about. */
export function isAboutNothing(
  { findings }: Pick<SubmissionRow, 'findings'>,
  about: QuestionAnchor,
  analysis: { result: Analysis } | undefined,
): boolean {
  if ('finding' in about) return isDamaged(findings) || findings[about.finding] === undefined;
  const wager = analysis?.result.wagers.find(({ id }) => id === about.wager);
  if (!wager) return true;
  // Of what was counted here, everybody has the calculation.
  if (about.calculation && isRecomputed(wager)) return true;
  return about.event !== undefined && !wager.events.some(({ id }) => id === about.event);
}
