import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { poolFiling, poolRules, poolRulesVersion, user } from '../db/schema';

export type RulesRow = typeof poolRules.$inferSelect;
export type VersionRow = typeof poolRulesVersion.$inferSelect;

type Own = { id: string; organisation: string };
const own = ({ id, organisation }: Own) =>
  and(eq(poolRules.id, id), eq(poolRules.organisationId, organisation));

export const rulesOf = (db: Queries, organisation: string) =>
  db
    .select({ rules: poolRules, by: user.name })
    .from(poolRules)
    .innerJoin(user, eq(user.id, poolRules.updatedBy))
    .where(eq(poolRules.organisationId, organisation))
    .orderBy(asc(poolRules.name), asc(poolRules.createdAt));

export async function rulesCount(db: Queries, organisation: string): Promise<number> {
  const [row] = await db
    .select({ known: count() })
    .from(poolRules)
    .where(eq(poolRules.organisationId, organisation));
  return row?.known ?? 0;
}

export async function ownRules(db: Queries, given: Own): Promise<RulesRow | undefined> {
  const [row] = await db.select().from(poolRules).where(own(given));
  return row;
}

export async function versionOf(
  db: Queries,
  rules: string,
  revision: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(poolRulesVersion)
    .where(and(eq(poolRulesVersion.rulesId, rules), eq(poolRulesVersion.revision, revision)));
  return row;
}

/** Under which a version of it was prepared for the regulator, if one was. */
export async function filingNumber(db: Queries, rules: string): Promise<string | undefined> {
  const [row] = await db
    .select({ number: poolFiling.number })
    .from(poolFiling)
    .where(eq(poolFiling.rulesId, rules))
    .limit(1);
  return row?.number;
}

const itsVersion = and(
  eq(poolRulesVersion.rulesId, poolFiling.rulesId),
  eq(poolRulesVersion.revision, poolFiling.version),
);

/** What a house prepared of one book of pools, the latest first. */
export const preparedOf = (
  db: Queries,
  { organisationId, rulebook }: Pick<RulesRow, 'organisationId' | 'rulebook'>,
) =>
  db
    .select({
      id: poolFiling.id,
      number: poolFiling.number,
      document: poolFiling.rulesId,
      version: poolFiling.version,
      name: poolRulesVersion.name,
      from: sql<string>`coalesce(${poolRulesVersion.inForceFrom}, '')`,
      state: poolFiling.state,
    })
    .from(poolFiling)
    .innerJoin(poolRulesVersion, itsVersion)
    .where(and(eq(poolFiling.organisationId, organisationId), eq(poolFiling.rulebook, rulebook)))
    .orderBy(desc(poolFiling.number));

export const insertRules = (tx: Queries, values: RulesRow) => tx.insert(poolRules).values(values);
export const insertVersion = (tx: Queries, values: VersionRow) => tx.insert(poolRulesVersion).values(values);

export const updateRules = (
  tx: Queries,
  given: Own,
  values: Pick<RulesRow, 'name' | 'revision' | 'updatedAt' | 'updatedBy'>,
) => tx.update(poolRules).set(values).where(own(given));

export const deleteRules = (tx: Queries, given: Own) => tx.delete(poolRules).where(own(given));
