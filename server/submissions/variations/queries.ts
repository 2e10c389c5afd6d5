import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Held } from '@/rulebooks/evaluation/held-by-consents';
import { dayAfter } from '@/rulebooks/spelling/dates';
import { periodsOf, type Temporary } from '@/rulebooks/variant/occasion';
import { dayIn } from '@/rulebooks/zones';
import type { Member, Organisation } from '../../access/context';
import { looksAfter } from '../../accounts/organisations/jurisdictions';
import type { Queries } from '../../db/client';
import { organization, submission, user, variation, variationStep } from '../../db/schema/index';
import { variationMayBePlayed, variationStateOn } from '../../vocabulary/life/variations';
import type { VariationBrief } from '../../vocabulary/variation-brief';
import type { OfferedDays } from '../stored/days';
import { heldOf } from '../stored/held';
import { frozenVariant, type SubmissionRow, wholeRow } from '../stored/queries';
import { openOfVariation } from '../stored/questions';

export type StoredVariation = typeof variation.$inferSelect;
/** `baseEnded`: of better pays, when the version that they start from was no longer approved. */
export type VariationRow = StoredVariation & { baseEnded: string | null; openQuestions: number };
export type Joined = { variation: VariationRow; submission: SubmissionRow; operator: string };

const STILL_APPROVED = sql.raw(`('approved', 'approved-with-conditions', 'adopted')`);

/** Better pays of an approved version are over with it; those of a game as it is listed start from none. */
const columns = {
  ...getTableColumns(variation),
  baseEnded: sql<string | null>`CASE WHEN ${variation.kind} = 'better-pays' AND NOT ${variation.listed} THEN (
    SELECT base.updated_at
    FROM submission AS own JOIN submission AS base ON base.id = own.previous_id
    WHERE own.id = ${variation.submissionId} AND base.state NOT IN ${STILL_APPROVED}) END`,
  openQuestions: openOfVariation,
};

/** The last day that the clock leaves it: of better pays, none on which their version was approved no longer. */
export function lastOf({
  rulebook,
  to,
  baseEnded,
}: Pick<VariationRow, 'rulebook' | 'to' | 'baseEnded'>): string | null {
  const baseLast = baseEnded === null ? null : dayAfter(dayIn(rulebook, baseEnded), -1);
  return to !== null && (baseLast === null || to < baseLast) ? to : baseLast;
}

const joined = (db: Queries) =>
  db
    .select({ variation: columns, submission: wholeRow, operator: organization.name })
    .from(variation)
    .innerJoin(submission, eq(submission.id, variation.submissionId))
    .innerJoin(organization, eq(organization.id, variation.organisationId));

export const variationsOf = (db: Queries, organisation: string): Promise<Joined[]> =>
  joined(db).where(eq(variation.organisationId, organisation)).orderBy(desc(variation.at));

export async function variationsFor(db: Queries, regulator: Organisation): Promise<Joined[]> {
  const rows = await joined(db).orderBy(desc(variation.at));
  return rows.filter((row) => looksAfter(regulator, row.variation.rulebook));
}

/** An operator's own, or for a regulator one of its jurisdictions; for anyone else it does not exist. */
export async function variationWithin(
  db: Queries,
  { organisation }: Member,
  id: string,
): Promise<Joined | undefined> {
  const [row] = await joined(db).where(eq(variation.id, id));
  if (!row) return undefined;
  if (organisation.kind === 'operator')
    return row.variation.organisationId === organisation.id ? row : undefined;
  return organisation.kind === 'regulator' && looksAfter(organisation, row.variation.rulebook)
    ? row
    : undefined;
}

export async function variationOfSubmission(
  db: Queries,
  submissionId: string,
): Promise<VariationRow | undefined> {
  const [row] = await db.select(columns).from(variation).where(eq(variation.submissionId, submissionId));
  return row;
}

export async function variationsAmong(db: Queries, ids: string[]): Promise<Map<string, VariationRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select(columns).from(variation).where(inArray(variation.submissionId, ids));
  return new Map(rows.map((row) => [row.submissionId, row]));
}

/** What is offered under one of these references. */
export const variationsUnder = (db: Queries, references: string[]): Promise<Joined[]> =>
  references.length === 0
    ? Promise.resolve([])
    : joined(db).where(inArray(submission.reference, references)).orderBy(asc(variation.number));

export const insertVariation = (tx: Queries, values: typeof variation.$inferInsert) =>
  tx.insert(variation).values(values);

export const updateVariation = (
  tx: Queries,
  id: string,
  values: Partial<Pick<VariationRow, 'state' | 'revision' | 'updatedAt' | 'lastDay'>>,
) => tx.update(variation).set(values).where(eq(variation.id, id));

export const insertVariationStep = (tx: Queries, values: typeof variationStep.$inferInsert) =>
  tx.insert(variationStep).values(values);

export const variationStepsOf = (db: Queries, id: string) =>
  db
    .select({ step: variationStep, by: user.name })
    .from(variationStep)
    .innerJoin(user, eq(user.id, variationStep.by))
    .where(and(eq(variationStep.variationId, id)))
    .orderBy(variationStep.revision);

/** The days of each occasion, as its version has them. */
export function daysWith(
  row: VariationRow,
  temporary: Temporary | undefined,
  held: Held | undefined,
): OfferedDays {
  const periods = temporary && periodsOf(temporary).map(({ from, to }) => ({ from, to }));
  const { from, lastDay, state } = row;
  return {
    from,
    to: lastOf(row),
    lastDay,
    state,
    ...(periods && { periods }),
    ...(held && { consent: held }),
  };
}

export const daysOf = (row: VariationRow, version: SubmissionRow, held: Held | undefined): OfferedDays =>
  daysWith(row, frozenVariant(version).variant.circumstances.temporary, held);

/** Of each of these versions that is offered without an approval: on which days. */
export async function offeredDays(db: Queries, versions: SubmissionRow[]): Promise<Map<string, OfferedDays>> {
  const known = await variationsAmong(
    db,
    versions.map(({ id }) => id),
  );
  const days = new Map<string, OfferedDays>();
  for (const version of versions) {
    const row = known.get(version.id);
    if (row) days.set(version.id, daysOf(row, version, await heldOf(db, version)));
  }
  return days;
}

const DISTANT = '9999-12-31';

export function briefOf(
  row: VariationRow,
  version: SubmissionRow,
  { now, held }: { now: Date; held: Held | undefined },
): VariationBrief {
  const today = dayIn(row.rulebook, now);
  const days = daysOf(row, version, held);
  const on = (day: string) => variationMayBePlayed(row.state, days, day);
  const ends = (days.periods ?? [{ from: row.from, to: days.to ?? DISTANT }]).flatMap(({ from, to }) => [
    from,
    to,
    ...(row.lastDay ? [row.lastDay] : []),
  ]);
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    ...(row.listed && { listed: true }),
    state: variationStateOn(row.state, days, today),
    at: row.at,
    from: row.from,
    ...(days.to ? { to: days.to } : {}),
    ...(row.lastDay ? { lastDay: row.lastDay } : {}),
    played: on(today),
    toBePlayed: on(today) || ends.some((day) => day > today && on(day)),
  };
}
