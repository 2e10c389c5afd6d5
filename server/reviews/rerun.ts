import { engineRequest, resolveVariant } from '@/rulebooks/offer/resolve';
import { analysisSeconds } from '@/simulations/analysis/effort';
import type { MemberContext } from '../access/context';
import { operatorName } from '../accounts/stored/names';
import { answeringSeconds } from '../analyses/answer-again';
import { analysisById } from '../analyses/queries';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { enqueue } from '../jobs/enqueue';
import { type Answer, notFound } from '../problems/problem';
import { rulebookFrozen } from '../rulebooks/shelf';
import { withinReach } from '../submissions/steps/move';
import { frozenVariant, type SubmissionRow } from '../submissions/stored/queries';
import { ROUNDS, SEED, type WitnessChoice } from '../vocabulary/jobs';

/**
 * Computes the same again from the frozen variant; the outcome is kept with the submission. With rounds and a seed of the
 * reviewer's own, those are played in place of the submitted ones.
 */
export function rerun(
  { db, now, member }: MemberContext,
  { id, chosen }: { id: string; chosen?: WitnessChoice | undefined },
): Promise<Answer<{ job: string }>> {
  return db.transaction(async (tx): Promise<Answer<{ job: string }>> => {
    const submission = await withinReach(tx, member, id);
    if (!submission) return notFound('submission');
    const at = now().toISOString();
    const queued = await enqueue(tx, {
      key: ['rerun', member.organisation.id, id, ...(chosen ? [chosen.rounds, chosen.seed] : [])].join(':'),
      organisation: member.organisation.id,
      by: member.id,
      at,
      work: { kind: 'rerun', submission: id, ...(chosen && { chosen }) },
      seconds: await workOf(tx, submission, chosen),
      submission: id,
    });
    if (!queued.ok) return queued;
    if (queued.value.started)
      await appendEvent(tx, {
        at,
        actor: actorOf(member),
        organisation: {
          id: submission.organisationId,
          name: await operatorName(tx, submission.organisationId),
        },
        kind: 'rerun-started',
        subject: `submission:${id}`,
        data: { job: queued.value.id, ...chosen },
      });
    return { ok: true, value: { job: queued.value.id } };
  });
}

/** As much as the first run, but for the rounds. A submission that can no longer be resolved says so when it runs. */
async function workOf(
  tx: Queries,
  submission: SubmissionRow,
  chosen: WitnessChoice | undefined,
): Promise<number> {
  const { day, analysisId, answers } = submission;
  const { variant } = frozenVariant(submission);
  const book = await rulebookFrozen(tx, submission, variant);
  const resolved = book.ok ? resolveVariant(book.value, variant, day) : book;
  if (!resolved.ok) return 0;
  const first = await analysisById(tx, analysisId);
  const witness = chosen ?? first?.result.witness[0] ?? { rounds: ROUNDS, seed: SEED };
  return (
    analysisSeconds(engineRequest(resolved.value, witness)) +
    answeringSeconds(resolved.value.rulebook, variant, answers ?? [])
  );
}
