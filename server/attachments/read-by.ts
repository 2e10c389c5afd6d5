/** What reviewers settle between them is for no operator, and nor are its files. */
import type { Member } from '../access/context';
import type { Queries } from '../db/client';
import type { AttachedTo, FileAttached } from '../vocabulary/attachment';
import { attachedTo } from './queries';

export const isForReader = (part: AttachedTo, { organisation }: Member): boolean =>
  part !== 'proposal' || organisation.kind === 'regulator';

/** Of something that the reader may read. */
export const filesFor = async (db: Queries, member: Member, subject: string): Promise<FileAttached[]> =>
  (await attachedTo(db, subject)).filter(({ part }) => isForReader(part, member));
