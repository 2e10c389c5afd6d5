import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, lt, max } from 'drizzle-orm';
import type { Member, Organisation } from '../access/context';
import { looksAfter } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { feeSchedule, feeScheduleVersion, feeSubmission, organization } from '../db/schema';
import type { ScheduleRow, VersionRow } from '../fee-schedules/queries';
import { FILING_STORED_STATES, type StoredFilingState } from '../vocabulary/life/filings';

export type FeeSubmissionRow = typeof feeSubmission.$inferSelect;
/** With the version of the schedule that it is of, without its rows: lists have many. */
export type Brief = {
  submission: FeeSubmissionRow;
  schedule: ScheduleRow;
  version: Omit<VersionRow, 'rows'>;
  operator: string;
};
export type Joined = Omit<Brief, 'version'> & { version: VersionRow };

const { rows: _, ...withoutRows } = getTableColumns(feeScheduleVersion);

const itsVersion = and(
  eq(feeScheduleVersion.scheduleId, feeSubmission.scheduleId),
  eq(feeScheduleVersion.revision, feeSubmission.version),
);

const brief = (db: Queries) =>
  db
    .select({
      submission: feeSubmission,
      schedule: feeSchedule,
      version: withoutRows,
      operator: organization.name,
    })
    .from(feeSubmission)
    .innerJoin(feeSchedule, eq(feeSchedule.id, feeSubmission.scheduleId))
    .innerJoin(feeScheduleVersion, itsVersion)
    .innerJoin(organization, eq(organization.id, feeSubmission.organisationId));

const joined = (db: Queries) =>
  db
    .select({
      submission: feeSubmission,
      schedule: feeSchedule,
      version: feeScheduleVersion,
      operator: organization.name,
    })
    .from(feeSubmission)
    .innerJoin(feeSchedule, eq(feeSchedule.id, feeSubmission.scheduleId))
    .innerJoin(feeScheduleVersion, itsVersion)
    .innerJoin(organization, eq(organization.id, feeSubmission.organisationId));

/** Whoever may see it. */
export async function submissionById(db: Queries, id: string): Promise<Joined | undefined> {
  const [row] = await joined(db).where(eq(feeSubmission.id, id));
  return row;
}

export async function everyId(db: Queries): Promise<string[]> {
  const rows = await db.select({ id: feeSubmission.id }).from(feeSubmission).orderBy(feeSubmission.at);
  return rows.map(({ id }) => id);
}

/** Of every operator, as they were approved. */
export const everyApproved = (db: Queries): Promise<Brief[]> =>
  brief(db).where(eq(feeSubmission.state, 'approved')).orderBy(asc(feeSubmission.updatedAt));

/** The latest first. */
export const submissionsOf = (
  db: Queries,
  organisation: string,
  states: readonly StoredFilingState[] = FILING_STORED_STATES,
): Promise<Brief[]> =>
  brief(db)
    .where(and(eq(feeSubmission.organisationId, organisation), inArray(feeSubmission.state, [...states])))
    .orderBy(desc(feeSubmission.number));

/** The longest waiting first. */
export async function submittedTo(
  db: Queries,
  regulator: Organisation,
  states: readonly StoredFilingState[] = FILING_STORED_STATES,
): Promise<Brief[]> {
  const rows = await brief(db)
    .where(and(isNotNull(feeSubmission.submittedAt), inArray(feeSubmission.state, [...states])))
    .orderBy(asc(feeSubmission.submittedAt));
  return rows.filter(({ submission }) => looksAfter(regulator, submission.rulebook));
}

/** An operator's own, or for a regulator one that was submitted in its jurisdictions; for anyone else it does not exist. */
export async function submissionWithin(
  db: Queries,
  { organisation }: Member,
  id: string,
): Promise<Joined | undefined> {
  const row = await submissionById(db, id);
  if (!row) return undefined;
  if (organisation.kind === 'operator')
    return row.submission.organisationId === organisation.id ? row : undefined;
  const seen = row.submission.submittedAt !== null && looksAfter(organisation, row.submission.rulebook);
  return organisation.kind === 'regulator' && seen ? row : undefined;
}

export const submissionsOfSchedule = (db: Queries, schedule: string): Promise<FeeSubmissionRow[]> =>
  db
    .select()
    .from(feeSubmission)
    .where(eq(feeSubmission.scheduleId, schedule))
    .orderBy(desc(feeSubmission.number));

/** Of this operator: how many others have prepared is nobody's business. */
export async function nextNumber(tx: Queries, organisation: string): Promise<string> {
  const [row] = await tx
    .select({ known: count() })
    .from(feeSubmission)
    .where(eq(feeSubmission.organisationId, organisation));
  return `F-${String((row?.known ?? 0) + 1).padStart(4, '0')}`;
}

export const insertSubmission = (tx: Queries, values: FeeSubmissionRow) =>
  tx.insert(feeSubmission).values(values);

export const updateSubmission = (
  tx: Queries,
  id: string,
  values: Pick<FeeSubmissionRow, 'state' | 'revision' | 'updatedAt' | 'submittedAt'>,
) => tx.update(feeSubmission).set(values).where(eq(feeSubmission.id, id));

/** Its last version that was submitted before this one; 0 where there is none. */
export async function lastSubmittedBefore(
  db: Queries,
  { scheduleId, version }: Pick<FeeSubmissionRow, 'scheduleId' | 'version'>,
): Promise<number> {
  const [row] = await db
    .select({ last: max(feeSubmission.version) })
    .from(feeSubmission)
    .where(
      and(
        eq(feeSubmission.scheduleId, scheduleId),
        lt(feeSubmission.version, version),
        isNotNull(feeSubmission.submittedAt),
      ),
    );
  return row?.last ?? 0;
}
