/** Removes what was uploaded and never used, and bytes without a row: what a process left that was killed between the two. */
import { operatorName } from '../accounts/stored/names';
import { appendEvent, SITE } from '../audit/append';
import type { Database } from '../db/client';
import { LOOSE_DAYS } from '../vocabulary/attachment';
import { hashesThere, removeFile, sweepIncoming } from './files';
import { deleteAttachment, forgotten, hashesKnown } from './queries';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

function removeForgotten(db: Database, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    for (const { id, organisationId, hash, name, size, type } of await forgotten(
      tx,
      before(now, LOOSE_DAYS * DAY_MS).toISOString(),
    )) {
      await deleteAttachment(tx, id);
      await appendEvent(tx, {
        at: now.toISOString(),
        actor: SITE,
        organisation: { id: organisationId, name: await operatorName(tx, organisationId) },
        kind: 'file-removed',
        subject: `file:${id}`,
        data: { sha256: hash, name, size, type, unused: LOOSE_DAYS },
      });
    }
  });
}

/** In a transaction that writes: files get their names in one too, so none has its name and not yet its row. */
function removeWithoutRow(db: Database, dataDir: string): Promise<void> {
  return db.transaction(async (tx) => {
    const known = await hashesKnown(tx);
    for (const hash of await hashesThere(dataDir)) if (!known.has(hash)) await removeFile(dataDir, hash);
  });
}

export async function sweepAttachments(db: Database, dataDir: string, now: Date): Promise<void> {
  await sweepIncoming(dataDir, before(now, HOUR_MS));
  await removeForgotten(db, now);
  await removeWithoutRow(db, dataDir);
}
