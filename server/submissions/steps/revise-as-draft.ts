import { dayAfter } from '@/rulebooks/spelling/dates';
import type { Variant } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { actorOf, appendEvent } from '../../audit/append';
import { insertNewDraft } from '../../drafts/create-draft';
import { type Answer, notFound } from '../../problems/problem';
import { frozenVariant, ownSubmission } from '../stored/queries';
import { barsPermanent } from '../variations/of-submission';

/** What the new version is for: a change for a time, or one that stays after it. */
export const REVISED_AS = ['local-variation', 'permanent'] as const;
export type RevisedAs = (typeof REVISED_AS)[number];

/** Time to prepare it and to notify it. */
const BEGINS_AFTER_DAYS = 7;

function startOf(variant: Variant, as: RevisedAs | undefined, now: Date): Variant {
  if (as === undefined) return variant;
  const { temporary: _, trial: __, ...circumstances } = variant.circumstances;
  if (as === 'permanent') return { ...variant, circumstances: { ...circumstances, kind: 'variation' } };
  const from = dayAfter(dayIn(variant.rulebook, now), BEGINS_AFTER_DAYS);
  return { ...variant, circumstances: { ...circumstances, temporary: { occasion: '', from, to: from } } };
}

/** A change is a new version: the frozen one stays, and a draft starts from it. */
export function reviseAsDraft(
  context: MemberContext,
  { id, as }: { id: string; as?: RevisedAs | undefined },
): Promise<Answer<{ draft: string }>> {
  const { member } = context;
  const now = context.now();
  return context.db.transaction(async (tx): Promise<Answer<{ draft: string }>> => {
    const submission = await ownSubmission(tx, { id, organisation: member.organisation.id });
    if (!submission) return notFound('submission');
    const barred = as === 'permanent' ? await barsPermanent(tx, submission) : undefined;
    if (barred) return barred;
    const made = await insertNewDraft(
      tx,
      { now: () => now, member },
      {
        name: submission.name,
        variant: startOf(frozenVariant(submission).variant, as, now),
        day: submission.day,
        revises: submission.id,
      },
    );
    if (!made.ok) return made;
    const draft = made.value.id;
    await appendEvent(tx, {
      at: now.toISOString(),
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'submission-revised',
      subject: `submission:${submission.id}`,
      data: { draft, ...(as && { as }) },
    });
    return { ok: true, value: { draft } };
  });
}
