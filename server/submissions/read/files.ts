/** Which files of a submission somebody may read: those of what they may read. */
import type { Member } from '../../access/context';
import { attachedTo } from '../../attachments/queries';
import { isForReader } from '../../attachments/read-by';
import type { Queries } from '../../db/client';
import type { FileAttached } from '../../vocabulary/attachment';

const SUBJECT = 'submission:';

/** Of one that the reader may read. */
export async function filesOf(db: Queries, member: Member, submission: string): Promise<FileAttached[]> {
  const all = await attachedTo(db, `${SUBJECT}${submission}`);
  return all.filter(({ part }) => isForReader(part, member));
}
