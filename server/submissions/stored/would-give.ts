/** Which of the open findings of a version its approval or adoption would give what they ask for. */
import { givenWithAdoption, givenWithApproval } from '@/rulebooks/evaluation/given-with-approval';
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
    adopts = false,
  }: {
    judgements: readonly Judgement[];
    trial?: { from: string; to: string } | undefined;
    adopts?: boolean;
  },
): Promise<Given[]> {
  const { day, findings } = submission;
  if (isDamaged(findings)) return [];
  const { variant } = frozenVariant(submission);
  const rulebook = await rulebookFrozen(db, submission, variant);
  if (!rulebook.ok) return [];
  const { circumstances } = variant;
  const days = circumstances.trial && { ...circumstances.trial, ...(trial ?? { from: day, to: day }) };
  const decided = { ...variant, circumstances: { ...circumstances, ...(days && { trial: days }) } };
  const given = adopts ? givenWithAdoption : givenWithApproval;
  return given({ rulebook: rulebook.value, variant: decided, day }, notOverruled(findings, judgements));
}
