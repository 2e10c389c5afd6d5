/** Which files of a submission somebody may read: those of what they may read. */
import type { Member } from '../../access/context';
import { type AttachmentRow, attachedTo, attachmentById, partsOfAttachment } from '../../attachments/queries';
import type { Queries } from '../../db/client';
import type { AttachedTo, FileAttached } from '../../vocabulary/attachment';
import { withinReach } from '../steps/move';

const SUBJECT = 'submission:';

/** What reviewers settle between them is for no operator. */
const shows = (part: AttachedTo, { organisation }: Member): boolean =>
  part !== 'proposal' || organisation.kind === 'regulator';

/** Of one that the reader may read. */
export async function filesOf(db: Queries, member: Member, submission: string): Promise<FileAttached[]> {
  const all = await attachedTo(db, `${SUBJECT}${submission}`);
  return all.filter(({ part }) => shows(part, member));
}

/** One's organisation's own, and what belongs to a submission that one reads. */
export async function readableFile(
  db: Queries,
  member: Member,
  id: string,
): Promise<AttachmentRow | undefined> {
  const row = await attachmentById(db, id);
  if (!row || row.organisationId === member.organisation.id) return row;
  for (const { subject, part } of await partsOfAttachment(db, id))
    if (
      subject.startsWith(SUBJECT) &&
      shows(part, member) &&
      (await withinReach(db, member, subject.slice(SUBJECT.length)))
    )
      return row;
  return undefined;
}
