/**
 * The last sealed head of each day, kept in a file that only grows. Published, so that anybody may keep one: whoever
 * rewrites the chain, even with the site's key, cannot change a head that somebody else holds.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SealedHead as Sealed } from './sealed-head';
import { SealedHead } from './sealed-head';

const headsFile = (dataDir: string): string => path.join(dataDir, 'audit-heads.jsonl');

const dayOfHead = ({ head }: Sealed): string => head.at.slice(0, 10);

function parsed(line: string): Sealed[] {
  try {
    return [SealedHead.parse(JSON.parse(line))];
  } catch {
    // A line cut off by a crash; the whole one follows it.
    return [];
  }
}

function keptDays(dataDir: string): Sealed[] {
  try {
    return readFileSync(headsFile(dataDir), 'utf8').split('\n').flatMap(parsed);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Keeps the head of a day that is over when the first one of another day is sealed. */
export function publishDay(dataDir: string, { head, seal }: Sealed, now: string): void {
  const over = { head, seal };
  if (dayOfHead(over) >= now.slice(0, 10)) return;
  if (keptDays(dataDir).some((kept) => dayOfHead(kept) === dayOfHead(over))) return;
  // A line that a crash cut off ends here, so that it cannot swallow this one.
  appendFileSync(headsFile(dataDir), `\n${JSON.stringify(over)}\n`, { mode: 0o600, flush: true });
}

/** Those kept and the present one, oldest first. */
export function headsByDay(dataDir: string, present: Sealed | undefined): Sealed[] {
  const kept = keptDays(dataDir);
  const isKept = present && kept.some(({ head }) => head.seq === present.head.seq);
  return present && !isKept ? [...kept, { head: present.head, seal: present.seal }] : kept;
}
