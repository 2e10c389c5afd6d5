/**
 * The head of the chain, sealed beside the database: the number and hash of the newest event, signed with the
 * installation's key. Each hash covers the one before, so the head fixes every event up to it. Someone who
 * can write the database but not seal can neither cut the end off nor rewrite the chain.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { audit } from '../db/schema';
import { currentKey, publicKeys } from '../seals/ring';
import { checkSeal, seal } from '../seals/seal';
import type { Seal } from '../seals/statement';
import { publishDay } from './published-heads';
import { type Head, SealedHead } from './sealed-head';

/** `absent`: no file. `forged`: a file that no key of this installation signed. */
export type ReadHead =
  | { state: 'sealed'; head: Head; seal: Seal }
  | { state: 'absent' }
  | { state: 'forged' };

/**
 * `contained`: the chain holds this event. `cut`: the chain ends before it. `rewritten`: another event has
 * its number.
 */
export type HeadVerdict = 'contained' | 'cut' | 'rewritten' | 'absent' | 'forged';

export const headFile = (dataDir: string): string => path.join(dataDir, 'audit-head.json');

export function readHead(dataDir: string): ReadHead {
  let text: string;
  try {
    text = readFileSync(headFile(dataDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { state: 'absent' };
    throw error;
  }
  try {
    const { head, seal: given } = SealedHead.parse(JSON.parse(text));
    if (checkSeal('audit-head', head, given, publicKeys(dataDir)) === 'good')
      return { state: 'sealed', head, seal: given };
  } catch {
    // This program did not write what cannot be read.
  }
  return { state: 'forged' };
}

async function newest(db: Queries): Promise<{ seq: number; hash: string } | undefined> {
  const [last] = await db
    .select({ seq: audit.seq, hash: audit.hash })
    .from(audit)
    .orderBy(desc(audit.seq))
    .limit(1);
  return last;
}

export async function checkHead(db: Queries, dataDir: string): Promise<HeadVerdict> {
  const read = readHead(dataDir);
  if (read.state !== 'sealed') return read.state;
  const [same] = await db.select({ hash: audit.hash }).from(audit).where(eq(audit.seq, read.head.seq));
  if (!same) return 'cut';
  return same.hash === read.head.hash ? 'contained' : 'rewritten';
}

/** Written aside and renamed: the file is always a whole head, new or old. */
function write(dataDir: string, head: Head): void {
  const file = headFile(dataDir);
  const aside = `${file}.${process.pid}.new`;
  const handle = openSync(aside, 'w', 0o600);
  try {
    writeSync(handle, `${JSON.stringify({ head, seal: seal('audit-head', head, currentKey(dataDir)) })}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(aside, file);
}

/**
 * Seals the newest event. A head that the chain does not contain stays: it is evidence. `evenIfAbsent` is for
 * a site that has no head yet.
 */
export async function sealHead(
  db: Queries,
  dataDir: string,
  { evenIfAbsent = false } = {},
): Promise<HeadVerdict> {
  const verdict = await checkHead(db, dataDir);
  const may = verdict === 'contained' || (evenIfAbsent && verdict === 'absent');
  const last = may ? await newest(db) : undefined;
  const read = readHead(dataDir);
  if (last && !(read.state === 'sealed' && read.head.seq >= last.seq)) {
    const at = new Date().toISOString();
    if (read.state === 'sealed') publishDay(dataDir, read, at);
    write(dataDir, { ...last, at });
  }
  return verdict;
}
