import { and, count, desc, eq, inArray, max } from 'drizzle-orm';
import { isSamePlace } from '@/rulebooks/variant/occasion';
import type { Queries } from '../db/client';
import { gamingTable, submission, tableCode, tableOffer, tableSign, user } from '../db/schema/index';
import { type SubmissionRow, wholeRow } from '../submissions/stored/queries';
import type { Shown } from './display';

export type TableRow = typeof gamingTable.$inferSelect;

export const shownOf = ({
  id,
  reference,
  version,
  gameLabel,
}: Pick<SubmissionRow, 'id' | 'reference' | 'version' | 'gameLabel'>): Shown => ({
  submission: id,
  reference,
  version,
  name: gameLabel,
});

export const tablesOf = (db: Queries, organisation: string): Promise<TableRow[]> =>
  db
    .select()
    .from(gamingTable)
    .where(eq(gamingTable.organisationId, organisation))
    .orderBy(gamingTable.premises, gamingTable.name);

export async function ownTable(
  db: Queries,
  { id, organisation }: { id: string; organisation: string },
): Promise<TableRow | undefined> {
  const [row] = await db
    .select()
    .from(gamingTable)
    .where(and(eq(gamingTable.id, id), eq(gamingTable.organisationId, organisation)));
  return row;
}

export async function tableCount(db: Queries, organisation: string): Promise<number> {
  const [row] = await db
    .select({ known: count() })
    .from(gamingTable)
    .where(eq(gamingTable.organisationId, organisation));
  return row?.known ?? 0;
}

/** However its name is spelled. */
export const namedTable = async (
  db: Queries,
  { organisation, premises, name }: { organisation: string; premises: string; name: string },
): Promise<TableRow | undefined> =>
  (await tablesOf(db, organisation)).find(
    (each) => isSamePlace(each.premises, premises) && isSamePlace(each.name, name),
  );

export const insertTable = (tx: Queries, values: typeof gamingTable.$inferInsert) =>
  tx.insert(gamingTable).values(values);
export const insertOffer = (tx: Queries, values: typeof tableOffer.$inferInsert) =>
  tx.insert(tableOffer).values(values);
export const insertSign = (tx: Queries, values: typeof tableSign.$inferInsert) =>
  tx.insert(tableSign).values(values);

/** The latest first, with the name of whoever wrote it down. */
export const offersOf = (db: Queries, tables: string[]) =>
  db
    .select({ offer: tableOffer, by: user.name })
    .from(tableOffer)
    .innerJoin(user, eq(user.id, tableOffer.by))
    .where(inArray(tableOffer.tableId, tables))
    .orderBy(desc(tableOffer.number));

export const signsOf = (db: Queries, tables: string[]) =>
  db
    .select({ sign: tableSign, by: user.name })
    .from(tableSign)
    .innerJoin(user, eq(user.id, tableSign.by))
    .where(inArray(tableSign.tableId, tables))
    .orderBy(desc(tableSign.number));

export async function nextNumber(
  tx: Queries,
  of: typeof tableOffer | typeof tableSign,
  table: string,
): Promise<number> {
  const [row] = await tx
    .select({ last: max(of.number) })
    .from(of)
    .where(eq(of.tableId, table));
  return (row?.last ?? 0) + 1;
}

/** Of many versions, what a list of tables says of them. */
export async function namedAmong(
  db: Queries,
  ids: string[],
): Promise<Map<string, { shown: Shown; rulebook: string }>> {
  const { id, reference, version, gameLabel, rulebook } = submission;
  const rows = await db
    .select({ id, reference, version, gameLabel, rulebook })
    .from(submission)
    .where(inArray(submission.id, ids));
  return new Map(rows.map((row) => [row.id, { shown: shownOf(row), rulebook: row.rulebook }]));
}

export const submissionsAmong = (db: Queries, ids: string[]) =>
  db.select(wholeRow).from(submission).where(inArray(submission.id, ids));

/** The address of each table; those that have none are left out. */
export async function latestCodes(
  db: Queries,
  tables: readonly string[],
): Promise<Map<string, { code: string; at: string }>> {
  const rows = await db
    .select()
    .from(tableCode)
    .where(inArray(tableCode.tableId, [...tables]))
    .orderBy(tableCode.number);
  return new Map(rows.map(({ tableId, code, at }) => [tableId, { code, at }]));
}
