import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { gamingTable, resultsKey, tableDay, user } from '../db/schema/index';

export type TableDayRow = typeof tableDay.$inferSelect;

/** In SQLite's turn: at most so many values in one query. */
const AT_ONCE = 500;

/** Every report of these tables on these days, whichever version it is of. */
export async function reportsOf(
  db: Queries,
  { tables, days }: { tables: string[]; days: string[] },
): Promise<TableDayRow[]> {
  const found: TableDayRow[] = [];
  for (let at = 0; at < days.length; at += AT_ONCE)
    found.push(
      ...(await db
        .select()
        .from(tableDay)
        .where(and(inArray(tableDay.tableId, tables), inArray(tableDay.day, days.slice(at, at + AT_ONCE))))),
    );
  return found;
}

/** All that was reported of a version until a moment, with the table and who sent it; earlier days and reports first. */
export const reportsOfVersion = (db: Queries, submission: string, until: string) =>
  db
    .select({ row: tableDay, table: gamingTable, by: user.name, key: resultsKey.name })
    .from(tableDay)
    .innerJoin(gamingTable, eq(gamingTable.id, tableDay.tableId))
    .innerJoin(user, eq(user.id, tableDay.by))
    .leftJoin(resultsKey, eq(resultsKey.id, tableDay.keyId))
    .where(and(eq(tableDay.submissionId, submission), lte(tableDay.at, until)))
    .orderBy(asc(tableDay.day), asc(gamingTable.premises), asc(gamingTable.name), asc(tableDay.version));

export const insertReports = (tx: Queries, rows: (typeof tableDay.$inferInsert)[]) =>
  tx.insert(tableDay).values(rows);

export type KeyRow = typeof resultsKey.$inferSelect;

export const keysOf = (db: Queries, organisation: string) =>
  db
    .select({ key: resultsKey, by: user.name })
    .from(resultsKey)
    .innerJoin(user, eq(user.id, resultsKey.createdBy))
    .where(eq(resultsKey.organisationId, organisation))
    .orderBy(desc(resultsKey.createdAt));

export async function keyByHash(db: Queries, hash: string): Promise<KeyRow | undefined> {
  const [row] = await db.select().from(resultsKey).where(eq(resultsKey.hash, hash));
  return row;
}

export async function ownKey(
  db: Queries,
  { id, organisation }: { id: string; organisation: string },
): Promise<KeyRow | undefined> {
  const [row] = await db
    .select()
    .from(resultsKey)
    .where(and(eq(resultsKey.id, id), eq(resultsKey.organisationId, organisation)));
  return row;
}

export const insertKey = (tx: Queries, values: typeof resultsKey.$inferInsert) =>
  tx.insert(resultsKey).values(values);
export const updateKey = (tx: Queries, id: string, values: Pick<Partial<KeyRow>, 'revokedAt' | 'usedAt'>) =>
  tx.update(resultsKey).set(values).where(eq(resultsKey.id, id));
