import { and, desc, eq, getTableColumns, inArray, isNotNull, max, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Finding } from '@/rulebooks/findings/finding';
import { type StoredVariant, storedVariant } from '@/rulebooks/variant/stored-variant';
import type { Organisation } from '../../access/context';
import { lookedAfterBy } from '../../accounts/organisations/jurisdictions';
import type { Queries } from '../../db/client';
import { decision, organization, rerun, submission, user } from '../../db/schema/index';
import { isDamaged } from '../../db/schema/json';
import { BoundedMap } from '../../site/bounded-map';
import type { AnsweredQuestion } from '../../vocabulary/answered';
import { AWAITED_STATES, DECIDED_STATES, ONCE_APPROVED_STATES } from '../../vocabulary/life/states';
import { laterTrial } from './later-trial';
import { openQuestions } from './questions';
import { requestedAt } from './requested-at';
import type { Decision, Rerun } from './shapes';

/** `laterTrial`: the day from which a later version is tried in its place, as `days.ts` reads it. */
export type SubmissionRow = typeof submission.$inferSelect & { laterTrial: string | null };

/** The one way to read a whole one. */
export const wholeRow = { ...getTableColumns(submission), laterTrial };

const READ_KEPT = 500;
const LONGEST_KEPT = 20_000;
/** By its text, with the names that it is read under: what was frozen is read at every look at a list. */
const read = new BoundedMap<StoredVariant>(READ_KEPT);

/** What was frozen, as this version reads it, with the fields that it would refuse now. Nobody may change it. */
export function frozenVariant(row: Pick<SubmissionRow, 'variant' | 'rulebook' | 'game'>): StoredVariant {
  const key = `${row.rulebook} ${row.game} ${row.variant}`;
  const before = read.get(key);
  if (before) return before;
  const found = deepFrozen(storedVariant(parsed(row.variant), row));
  if (key.length <= LONGEST_KEPT) read.set(key, found);
  return found;
}

function deepFrozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inside of Object.values(value)) deepFrozen(inside);
  return Object.freeze(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function submissionById(db: Queries, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await db.select(wholeRow).from(submission).where(eq(submission.id, id));
  return row;
}

export async function submissionOf(
  db: Queries,
  { reference, version }: { reference: string; version: number },
): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select(wholeRow)
    .from(submission)
    .where(and(eq(submission.reference, reference), eq(submission.version, version)));
  return row;
}

export const submissionsByIds = (db: Queries, ids: string[]): Promise<SubmissionRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.select(wholeRow).from(submission).where(inArray(submission.id, ids));

/** As they go into its dossier; undefined where it answers no further question. */
export const frozenAnswers = async (db: Queries, id: string): Promise<AnsweredQuestion[] | undefined> =>
  (await submissionById(db, id))?.answers ?? undefined;

export const frozenFindings = async (db: Queries, id: string): Promise<Finding[]> =>
  (await submissionById(db, id))?.findings ?? [];

export async function ownSubmission(
  db: Queries,
  given: { id: string; organisation: string },
): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select(wholeRow)
    .from(submission)
    .where(and(eq(submission.id, given.id), eq(submission.organisationId, given.organisation)));
  return row;
}

/** Once submitted, the regulator still sees it, even when withdrawn. */
const wasSubmitted = sql`${submission.submittedAt} IS NOT NULL`;

/** Offered without an approval: the regulator was notified, and its sign stands at tables. */
const wasOffered = sql`EXISTS (SELECT 1 FROM variation WHERE variation.submission_id = ${submission.id})`;
const wasSent = or(wasSubmitted, wasOffered);

/** What a regulator knows of: what was submitted to it, or offered without its approval, in its jurisdictions. */
const knownTo = (regulator: Organisation) => and(wasSent, lookedAfterBy(regulator));

export async function submittedSubmission(
  db: Queries,
  { id, regulator }: { id: string; regulator: Organisation },
): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select(wholeRow)
    .from(submission)
    .where(and(eq(submission.id, id), knownTo(regulator)));
  return row;
}

export async function submittedWithAnalysis(
  db: Queries,
  { analysis, regulator }: { analysis: string; regulator: Organisation },
): Promise<boolean> {
  const rows = await db
    .select({ id: submission.id })
    .from(submission)
    .where(and(eq(submission.analysisId, analysis), knownTo(regulator)))
    .limit(1);
  return rows.length > 0;
}

export const submissionsOf = (db: Queries, organisation: string) =>
  db
    .select({ submission: wholeRow, openQuestions })
    .from(submission)
    .where(eq(submission.organisationId, organisation))
    .orderBy(desc(submission.updatedAt));

export const reviewQueue = (db: Queries, regulator: Organisation) =>
  db
    .select({ submission: wholeRow, openQuestions, requestedAt, operator: organization.name })
    .from(submission)
    .innerJoin(organization, eq(organization.id, submission.organisationId))
    .where(and(wasSubmitted, lookedAfterBy(regulator)))
    .orderBy(desc(inArray(submission.state, [...AWAITED_STATES])), submission.submittedAt);

export const insertSubmission = (tx: Queries, values: typeof submission.$inferInsert) =>
  tx.insert(submission).values(values);

export type Standing = Partial<
  Pick<
    SubmissionRow,
    | 'state'
    | 'revision'
    | 'updatedAt'
    | 'statement'
    | 'submittedAt'
    | 'submittedBy'
    | 'withdrawnReason'
    | 'trialFrom'
    | 'trialTo'
    | 'trialAgreed'
    | 'supersededBy'
  >
