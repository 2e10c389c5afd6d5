/** What reviewers said of findings, as stored; the latest of each finding counts. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { judgement, user } from '../../db/schema/index';
import type { Judgement } from '../../vocabulary/judgement';
import { CLOSING_STEPS } from '../../vocabulary/life/steps';

export const insertJudgement = (tx: Queries, values: typeof judgement.$inferInsert) =>
  tx.insert(judgement).values(values);

/** When the authority last decided on a submission: an operator reads what reviewers said until then. */
const decidedAt = sql<string>`COALESCE(
  (SELECT MAX(trial_step.at) FROM trial_step
    WHERE trial_step.submission_id = judgement.submission_id AND trial_step.step IN ${[...CLOSING_STEPS]}),
  (SELECT decision.at FROM decision WHERE decision.submission_id = judgement.submission_id))`;

/** Of each, in order; for an operator those that it may read. */
export async function judgementsAmong(
  db: Queries,
  submissions: string[],
  { forOperator }: { forOperator: boolean },
): Promise<Map<string, Judgement[]>> {
  const among = new Map<string, Judgement[]>();
  if (submissions.length === 0) return among;
  const within = inArray(judgement.submissionId, submissions);
  const rows = await db
    .select({ row: judgement, by: user.name })
    .from(judgement)
    .innerJoin(user, eq(user.id, judgement.by))
    .where(forOperator ? and(within, sql`${judgement.at} <= ${decidedAt}`) : within)
    .orderBy(asc(judgement.at));
  for (const { row, by } of rows) {
    const { submissionId, finding, says, at, reasons } = row;
    among.set(submissionId, [...(among.get(submissionId) ?? []), { finding, says, at, reasons, by }]);
  }
  return among;
}

/** In order. */
export const judgementsOf = async (
  db: Queries,
  submission: string,
  reader = { forOperator: false },
): Promise<Judgement[]> => (await judgementsAmong(db, [submission], reader)).get(submission) ?? [];
