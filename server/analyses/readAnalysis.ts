import type { MemberContext } from '../context';
import { type Answer, notFound } from '../errors';
import { submittedWithAnalysis } from '../submissions/queries';
import { analysisById, wholeOf } from './queries';
import type { AnalysisWhole } from './shapes';

/** One's own, or for the regulator one that was submitted with a variant. */
export async function readAnalysis(
  { db, member }: MemberContext,
  id: string,
): Promise<Answer<AnalysisWhole>> {
  const row = await analysisById(db, id);
  if (!row) return notFound('analysis');
  const own = row.organisationId === member.organisation.id;
  const submitted =
    member.organisation.kind === 'regulator' &&
    (await submittedWithAnalysis(db, { analysis: id, regulator: member.organisation }));
  return own || submitted ? { ok: true, value: wholeOf(row) } : notFound('analysis');
}
