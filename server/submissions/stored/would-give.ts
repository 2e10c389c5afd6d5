/** Which of the open findings of a version an approval of it would give what they ask for. */
import { givenWithApproval } from '@/rulebooks/evaluation/given-with-approval';
import type { Given } from '@/rulebooks/judging/given';
import type { Queries } from '../../db/client';
import { isDamaged } from '../../db/schema/json';
import { rulebookFrozen } from '../../rulebooks/shelf';
import type { Judgement } from '../../vocabulary/judgement';
import { notOverruled } from './judged';
import { frozenVariant, type SubmissionRow } from './queries';

/**
 * `trial`: the days of the decision. Before one is made no day stands in the way: whoever decides names them, whatever was asked
 * for.
 */
export async function wouldGive(
  db: Queries,
  submission: Pick<SubmissionRow, 'variant' | 'rulebook' | 'game' | 'day' | 'edition' | 'findings'>,
  {
    judgements,
    trial,
  }: { judgements: readonly Judgement[]; trial?: { from: string; to: string } | undefined },
): Promise<Given[]> {
  const { day, findings } = submission;
  if (isDamaged(findings)) return [];
  const { variant } = frozenVariant(submission);
  const rulebook = await rulebookFrozen(db, submission, variant);
  if (!rulebook.ok) return [];
  const { circumstances } = variant;
  const days = circumstances.trial && { ...circumstances.trial, ...(trial ?? { from: day, to: day }) };
  const decided = { ...variant, circumstances: { ...circumstances, ...(days && { trial: days }) } };
  return givenWithApproval(
    { rulebook: rulebook.value, variant: decided, day },
    notOverruled(findings, judgements),
  );
}
