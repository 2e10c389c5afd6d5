/** Submissions of fees as the card room and the regulator read them. */
import { type Today, todayAt } from '@/rulebooks/zones';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { gamesNamed, printedTable } from '../fee-schedules/templates';
import { clauseAt } from '../fees/clause-at';
import { filingShown } from '../filings/shown';
import { type Answer, notFound } from '../problems/problem';
import { rulebookOn } from '../rulebooks/shelf';
import { filingStateOn } from '../vocabulary/life/filings-on-day';
import { basesOf } from './bases';
import { breachesIn, readContent } from './content';
import { FEES } from './filing';
import { endsAmong } from './in-force';
import { type Brief, type Joined, submissionsOf, submissionWithin, submittedTo } from './queries';
import type { FeeSubmissionSummary, FeeSubmissionWhole, FiledFinding } from './shapes';

function summaryOf(
  { submission, schedule, version, operator }: Brief,
  { today, ends }: { today: Today; ends: ReadonlyMap<string, { from: string }> },
): FeeSubmissionSummary {
  const printed = printedTable(schedule);
  return {
    id: submission.id,
    number: submission.number,
    name: version.name,
    schedule: schedule.id,
    version: submission.version,
    operator,
    rulebook: submission.rulebook,
    games: printed.ok ? gamesNamed(printed.value.book, printed.value.table) : [],
    inForceFrom: version.inForceFrom ?? '',
    state: filingStateOn(submission.state, ends.get(submission.id), today(submission.rulebook)),
    preparedAt: submission.at,
    ...(submission.submittedAt && { submittedAt: submission.submittedAt }),
  };
}

export async function listSubmitted({ db, member, now }: MemberContext): Promise<FeeSubmissionSummary[]> {
  const rows =
    member.organisation.kind === 'operator'
      ? await submissionsOf(db, member.organisation.id)
      : await submittedTo(db, member.organisation);
  const standing = { today: todayAt(now()), ends: endsAmong(rows) };
  return rows.map((row) => summaryOf(row, standing));
}

/** 2,000 rows can have as many findings, each with most of the rows. */
const FINDINGS_SHOWN = 100;
const ROWS_SHOWN = 12;

async function contentShown(
  { db, now }: MemberContext,
  { submission, schedule, version }: Joined,
): Promise<Pick<FeeSubmissionWhole, 'options' | 'findings' | 'found' | 'breaches' | 'unreadable'>> {
  const read = readContent(schedule, version);
  if (!read.ok)
    return { options: 0, findings: [], found: 0, breaches: 0, unreadable: read.problems[0]?.message ?? '' };
  const { own, findings } = read.value;
  const book = await rulebookOn(db, submission.rulebook, todayAt(now())(submission.rulebook));
  const rulebook = book.ok ? book.value : undefined;
  const shown = findings
    .slice(0, FINDINGS_SHOWN)
    .map(({ clause: clauseLine, rows, ...rest }): FiledFinding => {
      const clause = clauseLine === undefined ? undefined : clauseAt(rulebook, clauseLine);
      return {
        ...rest,
        rows: rows.slice(0, ROWS_SHOWN),
        rowCount: rows.length,
        ...(clauseLine !== undefined && { clauseLine }),
        ...(rulebook && clause && { clause: { rulebook: rulebook.id, clause } }),
      };
    });
  return {
    options: own.rows.length,
    findings: shown,
    found: findings.length,
    breaches: breachesIn(findings),
  };
}

function printedOf({ schedule }: Joined): FeeSubmissionWhole['printed'] {
  const printed = printedTable(schedule);
  const title =
    printed.ok && printed.value.book.documents.find(({ id }) => id === printed.value.table.document)?.title;
  return { document: title || schedule.group, group: schedule.group, line: schedule.line };
}

export async function readSubmitted(context: MemberContext, id: string): Promise<Answer<FeeSubmissionWhole>> {
  const { db, member, now } = context;
  const joined = await submissionWithin(db, member, id);
  if (!joined) return notFound('submission of fees');
  const standing = {
    today: todayAt(now()),
    ends: endsAmong(await submissionsOf(db, joined.submission.organisationId, ['approved'])),
  };
  return ok({
    ...summaryOf(joined, standing),
    ...(await filingShown(FEES, context, joined)),
    printed: printedOf(joined),
    ...(await contentShown(context, joined)),
    bases: await basesOf(db, joined),
  });
}
