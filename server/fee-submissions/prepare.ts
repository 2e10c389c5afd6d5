/** A saved version is made ready for an approver who did not write it. */
import { randomUUID } from 'node:crypto';
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { ownSchedule, type ScheduleRow, type VersionRow, versionOf } from '../fee-schedules/queries';
import { tell } from '../notices/queries';
import { type Answer, notFound, refuse } from '../problems/problem';
import { isOpen } from '../vocabulary/life/fee-submissions';
import { contentHash, readContent } from './content';
import { sameDayRefused } from './in-force';
import { othersToSend } from './preparers';
import { type FeeSubmissionRow, insertSubmission, nextNumber, submissionsOfSchedule } from './queries';

export type Prepared = { id: string; number: string; submitters: string[] };

/** What the clock says against a version: its day is named, and still ahead. */
export function dayRefused(schedule: ScheduleRow, { revision, inForceFrom }: VersionRow, now: Date) {
  const today = dayIn(schedule.rulebook, now);
  if (inForceFrom === null)
    return refuse(
      'option-value',
      `Version ${revision} has no day from which it is in force. Give the day and save.`,
      { field: 'inForceFrom' },
    );
  if (inForceFrom < today)
    return refuse(
      'option-value',
      `Version ${revision} would be in force from ${longDate(inForceFrom)}, a day that has passed. Give today or a later day and save.`,
      { field: 'inForceFrom' },
    );
  return undefined;
}

function inTheWay(others: readonly FeeSubmissionRow[], version: number) {
  const open = others.find(({ state }) => isOpen(state));
  if (open)
    return refuse(
      'state-forbids',
      `${open.number}, version ${open.version} of this schedule, is not decided. Withdraw it first, or wait for the decision.`,
    );
  const decided = others.find((other) => other.version === version && other.state !== 'withdrawn');
  return decided
    ? refuse(
        'state-forbids',
        `Version ${version} was decided on as ${decided.number}. Change the schedule and save before you submit it again.`,
      )
    : undefined;
}

async function insert(
  tx: Queries,
  { member, now }: MemberContext,
  schedule: ScheduleRow,
  version: VersionRow,
): Promise<FeeSubmissionRow> {
  const at = now().toISOString();
  const row: FeeSubmissionRow = {
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
  await insertSubmission(tx, row);
  await appendEvent(tx, {
    at,
    actor: actorOf(member),
    organisation: member.organisation,
    kind: 'submission-frozen',
    subject: `fee-submission:${row.id}`,
    data: {
      to: row.state,
      revision: 1,
      number: row.number,
      schedule: schedule.id,
      name: version.name,
      version: row.version,
      hash: row.hash,
    },
  });
  return row;
}

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
      dayRefused(schedule, version, now()) ??
      inTheWay(await submissionsOfSchedule(tx, schedule.id), version.revision) ??
      (await sameDayRefused(tx, { schedule, version }));
    if (refused) return refused;
    const read = readContent(schedule, version);
    if (!read.ok) return read;
    const row = await insert(tx, context, schedule, version);
    const others = await othersToSend(tx, row);
    await tell(
      tx,
      others.map(({ id }) => id),
      {
        kind: 'version-prepared',
        reference: row.number,
        at: row.at,
        text: `${member.name} prepared ${row.number}, ${version.name}. It is ready for you to submit.`,
        href: `/fees/submissions/${row.id}`,
      },
    );
    return ok({ id: row.id, number: row.number, submitters: others.map(({ name }) => name) });
  });
