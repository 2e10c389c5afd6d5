import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, lt, max } from 'drizzle-orm';
import type { Member, Organisation } from '../access/context';
import { looksAfter } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { organization, poolFiling, poolRules, poolRulesVersion } from '../db/schema';
import type { RulesRow, VersionRow } from '../pool-rules/queries';
import { FILING_STORED_STATES, type StoredFilingState } from '../vocabulary/life/filings';

export type PoolFilingRow = typeof poolFiling.$inferSelect;
/** With the version of the pool rules that it is of, without its content: lists have many. */
export type Brief = {
  submission: PoolFilingRow;
  rules: RulesRow;
  version: Omit<VersionRow, 'content'>;
  operator: string;
};
export type Joined = Omit<Brief, 'version'> & { version: VersionRow };

const { content: _, ...withoutContent } = getTableColumns(poolRulesVersion);

const itsVersion = and(
  eq(poolRulesVersion.rulesId, poolFiling.rulesId),
  eq(poolRulesVersion.revision, poolFiling.version),
);

const brief = (db: Queries) =>
  db
    .select({
      submission: poolFiling,
      rules: poolRules,
      version: withoutContent,
      operator: organization.name,
    })
    .from(poolFiling)
    .innerJoin(poolRules, eq(poolRules.id, poolFiling.rulesId))
    .innerJoin(poolRulesVersion, itsVersion)
    .innerJoin(organization, eq(organization.id, poolFiling.organisationId));

const joined = (db: Queries) =>
  db
    .select({
      submission: poolFiling,
      rules: poolRules,
      version: poolRulesVersion,
      operator: organization.name,
    })
    .from(poolFiling)
    .innerJoin(poolRules, eq(poolRules.id, poolFiling.rulesId))
    .innerJoin(poolRulesVersion, itsVersion)
    .innerJoin(organization, eq(organization.id, poolFiling.organisationId));

/** Whoever may see it. */
export async function filingById(db: Queries, id: string): Promise<Joined | undefined> {
  const [row] = await joined(db).where(eq(poolFiling.id, id));
  return row;
}

export async function everyId(db: Queries): Promise<string[]> {
  const rows = await db.select({ id: poolFiling.id }).from(poolFiling).orderBy(poolFiling.at);
  return rows.map(({ id }) => id);
}

/** Of every operator, as they were approved. */
export const everyApproved = (db: Queries): Promise<Brief[]> =>
  brief(db).where(eq(poolFiling.state, 'approved')).orderBy(asc(poolFiling.updatedAt));

/** The latest first. */
export const filingsOf = (
  db: Queries,
  organisation: string,
  states: readonly StoredFilingState[] = FILING_STORED_STATES,
): Promise<Brief[]> =>
  brief(db)
    .where(and(eq(poolFiling.organisationId, organisation), inArray(poolFiling.state, [...states])))
    .orderBy(desc(poolFiling.number));

/** The longest waiting first. */
export async function filedWith(
  db: Queries,
  regulator: Organisation,
  states: readonly StoredFilingState[] = FILING_STORED_STATES,
): Promise<Brief[]> {
  const rows = await brief(db)
    .where(and(isNotNull(poolFiling.submittedAt), inArray(poolFiling.state, [...states])))
    .orderBy(asc(poolFiling.submittedAt));
  return rows.filter(({ submission }) => looksAfter(regulator, submission.rulebook));
}

/** An operator's own, or for a regulator one that was submitted in its jurisdictions; for anyone else it does not exist. */
export async function filingWithin(
  db: Queries,
  { organisation }: Member,
  id: string,
): Promise<Joined | undefined> {
  const row = await filingById(db, id);
  if (!row) return undefined;
  if (organisation.kind === 'operator')
    return row.submission.organisationId === organisation.id ? row : undefined;
  const seen = row.submission.submittedAt !== null && looksAfter(organisation, row.submission.rulebook);
  return organisation.kind === 'regulator' && seen ? row : undefined;
}

export const filingsOfRules = (db: Queries, rules: string): Promise<PoolFilingRow[]> =>
  db.select().from(poolFiling).where(eq(poolFiling.rulesId, rules)).orderBy(desc(poolFiling.number));

/** Of this operator: how many others have prepared is nobody's business. */
export async function nextNumber(tx: Queries, organisation: string): Promise<string> {
  const [row] = await tx
    .select({ known: count() })
    .from(poolFiling)
    .where(eq(poolFiling.organisationId, organisation));
  return `P-${String((row?.known ?? 0) + 1).padStart(4, '0')}`;
}

export const insertFiling = (tx: Queries, values: PoolFilingRow) => tx.insert(poolFiling).values(values);

export const updateFiling = (
  tx: Queries,
  id: string,
  values: Pick<PoolFilingRow, 'state' | 'revision' | 'updatedAt' | 'submittedAt'>,
) => tx.update(poolFiling).set(values).where(eq(poolFiling.id, id));

/** Its last version that was submitted before this one; 0 where there is none. */
export async function lastSubmittedBefore(
  db: Queries,
  { rulesId, version }: Pick<PoolFilingRow, 'rulesId' | 'version'>,
): Promise<number> {
  const [row] = await db
    .select({ last: max(poolFiling.version) })
    .from(poolFiling)
    .where(
      and(
        eq(poolFiling.rulesId, rulesId),
        lt(poolFiling.version, version),
        isNotNull(poolFiling.submittedAt),
      ),
    );
  return row?.last ?? 0;
}
