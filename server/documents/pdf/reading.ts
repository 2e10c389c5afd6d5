/** What can be said of a file that is not a dossier: one clause, to end a sentence. */
export type Reading<T> = { ok: true; value: T } | { ok: false; because: string };

export const unreadable = (because: string): { ok: false; because: string } => ({ ok: false, because });

/** No paper or ZIP of papers has a tenth of it. */
export const FILE_LIMIT = 64 * 1024 * 1024;

/** A ZIP of everything of one submission, with what was attached to it; an exported audit. */
export const RECORD_LIMIT = 512 * 1024 * 1024;
/** Everything of a submission may be a larger ZIP, whose parts can be verified. */
export const LARGE_ZIP =
  'has more than 512 MiB, more than is verified at once. Unpack it, and verify its papers and audit.jsonl one by one';

/** Some fifty times the largest analysis of these games. */
export const ATTACHMENT_LIMIT = 64 * 1024 * 1024;
