/** Two pairs of eyes: who wrote a version, as the chain of events says, and so does not send it on. */
import { sql } from 'drizzle-orm';
import type { Member } from '../access/context';
import { colleagues } from '../accounts/stored/queries';
import type { Queries } from '../db/client';
import { refuse } from '../problems/problem';
import type { FeeSubmissionRow } from './queries';

type Row = Pick<FeeSubmissionRow, 'scheduleId' | 'version' | 'by'>;

/** Whoever prepared it, and whoever saved the schedule since a version of it was last submitted. */
export async function preparersOf(db: Queries, { scheduleId, version, by }: Row): Promise<Set<string>> {
  const revision = sql.raw(`json_extract(audit.data, '$.revision')`);
  const written = await db.all<{ actor: string }>(sql`
    SELECT DISTINCT actor FROM audit
    WHERE subject = ${`fee-schedule:${scheduleId}`}
      AND kind IN ('fee-schedule-begun', 'fee-schedule-saved') AND json_valid(data)
      AND ${revision} <= ${version}
      AND ${revision} > coalesce((
        SELECT MAX(version) FROM fee_submission
        WHERE schedule_id = ${scheduleId} AND version < ${version} AND submitted_at IS NOT NULL), 0)`);
  return new Set([by, ...written.map(({ actor }) => actor)]);
}

/** The approvers who may send it on. */
export async function othersToSend(
  db: Queries,
  row: Row & Pick<FeeSubmissionRow, 'organisationId'>,
): Promise<{ id: string; name: string }[]> {
  const preparers = await preparersOf(db, row);
  return (await colleagues(db, row.organisationId)).filter(
    ({ id, role }) => role === 'approver' && !preparers.has(id),
  );
}

export async function preparedByThem(db: Queries, row: Row, member: Member) {
  if (!(await preparersOf(db, row)).has(member.id)) return undefined;
  return refuse(
    'second-person',
    `You wrote in this schedule or prepared its version. Another approver of ${member.organisation.name} submits it. Ask one, or invite one under Organisation.`,
  );
}
