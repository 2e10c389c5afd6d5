import type { MemberContext } from '../../access/context';
import { analysisById, wholeOf } from '../../analyses/queries';
import type { AnalysisWhole } from '../../analyses/shapes';
import { isDamaged } from '../../db/schema/json';
import { type Answer, notFound, refuse } from '../../problems/problem';
import { submittedWithAnalysis } from '../stored/queries';

const DAMAGED =
  'The database is damaged: it no longer holds this analysis as written. Restore a backup, or run the analysis again.';

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
  if (!own && !submitted) return notFound('analysis');
  if (isDamaged(row.result)) return refuse('damaged', DAMAGED);
  return { ok: true, value: wholeOf(row) };
}
