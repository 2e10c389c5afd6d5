/** The public code of a document of a house that was approved. It tells neither its number nor how many others there are. */
import { createHash } from 'node:crypto';

export const FILED_KINDS = ['fees', 'pool-rules'] as const;
export type FiledKind = (typeof FILED_KINDS)[number];

const LETTER: Record<FiledKind, string> = { fees: 'F', 'pool-rules': 'P' };

/** "F-3FA94B21C0". */
export const FILED_CODE = /^[FP]-[0-9A-F]{10}$/;

export const filedCode = (kind: FiledKind, id: string): string =>
  `${LETTER[kind]}-${createHash('sha256').update(`${kind} ${id}`).digest('hex').slice(0, 10).toUpperCase()}`;
