/** Files that people attach: which kinds, how large, to what. Runs in a browser too. */

/** By content. The ending of a name has to agree, so that no program opens a file as something else. */
export const FILE_TYPES = {
  pdf: { label: 'PDF', media: 'application/pdf', endings: ['pdf'] },
  png: { label: 'PNG picture', media: 'image/png', endings: ['png'] },
  jpeg: { label: 'JPEG picture', media: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  xlsx: {
    label: 'Excel workbook',
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  docx: {
    label: 'Word document',
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  csv: { label: 'CSV', media: 'text/csv; charset=utf-8', endings: ['csv'] },
  json: { label: 'JSON', media: 'application/json', endings: ['json'] },
  text: { label: 'text', media: 'text/plain; charset=utf-8', endings: ['txt'] },
} as const;
export type FileType = keyof typeof FILE_TYPES;
export const FILE_TYPE_NAMES = Object.keys(FILE_TYPES) as [FileType, ...FileType[]];

export const ENDINGS: readonly string[] = Object.values(FILE_TYPES).flatMap(({ endings }) => [...endings]);
export const KINDS_TAKEN = 'PDF, PNG, JPEG, Excel (.xlsx), Word (.docx), CSV, JSON or plain text (.txt)';

export const FILE_BYTES_AT_MOST = 20_000_000;
/** That one question, answer, statement or step may have. */
export const FILES_AT_MOST = 10;
/** Of an organisation, uploaded and attached to nothing yet. */
export const LOOSE_AT_MOST = 200;
/** What is attached to nothing by then, and named in no draft, is removed. */
export const LOOSE_DAYS = 7;

/** What a file of a submission belongs to. Closed: who reads each is decided in `server/submissions/attached`. */
export const ATTACHED_TO = [
  /** Named by its hash in the frozen variant: a consent, the drawing of a layout, a model. */
  'variant',
  'statement',
  'question',
  'answer',
  /** A request or a ruling on a trial, by the revision it made. */
  'trial-step',
  'decision',
  /** A decision that another reviewer has not confirmed: for reviewers alone. */
  'proposal',
] as const;
export type AttachedTo = (typeof ATTACHED_TO)[number];

/** A file as it is listed; `id` is where it is downloaded from. */
export type FileShown = { id: string; name: string; size: number; type: FileType; sha256: string };

/** Of a row, which calls the hash so. */
export const fileShown = ({
  id,
  name,
  size,
  type,
  hash,
}: Omit<FileShown, 'sha256'> & { hash: string }): FileShown => ({ id, name, size, type, sha256: hash });

/** A file of a submission, with what it belongs to. */
export type FileAttached = FileShown & { part: AttachedTo; of: string; by: string; at: string };

export const fileHref = (id: string): string => `/api/attachments/${id}`;
