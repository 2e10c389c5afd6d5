/** Which reviewer looks after a submission, as stored; the latest counts. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { assignment, user } from '../../db/schema/index';

export type Assignee = { id: string; name: string };

export const insertAssignment = (tx: Queries, values: typeof assignment.$inferInsert) =>
  tx.insert(assignment).values(values);

export async function assigneesAmong(db: Queries, ids: string[]): Promise<Map<string, Assignee>> {
  const rows = await db
    .select({ of: assignment.submissionId, to: assignment.to, name: user.name })
    .from(assignment)
    .leftJoin(user, eq(user.id, assignment.to))
    .where(inArray(assignment.submissionId, ids))
    .orderBy(asc(assignment.at));
  const latest = new Map(rows.map((row) => [row.of, row]));
  return new Map(
    [...latest].flatMap(([of, { to, name }]) => (to && name ? [[of, { id: to, name }] as const] : [])),
  );
}

export const assigneeOf = async (db: Queries, id: string): Promise<Assignee | undefined> =>
  (await assigneesAmong(db, [id])).get(id);
