import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { FractionText } from '@/simulations/exact/fraction';
import type { SolutionJson } from '@/simulations/family/solution-wire';
import type { Queries } from '../db/client';
import { analysis, distribution, job, solution, study } from '../db/schema';
import { isDamaged } from '../db/schema/json';
import { ANSWERS_AT_MOST } from '../vocabulary/answered';
import type { AnalysisWhole, ReadyDistribution } from './shapes';

export type StoredAnalysis = typeof analysis.$inferSelect;

export const insertAnalysis = (tx: Queries, values: typeof analysis.$inferInsert) =>
  tx.insert(analysis).values(values);

export async function analysisById(db: Queries, id: string): Promise<StoredAnalysis | undefined> {
  const [row] = await db.select().from(analysis).where(eq(analysis.id, id));
  return row;
}

/** An unreadable one is computed again, as if it were missing. */
export async function latestAnalysis(
  db: Queries,
  given: { organisation: string; variantHash: string },
): Promise<StoredAnalysis | undefined> {
  const [row] = await db
    .select()
    .from(analysis)
    .where(and(eq(analysis.organisationId, given.organisation), eq(analysis.variantHash, given.variantHash)))
    .orderBy(desc(analysis.createdAt))
    .limit(1);
  return row && !isDamaged(row.result) ? row : undefined;
}

/** Which of these this engine has analysed for the organisation. */
export async function analysedHashes(
  db: Queries,
  given: { organisation: string; engine: string; hashes: string[] },
): Promise<Set<string>> {
  const rows = await db
    .select({ hash: analysis.variantHash })
    .from(analysis)
    .where(
      and(
        eq(analysis.organisationId, given.organisation),
        eq(analysis.engine, given.engine),
        inArray(analysis.variantHash, given.hashes),
      ),
    );
  return new Set(rows.map(({ hash }) => hash));
}

/** Which of these drafts were ever analysed. */
export async function analysedDrafts(db: Queries, drafts: string[]): Promise<Set<string | null>> {
  const rows = await db
    .selectDistinct({ draft: job.draftId })
    .from(job)
    .where(and(inArray(job.draftId, drafts), isNotNull(job.analysisId)));
  return new Set(rows.map(({ draft }) => draft));
}

/** The last analysis of the draft, even if the draft has changed since. */
export async function latestOfDraft(db: Queries, draft: string): Promise<StoredAnalysis | undefined> {
  const [row] = await db
    .select({ analysis })
    .from(analysis)
    .innerJoin(job, eq(job.analysisId, analysis.id))
    .where(eq(job.draftId, draft))
    .orderBy(desc(analysis.createdAt))
    .limit(1);
  return row?.analysis;
}

export const wholeOf = (row: StoredAnalysis): AnalysisWhole => ({
  ...row.result,
  id: row.id,
  variantHash: row.variantHash,
  machine: row.machine,
  createdAt: row.createdAt,
});

export async function storedDistributions(
  db: Queries,
  keys: string[],
): Promise<Map<string, ReadyDistribution>> {
  const rows = await db.select().from(distribution).where(inArray(distribution.key, keys));
  return new Map(rows.flatMap((row) => (isDamaged(row.value) ? [] : [[row.key, row.value]])));
}

/** Replaces one that cannot be read; otherwise writes the same again. */
export const storeDistribution = (db: Queries, values: typeof distribution.$inferInsert) =>
  db
    .insert(distribution)
    .values(values)
    .onConflictDoUpdate({ target: distribution.key, set: { value: values.value } });

export async function storedSolution(db: Queries, key: string): Promise<SolutionJson | undefined> {
  const [row] = await db.select().from(solution).where(eq(solution.key, key));
  return row && !isDamaged(row.value) ? row.value : undefined;
}

/** From stored solutions, by key: the edge alone, without the strategy. */
export async function storedEdges(db: Queries, keys: string[]): Promise<Map<string, FractionText>> {
  const edge = sql<FractionText | null>`CASE WHEN json_valid(${solution.value}) THEN json_extract(${solution.value}, '$.houseEdge') END`;
  const rows = await db.select({ key: solution.key, edge }).from(solution).where(inArray(solution.key, keys));
  return new Map(rows.flatMap(({ key, edge }) => (typeof edge === 'string' ? [[key, edge]] : [])));
}

export const storeSolution = (tx: Queries, values: typeof solution.$inferInsert) =>
  tx
    .insert(solution)
    .values(values)
    .onConflictDoUpdate({ target: solution.key, set: { value: values.value } });

export async function storedStudy(db: Queries, key: string): Promise<StoredStudy | undefined> {
  const [row] = await db.select().from(study).where(eq(study.key, key));
  return row && !isDamaged(row.value) && !isDamaged(row.settings) ? row : undefined;
}

export type StoredStudy = typeof study.$inferSelect;

/** The newest first, as many as are shown; one that cannot be read is left out, and is answered again when somebody asks. */
export async function studiesOf(db: Queries, round: string): Promise<StoredStudy[]> {
  const rows = await db
    .select()
    .from(study)
    .where(eq(study.round, round))
    .orderBy(desc(study.createdAt))
    .limit(ANSWERS_AT_MOST);
  return rows.filter(({ value, settings }) => !isDamaged(value) && !isDamaged(settings));
}

export const storeStudy = (tx: Queries, values: typeof study.$inferInsert) =>
  tx
    .insert(study)
    .values(values)
    .onConflictDoUpdate({ target: study.key, set: { value: values.value, settings: values.settings } });
