import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { feeSchedule, feeScheduleVersion, feeSubmission, user } from '../db/schema';

export type ScheduleRow = typeof feeSchedule.$inferSelect;
export type VersionRow = typeof feeScheduleVersion.$inferSelect;

type Own = { id: string; organisation: string };
const own = ({ id, organisation }: Own) =>
  and(eq(feeSchedule.id, id), eq(feeSchedule.organisationId, organisation));

export const schedulesOf = (db: Queries, organisation: string) =>
  db
    .select({ schedule: feeSchedule, by: user.name })
    .from(feeSchedule)
    .innerJoin(user, eq(user.id, feeSchedule.updatedBy))
    .where(eq(feeSchedule.organisationId, organisation))
    .orderBy(asc(feeSchedule.name), asc(feeSchedule.createdAt));

export async function scheduleCount(db: Queries, organisation: string): Promise<number> {
  const [row] = await db
    .select({ known: count() })
    .from(feeSchedule)
    .where(eq(feeSchedule.organisationId, organisation));
  return row?.known ?? 0;
}

export async function ownSchedule(db: Queries, given: Own): Promise<ScheduleRow | undefined> {
  const [row] = await db.select().from(feeSchedule).where(own(given));
  return row;
}

export async function versionOf(
  db: Queries,
  schedule: string,
  revision: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(feeScheduleVersion)
    .where(and(eq(feeScheduleVersion.scheduleId, schedule), eq(feeScheduleVersion.revision, revision)));
  return row;
}

/** Without their rows, the latest first. */
export const versionsOf = (db: Queries, schedule: string) =>
  db
    .select({
      revision: feeScheduleVersion.revision,
      name: feeScheduleVersion.name,
      inForceFrom: feeScheduleVersion.inForceFrom,
      at: feeScheduleVersion.at,
      by: user.name,
    })
    .from(feeScheduleVersion)
    .innerJoin(user, eq(user.id, feeScheduleVersion.by))
    .where(eq(feeScheduleVersion.scheduleId, schedule))
    .orderBy(desc(feeScheduleVersion.revision));

/** Under which a version of it was prepared for the regulator, if one was. */
export async function submissionNumber(db: Queries, schedule: string): Promise<string | undefined> {
  const [row] = await db
    .select({ number: feeSubmission.number })
    .from(feeSubmission)
    .where(eq(feeSubmission.scheduleId, schedule))
    .limit(1);
  return row?.number;
}

/** What a house prepared in place of one printed schedule, the latest first. */
export const preparedInPlace = (db: Queries, { organisationId, rulebook, group, kind, line }: ScheduleRow) =>
  db
    .select({
      id: feeSubmission.id,
      number: feeSubmission.number,
      schedule: feeSubmission.scheduleId,
      version: feeSubmission.version,
      name: feeScheduleVersion.name,
      from: sql<string>`coalesce(${feeScheduleVersion.inForceFrom}, '')`,
      state: feeSubmission.state,
    })
    .from(feeSubmission)
    .innerJoin(feeSchedule, eq(feeSchedule.id, feeSubmission.scheduleId))
    .innerJoin(
      feeScheduleVersion,
      and(
        eq(feeScheduleVersion.scheduleId, feeSubmission.scheduleId),
        eq(feeScheduleVersion.revision, feeSubmission.version),
      ),
    )
    .where(
      and(
        eq(feeSubmission.organisationId, organisationId),
        eq(feeSchedule.rulebook, rulebook),
        eq(feeSchedule.group, group),
        eq(feeSchedule.kind, kind),
        eq(feeSchedule.line, line),
      ),
    )
    .orderBy(desc(feeSubmission.number));

export const insertSchedule = (tx: Queries, values: ScheduleRow) => tx.insert(feeSchedule).values(values);
export const insertVersion = (tx: Queries, values: VersionRow) =>
  tx.insert(feeScheduleVersion).values(values);

export const updateSchedule = (
  tx: Queries,
  given: Own,
  values: Pick<ScheduleRow, 'name' | 'revision' | 'updatedAt' | 'updatedBy'>,
) => tx.update(feeSchedule).set(values).where(own(given));

export const deleteSchedule = (tx: Queries, given: Own) => tx.delete(feeSchedule).where(own(given));
