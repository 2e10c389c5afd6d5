import { dayIn } from '@/rulebooks/zones';
import { ENGINE } from '@/simulations/analysis/engine-version';
import type { MemberContext } from '../access/context';
import { unregulatedIn } from '../accounts/organisations/unregulated';
import { nameOf } from '../accounts/stored/names';
import { answersOffered } from '../analyses/answered';
import { computedOn } from '../analyses/computed-hash';
import { latestAnalysis, latestOfDraft } from '../analyses/queries';
import type { AnswerOffered } from '../analyses/shapes';
import { activeOfDraft, viewOf } from '../jobs/queries';
import { type Answer, notFound } from '../problems/problem';
import { rulebookOn } from '../rulebooks/shelf';
import { newerRules } from './newer-rules';
import { draftById, versionById } from './queries';
import type { Ready } from './ready';
import type { DraftWhole, ReadyShown } from './shapes';

/** Answers to further questions about the draft as it is saved. */
export async function readAnswers(
  { db, member }: MemberContext,
  id: string,
): Promise<Answer<AnswerOffered[]>> {
  const draft = await draftById(db, { id, organisation: member.organisation.id });
  if (!draft) return notFound('draft');
  const book = await rulebookOn(db, draft.rulebook, draft.day);
  if (!book.ok) return { ok: true, value: [] };
  return { ok: true, value: await answersOffered(db, book.value, draft.variant, member.organisation.id) };
}

/** Where it is marked ready for an approver, by whom. */
async function readyShown(
  db: MemberContext['db'],
  { readyBy, readyAt, readyLapsedAt }: Ready,
): Promise<{ ready?: ReadyShown }> {
  if (!readyBy || !readyAt) return {};
  return { ready: { by: await nameOf(db, readyBy), at: readyAt, lapsed: readyLapsedAt !== null } };
}

export async function readDraft({ db, now, member }: MemberContext, id: string): Promise<Answer<DraftWhole>> {
  const draft = await draftById(db, { id, organisation: member.organisation.id });
  if (!draft) return notFound('draft');
  const variantHash = await computedOn(db, draft);
  const analysis =
    (await latestAnalysis(db, { organisation: member.organisation.id, variantHash })) ??
    (await latestOfDraft(db, draft.id));
  const job = await activeOfDraft(db, id);
  const submission = draft.submissionId ? await versionById(db, draft.submissionId) : undefined;
  const revises = draft.revisesId ? await versionById(db, draft.revisesId) : undefined;
  return {
    ok: true,
    value: {
      id: draft.id,
      name: draft.name,
      variant: draft.variant,
      revision: draft.revision,
      updatedAt: draft.updatedAt,
      updatedBy: await nameOf(db, draft.updatedBy),
      day: draft.day,
      analysis: analysis
        ? {
            id: analysis.id,
            hash: analysis.hash,
            variantHash: analysis.variantHash,
            engine: analysis.engine,
            createdAt: analysis.createdAt,
            current: analysis.variantHash === variantHash && analysis.engine === ENGINE,
          }
        : null,
      job: job ? viewOf(job) : null,
      ...(!draft.submissionId && (await newerRules(db, draft, dayIn(draft.rulebook, now())))),
      ...(await unregulatedIn(db, draft.rulebook)),
      ...(await readyShown(db, draft)),
      ...(draft.damaged && { damaged: ['content of this draft'] }),
      ...(submission
        ? { submission: { id: submission.id, version: submission.version, state: submission.state } }
        : {}),
      ...(revises
        ? { revises: { id: revises.id, reference: revises.reference, version: revises.version } }
        : {}),
    },
  };
}
