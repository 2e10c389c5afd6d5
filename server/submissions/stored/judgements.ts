/** What reviewers said of findings, as stored; the latest of each finding counts. */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { judgement, user } from '../../db/schema/index';
import type { Judgement } from '../../vocabulary/judgement';

export const insertJudgement = (tx: Queries, values: typeof judgement.$inferInsert) =>
  tx.insert(judgement).values(values);

/** In order. */
export async function judgementsOf(db: Queries, submission: string): Promise<Judgement[]> {
  const rows = await db
    .select({ row: judgement, by: user.name })
    .from(judgement)
    .innerJoin(user, eq(user.id, judgement.by))
    .where(eq(judgement.submissionId, submission))
    .orderBy(asc(judgement.at));
  return rows.map(({ row: { finding, says, at, reasons }, by }) => ({ finding, says, at, reasons, by }));
}