>;
export const updateStanding = (tx: Queries, id: string, standing: Standing) =>
  tx.update(submission).set(standing).where(eq(submission.id, id));

export async function nextVersion(tx: Queries, reference: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(submission.version) })
    .from(submission)
    .where(eq(submission.reference, reference));
  return (row?.last ?? 0) + 1;
}

export const insertDecision = (tx: Queries, values: typeof decision.$inferInsert) =>
  tx.insert(decision).values(values);

export async function decisionOf(db: Queries, submissionId: string): Promise<Decision | undefined> {
  const proposer = alias(user, 'proposer');
  const [row] = await db
    .select({ decision, by: user.name, proposedBy: proposer.name })
    .from(decision)
    .innerJoin(user, eq(user.id, decision.by))
    .leftJoin(proposer, eq(proposer.id, decision.proposedBy))
    .where(eq(decision.submissionId, submissionId));
  if (!row) return undefined;
  const { kind, at, reasons, conditions, trialFrom, trialTo, sealed } = row.decision;
  return {
    kind,
    by: row.by,
    ...(row.proposedBy ? { proposedBy: row.proposedBy } : {}),
    at,
    reasons,
    conditions,
    ...(trialFrom ? { trialFrom } : {}),
    ...(trialTo ? { trialTo } : {}),
    ...(sealed && !isDamaged(sealed) ? { sealed } : {}),
  };
}

export const insertRerun = (tx: Queries, values: typeof rerun.$inferInsert) =>
  tx.insert(rerun).values(values);

export async function rerunsOf(db: Queries, submissionId: string): Promise<Rerun[]> {
  const rows = await db
    .select({ rerun, by: user.name })
    .from(rerun)
    .innerJoin(user, eq(user.id, rerun.by))
    .where(eq(rerun.submissionId, submissionId))
    .orderBy(desc(rerun.at));
  return rows.map(({ rerun: { id, at, equal, hash, differences, played }, by }) => ({
    id,
    at,
    by,
    equal,
    hash,
    differences,
    ...(played && { played }),
  }));
}

/** Those whose latest re-run did not come to what was submitted. */
export async function differingAmong(db: Queries, ids: string[]): Promise<Set<string>> {
  const runs = await db
    .select({ id: rerun.submissionId, equal: rerun.equal })
    .from(rerun)
    .where(inArray(rerun.submissionId, ids))
    .orderBy(rerun.at);
  const latest = new Map(runs.map(({ id, equal }) => [id, equal]));
  return new Set(ids.filter((id) => latest.get(id) === false));
}

/** Anyone may know of it: it was once approved, for good or for trial, or was offered without an approval since its first day. */
const isPublic = (begun: string) =>
  or(
    inArray(submission.state, [...ONCE_APPROVED_STATES]),
    isNotNull(submission.trialFrom),
    sql`EXISTS (SELECT 1 FROM variation WHERE variation.submission_id = ${submission.id} AND variation."from" <= ${begun})`,
  );

/** What `isPublic` says of any other row; one that is offered has to be asked about with its code, which does no harm. */
export const mayBeKnown = ({ state, trialFrom }: Pick<SubmissionRow, 'state' | 'trialFrom'>): boolean =>
  trialFrom !== null || ONCE_APPROVED_STATES.some((known) => known === state);

/**
 * A hash can be worked out by whoever guesses a variant, and a reference by counting: they tell of what anyone may know, the latest
 * first. Whoever holds the paper (`record/paper-code.ts`) reads of any version that was sent. `begun`: the latest day that has
 * begun anywhere.
 */
export async function publicByHash(
  db: Queries,
  {
    hash,
    reference,
    holdsPaper,
    begun,
  }: { hash: string; reference?: string | undefined; holdsPaper: boolean; begun: string },
) {
  const [row] = await db
    .select({ submission: wholeRow, operator: organization.name })
    .from(submission)
    .innerJoin(organization, eq(organization.id, submission.organisationId))
    .where(
      and(
        eq(submission.hash, hash),
        wasSent,
        reference === undefined ? undefined : eq(submission.reference, reference),
        holdsPaper ? undefined : isPublic(begun),
      ),
    )
    .orderBy(desc(submission.submittedAt))
    .limit(1);
  return row;
}

/** Every version of a reference that was submitted, the newest first. */
export const publicByReference = (db: Queries, reference: string) =>
  db
    .select({ submission: wholeRow, operator: organization.name })
    .from(submission)
    .innerJoin(organization, eq(organization.id, submission.organisationId))
    .where(and(eq(submission.reference, reference), wasSubmitted))
    .orderBy(desc(submission.version));

/**
 * Every version that was decided, with its operator: what moved last first, and a trial that ran out by the day it did. `begun`:
 * the latest day that has begun anywhere.
 */
export const everyDecided = (db: Queries, { begun, most }: { begun: string; most: number }) =>
  db
    .select({ submission: wholeRow, operator: organization.name })
    .from(submission)
    .innerJoin(organization, eq(organization.id, submission.organisationId))
    .where(and(wasSubmitted, inArray(submission.state, [...DECIDED_STATES])))
    .orderBy(
      sql`max(${submission.updatedAt}, CASE WHEN ${submission.trialTo} < ${begun} THEN ${submission.trialTo} ELSE '' END) DESC`,
    )
    .limit(most);
