/** A schedule of fees as a document that is put to a regulator. */

import { listed } from '@/simulations/printing/lists';
import { ok } from '@/simulations/problems/problem';
import { feeSubmissionAct } from '../db/schema';
import { gamesNamed, printedTable } from '../fee-schedules/templates';
import type { SealedKind } from '../filings/decided';
import type { FilingKind } from '../filings/kind';
import { dayRefused } from '../filings/on-a-day';
import { writersOf } from '../filings/preparers';
import { contentHash } from '../house-fees/content-hash';
import { breachesIn, printedName, readContent } from './content';
import { placeSaid, sameDayRefused, unapprovable } from './in-force';
import { type Brief, type Joined, lastSubmittedBefore, submissionWithin, updateSubmission } from './queries';

/** Of its rows the record has the hash alone. */
export const SEALED_FEES: SealedKind<Brief> = {
  purpose: 'fees',
  recordOf: (
    { submission, schedule, version, operator },
    { kind, reasons, breaches, at, by, proposedBy, authority, enclosed },
  ) => ({
    number: submission.number,
    operator,
    rulebook: submission.rulebook,
    printed: printedName(schedule),
    schedule: version.name,
    version: submission.version,
    hash: submission.hash,
    inForceFrom: version.inForceFrom ?? '',
    decision: kind,
    breaches,
    reasons,
    at,
    by,
    ...(proposedBy && { proposedBy }),
    authority,
    ...(enclosed && { enclosed }),
  }),
};

export const FEES: FilingKind<Joined> = {
  noun: 'submission of fees',
  document: 'this schedule',
  subject: 'fee-submission',
  documentOf: ({ submission }) => ({ schedule: submission.scheduleId }),
  pages: { operator: '/fees/submissions', regulator: '/review/fees' },
  acts: feeSubmissionAct,
  within: submissionWithin,
  update: updateSubmission,
  hashOf: ({ schedule, version }) => contentHash(schedule, version),
  breachesOf({ schedule, version }) {
    const read = readContent(schedule, version);
    return read.ok ? ok(breachesIn(read.value.findings)) : read;
  },
  /** Whoever prepared it, and whoever saved the schedule since a version of it was last submitted. */
  async preparers(db, { submission }) {
    const { scheduleId, version, by } = submission;
    const written = await writersOf(db, {
      subject: `fee-schedule:${scheduleId}`,
      kinds: ['fee-schedule-begun', 'fee-schedule-saved'],
      after: await lastSubmittedBefore(db, submission),
      upTo: version,
    });
    return new Set([by, ...written]);
  },
  unsendable: async (tx, { schedule, version }, now) =>
    dayRefused(schedule.rulebook, version, now) ?? (await sameDayRefused(tx, { schedule, version })),
  unapprovable,
  placeSaid: (db, { submission, schedule, version }) =>
    placeSaid(db, { id: submission.id, schedule, version }),
  knownBy({ schedule }) {
    const printed = printedTable(schedule);
    return [
      ...(printed.ok
        ? [{ label: 'Games', value: listed(gamesNamed(printed.value.book, printed.value.table)) }]
        : []),
      {
        label: 'In place of',
        value: `The printed schedule ${schedule.group}, line ${schedule.line} of the source`,
      },
    ];
  },
  ...SEALED_FEES,
};
