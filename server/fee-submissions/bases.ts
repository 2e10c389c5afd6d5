/** What a submitted version is compared with: what counted before it, and the printed schedule. */

import type { FeeTable } from '@/rulebooks/fees/schedule';
import { readRows } from '@/rulebooks/fees/written/read';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import type { Queries } from '../db/client';
import { type AtTable, compareTables, ROWS_SHOWN } from '../fee-schedules/compare';
import type { Comparison } from '../fee-schedules/shapes';
import { type Answer, notFound, refuse } from '../problems/problem';
import { printedName, readContent } from './content';
import { type Brief, type Joined, submissionById, submissionsOf, submissionWithin } from './queries';
import type { ComparedWith } from './shapes';

export const PRINTED = 'printed';

/** Approved before it, in place of the same printed schedule: of the same schedule first, and the latest first. */
async function approvedBefore(db: Queries, { submission, schedule }: Joined): Promise<Brief[]> {
  const until = submission.submittedAt ?? '9999';
  const own = (one: Brief) => Number(one.schedule.id === schedule.id);
  return (await submissionsOf(db, submission.organisationId, ['approved']))
    .filter(
      (one) =>
        one.submission.id !== submission.id &&
        (one.submission.submittedAt ?? '') < until &&
        printedName(one.schedule) === printedName(schedule),
    )
    .sort((one, other) => own(other) - own(one));
}

export async function basesOf(db: Queries, joined: Joined): Promise<ComparedWith[]> {
  const before = await approvedBefore(db, joined);
  return [
    ...before.map(({ submission, version }) => ({
      with: submission.id,
      label: `${submission.number}: ${version.name}, version ${submission.version}, approved before`,
    })),
    { with: PRINTED, label: 'The printed schedule' },
  ];
}

async function tableOf(db: Queries, joined: Joined, base: string): Promise<Answer<FeeTable>> {
  const read = readContent(joined.schedule, joined.version);
  if (!read.ok) return read;
  if (base === PRINTED) return ok(read.value.table);
  const known = (await approvedBefore(db, joined)).some(({ submission }) => submission.id === base);
  const other = known ? await submissionById(db, base) : undefined;
  if (!other) return notFound('submission of fees');
  const rows = readRows(read.value.table, other.version.rows);
  return 'table' in rows
    ? ok(rows.table)
    : refuse(
        'fee-unreadable',
        `${other.submission.number} can no longer be read, so nothing is compared with it. Choose another.`,
        { field: 'with' },
      );
}

export async function compareSubmission(
  { db, member }: MemberContext,
  { id, with: base, ...asked }: AtTable & { id: string; with: string },
): Promise<Answer<Comparison>> {
  const joined = await submissionWithin(db, member, id);
  if (!joined) return notFound('submission of fees');
  const earlier = await tableOf(db, joined, base);
  if (!earlier.ok) return earlier;
  const later = readContent(joined.schedule, joined.version);
  return later.ok ? compareTables(earlier.value, later.value.own, { ...asked, most: ROWS_SHOWN }) : later;
}
