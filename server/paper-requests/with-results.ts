/** A subject with the results of its trial: until now, or as they were when formal adoption was asked for. */
import type { MemberContext } from '../access/context';
import type { Subject } from '../documents/subject';
import { type Answer, notFound } from '../problems/problem';
import { resultsAt } from '../results/read-results';
import { withinReach } from '../submissions/steps/move';
import { trialDays } from '../submissions/stored/days';
import { trialStepsOf } from '../submissions/stored/trial-steps';

export async function withResults(
  { db, now, member }: MemberContext,
  { id, subject, request }: { id: string; subject: Subject; request?: string | undefined },
): Promise<Answer<Subject>> {
  const row = await withinReach(db, member, id);
  // Of a draft there is none.
  if (!row || !trialDays(row) || subject.record.draft) return notFound('report on a trial');
  const step =
    request === undefined
      ? undefined
      : (await trialStepsOf(db, id)).find(
          (each) => each.step === 'ask-adoption' && each.revision === Number(request),
        );
  if (request !== undefined && !step) return notFound('report on a trial');
  const results = await resultsAt(db, row, step?.at ?? now().toISOString());
  if (!results.ok) return results;
  const latest = results.value.reports.reduce((last, { at }) => (at > last ? at : last), '');
  const dated = step?.at ?? (latest > subject.record.dated ? latest : subject.record.dated);
  return {
    ok: true,
    value: { ...subject, results: results.value, record: { ...subject.record, dated } },
  };
}
