/** Attaches files to a part of something, in the transaction of the step that does so. */
import { randomUUID } from 'node:crypto';
import type { MemberContext } from '../access/context';
import type { Queries } from '../db/client';
import { type Answer, refuse } from '../problems/problem';
import type { Enclosed } from '../seals/enclosed-record';
import type { AttachedTo } from '../vocabulary/attachment';
import { type AttachmentRow, attachmentsById, insertAttached, withHashes } from './queries';

/** As the event of the step keeps it; `of` as in the row. */
export type FileInEvent = {
  file: string;
  sha256: string;
  name: string;
  size: number;
  type: string;
  part: AttachedTo;
  of: string;
};

export type Place = { subject: string; part: AttachedTo; of?: string; at: string };
/** What the step puts into its event. */
export type WithFiles = { files?: FileInEvent[] };

export const fileInEvent = (
  { id, hash, name, size, type }: AttachmentRow,
  { part, of = '' }: Pick<Place, 'part' | 'of'>,
): FileInEvent => ({ file: id, sha256: hash, name, size, type, part, of });

/** Of files that were chosen. */
export async function attachRows(
  tx: Queries,
  by: string,
  rows: readonly AttachmentRow[],
  { subject, part, of = '', at }: Place,
): Promise<WithFiles> {
  if (rows.length === 0) return {};
  await insertAttached(
    tx,
    rows.map(({ id }, number) => ({ id: randomUUID(), attachmentId: id, subject, part, of, number, at, by })),
  );
  return { files: rows.map((row) => fileInEvent(row, { part, of })) };
}

/** `checked`: they were when they were proposed, perhaps by another authority's reviewer. */
export async function chosenFiles(
  tx: Queries,
  { member }: Pick<MemberContext, 'member'>,
  files: readonly string[],
  { checked = false } = {},
): Promise<Answer<AttachmentRow[]>> {
  const ids = [...new Set(files)];
  if (ids.length === 0) return { ok: true, value: [] };
  const found = await attachmentsById(tx, ids);
  const rows = ids.flatMap((id) =>
    found.filter((row) => row.id === id && (checked || row.organisationId === member.organisation.id)),
  );
  if (rows.length < ids.length)
    return refuse('file-gone', 'A file is no longer there. Remove it from the list and upload it again.', {
      field: 'files',
    });
  return { ok: true, value: rows };
}

/** Before anything else is written: what is refused afterwards would stay attached. */
export async function attach(
  tx: Queries,
  context: Pick<MemberContext, 'member'>,
  files: readonly string[],
  place: Place,
): Promise<Answer<WithFiles>> {
  const rows = await chosenFiles(tx, context, files);
  return rows.ok ? { ok: true, value: await attachRows(tx, context.member.id, rows.value, place) } : rows;
}

/** As a seal names them. */
export const enclosedIn = (rows: readonly AttachmentRow[]): { enclosed?: Enclosed[] } =>
  rows.length === 0 ? {} : { enclosed: rows.map(({ name, hash }) => ({ name, sha256: hash })) };

const HASHES = /[0-9a-f]{64}/g;

/** The files that a text names by their hash, as far as the organisation uploaded them. */
export async function attachNamed(
  tx: Queries,
  { member }: Pick<MemberContext, 'member'>,
  text: string,
  place: Place,
): Promise<WithFiles> {
  const hashes = [...new Set(text.match(HASHES) ?? [])];
  if (hashes.length === 0) return {};
  const found = await withHashes(tx, member.organisation.id, hashes);
  const rows = hashes.flatMap((hash) => found.filter((row) => row.hash === hash).slice(0, 1));
  return attachRows(tx, member.id, rows, place);
}
