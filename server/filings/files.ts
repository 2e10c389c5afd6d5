/** Files of a filing: which step brought them, and who reads them. */
import type { Member } from '../access/context';
import { type AttachmentRow, rowsAttachedTo } from '../attachments/queries';
import { filesFor } from '../attachments/read-by';
import type { Queries } from '../db/client';
import type { AttachedTo, FileAttached } from '../vocabulary/attachment';
import type { FilingAct } from '../vocabulary/life/filings';
import type { Filed, FilingKind } from './kind';

type Named = Pick<FilingKind<Filed>, 'subject'>;

/** As events and files name it. */
export const subjectOf = (kind: Named, id: string): string => `${kind.subject}:${id}`;

/** What the files of an act belong to; an act without one takes none. */
export const PART_OF: Partial<Record<FilingAct, AttachedTo>> = {
  submit: 'statement',
  ask: 'question',
  answer: 'answer',
  'answer-last': 'answer',
  propose: 'proposal',
  approve: 'decision',
  refuse: 'decision',
};

export const filesShown = (db: Queries, member: Member, kind: Named, id: string): Promise<FileAttached[]> =>
  filesFor(db, member, subjectOf(kind, id));

/** Those of a proposal, in the order in which they were chosen. */
export async function proposedFiles(
  db: Queries,
  kind: Named,
  id: string,
  proposal: string,
): Promise<AttachmentRow[]> {
  const rows = await rowsAttachedTo(db, subjectOf(kind, id));
  return rows
    .filter(({ attached: { part, of } }) => part === 'proposal' && of === proposal)
    .sort((a, b) => a.attached.number - b.attached.number)
    .map(({ attachment }) => attachment);
}
