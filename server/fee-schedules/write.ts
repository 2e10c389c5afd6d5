/** Schedules of fees begun, saved and removed; each save is a version of its own, and the later of two at once is refused. */
import { createHash, randomUUID } from 'node:crypto';
import type { FeeKind } from '@/rulebooks/fees/schedule';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { nameOf } from '../accounts/stored/names';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { type Answer, notFound, refuse } from '../problems/problem';
import { type FeeRows, withoutBlanks } from '../vocabulary/fee-schedule';
import {
  deleteSchedule,
  insertSchedule,
  insertVersion,
  ownSchedule,
  type ScheduleRow,
  scheduleCount,
  submissionNumber,
  updateSchedule,
  versionOf,
} from './queries';
import { printedRows, printedTable } from './templates';

export const SCHEDULES_AT_MOST = 100;
export const VERSIONS_AT_MOST = 500;

type Written = { id: string; revision: number };
type Content = { name: string; inForceFrom: string | null; rows: FeeRows };

const hashOf = (rows: FeeRows): string => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

const appended = (
  tx: Queries,
  { member, now }: MemberContext,
  kind: 'fee-schedule-begun' | 'fee-schedule-saved' | 'fee-schedule-removed',
  { schedule, data }: { schedule: ScheduleRow; data: Record<string, unknown> },
) =>
  appendEvent(tx, {
    at: now().toISOString(),
    actor: actorOf(member),
    organisation: member.organisation,
    kind,
    subject: `fee-schedule:${schedule.id}`,
    data: { rulebook: schedule.rulebook, group: schedule.group, ...data },
  });

const saved = ({ name, inForceFrom, rows }: Content, revision: number) => ({
  name,
  revision,
  inForceFrom,
  rows: hashOf(rows),
});

export async function createSchedule(
  context: MemberContext,
  input: {
    rulebook: string;
    group: string;
    kind: FeeKind;
    line: number;
    name: string;
    begin: 'printed' | 'empty';
  },
): Promise<Answer<Written>> {
  const { db, now, member } = context;
  const printed = printedTable(input);
  if (!printed.ok) return printed;
  const organisation = member.organisation.id;
  return db.transaction(async (tx): Promise<Answer<Written>> => {
    if ((await scheduleCount(tx, organisation)) >= SCHEDULES_AT_MOST)
      return refuse(
        'limit-reached',
        `There are ${SCHEDULES_AT_MOST} schedules of fees. Remove one that is no longer needed.`,
      );
    const at = now().toISOString();
    const schedule: ScheduleRow = {
      id: randomUUID(),
      organisationId: organisation,
      name: input.name,
      rulebook: input.rulebook,
      group: input.group,
      kind: input.kind,
      line: input.line,
      revision: 1,
      createdAt: at,
      updatedAt: at,
      updatedBy: member.id,
    };
    const rows = input.begin === 'printed' ? printedRows(printed.value.table) : [];
    const content = { name: input.name, inForceFrom: null, rows: withoutBlanks(rows) };
    await insertSchedule(tx, schedule);
    await insertVersion(tx, { scheduleId: schedule.id, revision: 1, at, by: member.id, ...content });
    await appended(tx, context, 'fee-schedule-begun', { schedule, data: saved(content, 1) });
    return ok({ id: schedule.id, revision: 1 });
  });
}

export function saveSchedule(
  context: MemberContext,
  input: { id: string; revision: number; name: string; inForceFrom?: string | undefined; rows: FeeRows },
): Promise<Answer<Written>> {
  const { db, now, member } = context;
  const given = { id: input.id, organisation: member.organisation.id };
  return db.transaction(async (tx): Promise<Answer<Written>> => {
    const schedule = await ownSchedule(tx, given);
    if (!schedule) return notFound('schedule of fees');
    if (schedule.revision !== input.revision) {
      const by = await nameOf(tx, schedule.updatedBy);
      return refuse(
        'draft-changed',
        `${by} saved this schedule after you opened it. Nothing is lost: compare, then take theirs or save yours as the next version.`,
        { conflict: { by, at: schedule.updatedAt, revision: schedule.revision } },
      );
    }
    const content: Content = {
      name: input.name,
      inForceFrom: input.inForceFrom ?? null,
      rows: withoutBlanks(input.rows),
    };
    const before = await versionOf(tx, schedule.id, schedule.revision);
    const same =
      before?.name === content.name &&
      before.inForceFrom === content.inForceFrom &&
      hashOf(before.rows) === hashOf(content.rows);
    if (same) return ok({ id: schedule.id, revision: schedule.revision });
    if (schedule.revision >= VERSIONS_AT_MOST)
      return refuse(
        'limit-reached',
        `This schedule was saved ${VERSIONS_AT_MOST} times, the most that is kept. Begin another with these rows.`,
      );
    const at = now().toISOString();
    const revision = schedule.revision + 1;
    await updateSchedule(tx, given, { name: content.name, revision, updatedAt: at, updatedBy: member.id });
    await insertVersion(tx, { scheduleId: schedule.id, revision, at, by: member.id, ...content });
    await appended(tx, context, 'fee-schedule-saved', { schedule, data: saved(content, revision) });
    return ok({ id: schedule.id, revision });
  });
}

export function removeSchedule(context: MemberContext, id: string): Promise<Answer<{ id: string }>> {
  const given = { id, organisation: context.member.organisation.id };
  return context.db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const schedule = await ownSchedule(tx, given);
    if (!schedule) return notFound('schedule of fees');
    const number = await submissionNumber(tx, id);
    if (number !== undefined)
      return refuse(
        'state-forbids',
        `A version of this schedule was prepared for submission as ${number}, so it stays with all its versions.`,
      );
    await deleteSchedule(tx, given);
    const { name, revision } = schedule;
    await appended(tx, context, 'fee-schedule-removed', { schedule, data: { name, revision } });
    return ok({ id });
  });
}
