/** Draft editions begun, saved and removed; each in the chain of events, since a rulebook may come of it. */
import { createHash, randomUUID } from 'node:crypto';
import { identityOf } from '@/rulebooks/registry';
import type { MemberContext } from '../access/context';
import { looksAfter } from '../accounts/organisations/jurisdictions';
import { nameOf } from '../accounts/stored/names';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { type Answer, notFound, refuse } from '../problems/problem';
import { firstText } from './first-text';
import {
  deleteEdition,
  type EditionRow,
  editionById,
  editionsOf,
  insertEdition,
  updateEdition,
} from './queries';

/** Of one regulator: more would be a library. */
const AT_MOST = 100;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

type Written = { id: string; revision: number };

const appended = (
  tx: Queries,
  { member }: MemberContext,
  kind: 'edition-drafted' | 'edition-saved' | 'edition-removed',
  row: Pick<EditionRow, 'id' | 'rulebook' | 'name' | 'revision' | 'text'>,
  at: string,
) =>
  appendEvent(tx, {
    at,
    actor: actorOf(member),
    organisation: member.organisation,
    kind,
    subject: `draft-edition:${row.id}`,
    data: { rulebook: row.rulebook, name: row.name, revision: row.revision, text: hashOf(row.text) },
  });

export async function createEdition(
  context: MemberContext,
  input: { rulebook: string; name: string; text?: string | undefined },
): Promise<Answer<Written>> {
  const { db, now, member } = context;
  const book = identityOf(input.rulebook);
  if (!book || !looksAfter(member.organisation, book.id)) return notFound('rulebook');
  return db.transaction(async (tx): Promise<Answer<Written>> => {
    if ((await editionsOf(tx, member.organisation.id)).length >= AT_MOST)
      return refuse(
        'editions-too-many',
        `There are ${AT_MOST} draft editions. Remove one that is no longer needed.`,
      );
    const instant = now();
    const at = instant.toISOString();
    const row = {
      ...input,
      text: input.text ?? firstText(book.id, instant),
      id: randomUUID(),
      organisationId: member.organisation.id,
      revision: 1,
      createdAt: at,
      updatedAt: at,
      updatedBy: member.id,
      proposedBy: null,
      proposedAt: null,
      proposedRevision: null,
    };
    await insertEdition(tx, row);
    await appended(tx, context, 'edition-drafted', row, at);
    return { ok: true, value: { id: row.id, revision: 1 } };
  });
}

export function saveEdition(
  context: MemberContext,
  input: { id: string; revision: number; name: string; text: string },
): Promise<Answer<Written>> {
  const { db, now, member } = context;
  const given = { id: input.id, organisation: member.organisation.id };
  return db.transaction(async (tx): Promise<Answer<Written>> => {
    const row = await editionById(tx, given);
    if (!row) return notFound('draft edition');
    if (row.revision !== input.revision) {
      const by = await nameOf(tx, row.updatedBy);
      return refuse(
        'draft-changed',
        `${by} saved this draft edition after you opened it. Copy your text, reload the page and write it in again.`,
        { conflict: { by, at: row.updatedAt, revision: row.revision } },
      );
    }
    const { name, text } = input;
    if (name === row.name && text === row.text)
      return { ok: true, value: { id: row.id, revision: row.revision } };
    const at = now().toISOString();
    const revision = row.revision + 1;
    await updateEdition(tx, given, { name, text, revision, updatedAt: at, updatedBy: member.id });
    await appended(tx, context, 'edition-saved', { ...row, name, text, revision }, at);
    return { ok: true, value: { id: row.id, revision } };
  });
}

export function removeEdition(context: MemberContext, id: string): Promise<Answer<{ id: string }>> {
  const { db, now, member } = context;
  const given = { id, organisation: member.organisation.id };
  return db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const row = await editionById(tx, given);
    if (!row) return notFound('draft edition');
    await deleteEdition(tx, given);
    await appended(tx, context, 'edition-removed', row, now().toISOString());
    return { ok: true, value: { id } };
  });
}
