/** Which files somebody may fetch: those of what they may read. */
import type { Member } from '../access/context';
import { type AttachmentRow, attachmentById, partsOfAttachment } from '../attachments/queries';
import { isForReader } from '../attachments/read-by';
import type { Queries } from '../db/client';
import { FEES } from '../fee-submissions/filing';
import { POOLS } from '../pool-filings/filing';
import { withinReach } from '../submissions/steps/move';
import { variationWithin } from '../submissions/variations/queries';

/** By how the subject of a file begins: whether somebody may read the thing with the id after it. */
const READS: [string, (db: Queries, member: Member, id: string) => Promise<unknown>][] = [
  ['submission:', withinReach],
  ['variation:', variationWithin],
  [`${FEES.subject}:`, FEES.within],
  [`${POOLS.subject}:`, POOLS.within],
];

/** One's organisation's own, and what belongs to something that one reads. */
export async function readableFile(
  db: Queries,
  member: Member,
  id: string,
): Promise<AttachmentRow | undefined> {
  const row = await attachmentById(db, id);
  if (!row || row.organisationId === member.organisation.id) return row;
  for (const { subject, part } of await partsOfAttachment(db, id))
    for (const [start, reads] of READS)
      if (
        subject.startsWith(start) &&
        isForReader(part, member) &&
        (await reads(db, member, subject.slice(start.length)))
      )
        return row;
  return undefined;
}
