/** Whether the stakes of a meeting are those that their names are hashes of, and all that the meeting and its settlements name are there. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { poolStakes } from '../db/schema';
import { namesOf } from './kept-stakes';
import { type NamedFile, namesIn } from './named-stakes';
import { hashOfText, isHash, unpackedText, unpackedTextLater } from './packed-stakes';
import type { MeetingRow, SettlementRow } from './queries';

const readable = async <T>(read: () => T | Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch {
    return undefined;
  }
};

/** One at a time: each may be megabytes. What is there as it was kept. */
export async function stakesAsKept(db: Queries, id: string): Promise<Set<string>> {
  const named = await db
    .select({ hash: poolStakes.hash })
    .from(poolStakes)
    .where(eq(poolStakes.meetingId, id));
  const good = new Set<string>();
  for (const { hash } of named) {
    const [row] = await db
      .select({ packed: poolStakes.packed })
      .from(poolStakes)
      .where(and(eq(poolStakes.meetingId, id), eq(poolStakes.hash, hash)));
    const text = row && (await readable(() => unpackedTextLater(row.packed)));
    if (text !== undefined && (!isHash(hash) || hashOfText(text) === hash)) good.add(hash);
  }
  return good;
}

export const stakedAsKept = ({ staked }: MeetingRow, kept: ReadonlySet<string>): boolean =>
  Object.values(namesOf(staked)).every((name) => kept.has(name));

export async function settledAsKept(
  { given }: Pick<SettlementRow, 'given'>,
  kept: ReadonlySet<string>,
): Promise<boolean> {
  const names = await readable(() => namesIn(JSON.parse(unpackedText(given)) as NamedFile));
  return names?.every((name) => kept.has(name)) ?? false;
}
