/** What was done with a filing, in order: rows that stay. */
import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { user } from '../db/schema';
import type { ActTable } from './kind';

export type ActRow = ActTable['$inferSelect'];

/** As the next of what was done with its submission. */
export async function insertAct(tx: Queries, acts: ActTable, values: Omit<ActRow, 'ordinal'>) {
  const [row] = await tx
    .select({ known: count() })
    .from(acts)
    .where(eq(acts.submissionId, values.submissionId));
  await tx.insert(acts).values({ ...values, ordinal: (row?.known ?? 0) + 1 });
}

const named = (db: Queries, acts: ActTable, submissions: string[]) =>
  db
    .select({ act: acts, by: user.name })
    .from(acts)
    .innerJoin(user, eq(user.id, acts.by))
    .where(inArray(acts.submissionId, submissions))
    .orderBy(asc(acts.ordinal));
export type NamedAct = Awaited<ReturnType<typeof named>>[number];

/** In order, each with the name of who did it. */
export const actsOf = (db: Queries, acts: ActTable, submission: string): Promise<NamedAct[]> =>
  named(db, acts, [submission]);

/** The same of several submissions, by their ids. */
export async function actsAmong(
  db: Queries,
  acts: ActTable,
  submissions: string[],
): Promise<Map<string, NamedAct[]>> {
  const among = new Map<string, NamedAct[]>();
  if (submissions.length === 0) return among;
  for (const one of await named(db, acts, submissions)) {
    const { submissionId } = one.act;
    among.set(submissionId, [...(among.get(submissionId) ?? []), one]);
  }
  return among;
}

/** What one reviewer proposed and nobody has confirmed, declined or overtaken: anything done since ends it, but for who looks after it. */
export async function aliveProposal(
  db: Queries,
  acts: ActTable,
  { id }: { id: string },
): Promise<ActRow | undefined> {
  const [last] = await db
    .select()
    .from(acts)
    .where(and(eq(acts.submissionId, id), ne(acts.act, 'assign')))
    .orderBy(desc(acts.ordinal))
    .limit(1);
  return last?.act === 'propose' ? last : undefined;
}
