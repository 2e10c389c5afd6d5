/** Whether the files of a subject are those that the events of its steps brought, and no others. */
import { canonicalJson } from '@/simulations/exact/canonical';
import type { ActTold } from '../audit/told';
import type { Queries } from '../db/client';
import { fileInEvent } from './attach';
import { rowsAttachedTo } from './queries';

export type FileTold = Pick<ActTold, 'actor' | 'at'> & { file: unknown };

export const filesToldBy = ({ actor, at, data }: ActTold): FileTold[] =>
  Array.isArray(data.files) ? data.files.map((file) => ({ actor, at, file })) : [];

const inOrder = (texts: string[]): string => canonicalJson(texts.sort());

export async function filesAsTold(db: Queries, subject: string, told: readonly FileTold[]): Promise<boolean> {
  const rows = await rowsAttachedTo(db, subject);
  const stored = rows.map(({ attached: { part, of, by, at }, attachment }) =>
    canonicalJson([by, at, fileInEvent(attachment, { part, of })]),
  );
  return inOrder(stored) === inOrder(told.map(({ actor, at, file }) => canonicalJson([actor, at, file])));
}
