/** How an organisation makes sure of something, kept to be picked when it is confirmed again. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Duty } from '@/rulebooks/format/duties';
import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { confirmationText } from '../db/schema';
import { type Answer, notFound, refuse } from '../problems/problem';

export const TEXTS_AT_MOST = 200;

export type Document = { name: string; hash: string };
export type KeptText = { id: string; duty: string; text: string; document?: Document };

const own = (organisation: string) =>
  and(eq(confirmationText.organisationId, organisation), isNull(confirmationText.removedAt));

export async function textsOf(db: Queries, organisation: string): Promise<KeptText[]> {
  const rows = await db
    .select()
    .from(confirmationText)
    .where(own(organisation))
    .orderBy(confirmationText.createdAt);
  return rows.map(({ id, duty, text, documentName, documentHash }) => ({
    id,
    duty,
    text,
    ...(documentName && documentHash ? { document: { name: documentName, hash: documentHash } } : {}),
  }));
}

export const keepText = (
  { db, now, member }: MemberContext,
  given: { duty: Duty; text: string; document?: Document | undefined },
): Promise<Answer<{ id: string }>> =>
  db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const known = await textsOf(tx, member.organisation.id);
    const same = known.find(
      ({ duty, text, document }) =>
        duty === given.duty && text === given.text && document?.hash === given.document?.hash,
    );
    if (same) return { ok: true, value: { id: same.id } };
    if (known.length >= TEXTS_AT_MOST)
      return refuse(
        'limit-reached',
        `${member.organisation.name} keeps ${TEXTS_AT_MOST} texts, the most it can keep. Remove one that is no longer used.`,
      );
    const id = randomUUID();
    const at = now().toISOString();
    await tx.insert(confirmationText).values({
      id,
      organisationId: member.organisation.id,
      duty: given.duty,
      text: given.text,
      documentName: given.document?.name ?? null,
      documentHash: given.document?.hash ?? null,
      createdAt: at,
      createdBy: member.id,
    });
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'confirmation-text-kept',
      subject: `confirmation-text:${id}`,
      data: { ...given },
    });
    return { ok: true, value: { id } };
  });

export const removeText = ({ db, now, member }: MemberContext, id: string): Promise<Answer<{ id: string }>> =>
  db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const [row] = await tx
      .select()
      .from(confirmationText)
      .where(and(own(member.organisation.id), eq(confirmationText.id, id)));
    if (!row) return notFound('text');
    const at = now().toISOString();
    await tx.update(confirmationText).set({ removedAt: at }).where(eq(confirmationText.id, id));
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'confirmation-text-removed',
      subject: `confirmation-text:${id}`,
      data: { text: row.text },
    });
    return { ok: true, value: { id } };
  });
