/** A saved version of a schedule is made ready for an approver who did not write it. */
import { randomUUID } from 'node:crypto';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { ownSchedule, versionOf } from '../fee-schedules/queries';
import { dayRefused } from '../filings/on-a-day';
import { inTheWay, type Prepared, prepared } from '../filings/prepare';
import { contentHash } from '../house-fees/content-hash';
import { type Answer, notFound, refuse } from '../problems/problem';
import { readContent } from './content';
import { FEES } from './filing';
import { sameDayRefused } from './in-force';
import { type FeeSubmissionRow, insertSubmission, nextNumber, submissionsOfSchedule } from './queries';

export const prepare = (
  context: MemberContext,
  input: { schedule: string; version: number },
): Promise<Answer<Prepared>> =>
  context.db.transaction(async (tx): Promise<Answer<Prepared>> => {
    const { member, now } = context;
    const schedule = await ownSchedule(tx, { id: input.schedule, organisation: member.organisation.id });
    const version = schedule && (await versionOf(tx, schedule.id, input.version));
    if (!schedule || !version) return notFound('schedule of fees');
    if (version.revision !== schedule.revision)
      return refuse(
        'draft-changed',
        `Version ${schedule.revision} was saved meanwhile. Open the schedule again and submit that one.`,
      );
    const refused =
      dayRefused(schedule.rulebook, version, now()) ??
      inTheWay(await submissionsOfSchedule(tx, schedule.id), version.revision, FEES.document) ??
      (await sameDayRefused(tx, { schedule, version }));
    if (refused) return refused;
    const read = readContent(schedule, version);
    if (!read.ok) return read;
    const at = now().toISOString();
    const submission: FeeSubmissionRow = {
      id: randomUUID(),
      number: await nextNumber(tx, schedule.organisationId),
      scheduleId: schedule.id,
      version: version.revision,
      organisationId: schedule.organisationId,
      rulebook: schedule.rulebook,
      hash: contentHash(schedule, version),
      at,
      by: member.id,
      state: 'frozen',
      revision: 1,
      updatedAt: at,
      submittedAt: null,
    };
    await insertSubmission(tx, submission);
    const filed = { submission, schedule, version, operator: member.organisation.name };
    return ok(await prepared(FEES, tx, context, filed));
  });
