/** A file that somebody uploads: received whole, recognised, kept under its hash, and noted with its event. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { MemberContext } from '../access/context';
import { timesThisMinute } from '../accounts/sign-in/tries';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { type Answer, refuse } from '../problems/problem';
import { oneAtATime } from '../threads/one-at-a-time';
import {
  FILE_BYTES_AT_MOST,
  type FileShown,
  type FileType,
  fileShown,
  LOOSE_AT_MOST,
  LOOSE_DAYS,
} from '../vocabulary/attachment';
import { arriving, CutOff, inTurn, Slow } from './arriving';
import { type Aside, discard, place, writeAside } from './files';
import { bytesKept, insertAttachment, looseOf, sameAttachment } from './queries';
import { recognise } from './recognise';

const UPLOADS_A_MINUTE = 120;

/** `length`: as the request gives it. `quota`: bytes that the organisation may keep. */
export type Upload = {
  name: string;
  length: number;
  body: ReadableStream<Uint8Array>;
  dataDir: string;
  quota: number;
};

export const TOO_LARGE = 'A file may have 20 MB. Make it smaller, or split it.';
const BUSY = refuse('busy', 'Too many files are being sent at once. Wait until some have arrived.');

async function noRoom(
  db: Queries,
  organisation: string,
  { length, quota }: Upload,
): Promise<Answer<never> | undefined> {
  if ((await bytesKept(db, organisation)) + length > quota)
    return refuse(
      'limit-reached',
      `The files of your organisation may take ${Math.round(quota / 1e9)} GB together, and this one does not fit any more. Ask the person who runs this site for more.`,
    );
  if ((await looseOf(db, organisation)) >= LOOSE_AT_MOST)
    return refuse(
      'limit-reached',
      `Your organisation has ${LOOSE_AT_MOST} files that were uploaded and belong to nothing yet. Send what they are for, or remove some. Those older than ${LOOSE_DAYS} days go by themselves.`,
    );
  return undefined;
}

async function received(upload: Upload): Promise<Answer<Aside>> {
  let aside: Awaited<ReturnType<typeof writeAside>>;
  try {
    aside = await writeAside(upload.dataDir, arriving(upload.body), FILE_BYTES_AT_MOST);
  } catch (error) {
    if (error instanceof Slow)
      return refuse('upload-slow', 'The file stopped arriving. Check your connection and upload it again.');
    if (error instanceof CutOff) return CUT_OFF;
    throw error;
  }
  if (aside === 'too-large') return refuse('input-too-large', TOO_LARGE);
  if (aside.size === upload.length) return { ok: true, value: aside };
  await discard(aside);
  return CUT_OFF;
}
const CUT_OFF = refuse('file-unusable', 'Only a part of the file arrived. Upload it again.');

/** Each is held in memory while it is looked at. */
const inItsTurn = oneAtATime();
const recognised = async ({ file }: Aside, name: string): Promise<Answer<FileType>> =>
  inItsTurn(async () => recognise(await readFile(file), name));

function noted(
  context: MemberContext,
  upload: Upload,
  { aside, type }: { aside: Aside; type: FileType },
): Promise<Answer<FileShown>> {
  const { db, now, member } = context;
  const { organisation } = member;
  const { name } = upload;
  const { hash, size } = aside;
  return db.transaction(async (tx): Promise<Answer<FileShown>> => {
    const same = await sameAttachment(tx, { organisation: organisation.id, hash, name });
    const full = same ? undefined : await noRoom(tx, organisation.id, upload);
    if (full) return full;
    // Also where it is there: if those bytes were damaged, these are not.
    await place(upload.dataDir, aside);
    if (same) return { ok: true, value: fileShown(same) };
    const at = now().toISOString();
    const row = {
      id: randomUUID(),
      organisationId: organisation.id,
      hash,
      size,
      type,
      name,
      at,
      by: member.id,
    };
    await insertAttachment(tx, row);
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation,
      kind: 'file-received',
      subject: `file:${row.id}`,
      data: { sha256: hash, name, size, type },
    });
    return { ok: true, value: fileShown(row) };
  });
}

export async function receive(context: MemberContext, upload: Upload): Promise<Answer<FileShown>> {
  const { db, member } = context;
  if (upload.length === 0) return refuse('file-unusable', 'This file is empty. Choose another.');
  if (upload.length > FILE_BYTES_AT_MOST) return refuse('input-too-large', TOO_LARGE);
  if ((await timesThisMinute(db, `upload|${member.id}`)) > UPLOADS_A_MINUTE)
    return refuse('tries-too-many', 'You sent too many files within a minute. Wait a minute and go on.');
  const full = await noRoom(db, member.organisation.id, upload);
  if (full) return full;
  const done = await inTurn(member.id, async () => {
    const arrived = await received(upload);
    if (!arrived.ok) return arrived;
    const aside = arrived.value;
    try {
      const type = await recognised(aside, upload.name);
      return type.ok ? await noted(context, upload, { aside, type: type.value }) : type;
    } finally {
      await discard(aside);
    }
  });
  return done === 'busy' ? BUSY : done;
}
