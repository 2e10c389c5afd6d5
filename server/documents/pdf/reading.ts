/** What can be said of a file that is not a dossier: one clause, to end a sentence. */
export type Reading<T> = { ok: true; value: T } | { ok: false; because: string };

export const unreadable = (because: string): { ok: false; because: string } => ({ ok: false, because });

/** No paper or ZIP of papers has a tenth of it. */
export const FILE_LIMIT = 64 * 1024 * 1024;

/** A ZIP of everything of one submission, with what was attached to it; an exported audit. */
export const RECORD_LIMIT = 512 * 1024 * 1024;

/** Some fifty times the largest analysis of these games. */
export const ATTACHMENT_LIMIT = 64 * 1024 * 1024;
