/** Submissions of fees as the card room and the regulator read them. */
import { type Today, todayAt } from '@/rulebooks/zones';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { nameOf } from '../accounts/stored/names';
import { historyOf } from '../audit/history';
import { gamesNamed, printedTable } from '../fee-schedules/templates';
import { clauseAt } from '../fees/clause-at';
import { type Answer, notFound } from '../problems/problem';
import { rulebookOn } from '../rulebooks/shelf';
import { isOpen } from '../vocabulary/life/fee-submissions';
import { feeStateOn } from '../vocabulary/life/fees-on-day';
import { basesOf } from './bases';
import { breachesIn, readContent } from './content';
import { decisionAmong } from './decided';
import { endsAmong, placeSaid, unapprovable } from './in-force';
import { othersToSend } from './preparers';
import { aliveProposal } from './proposal';
import { actsOf, type Brief, type Joined, submissionsOf, submissionWithin, submittedTo } from './queries';
import { questionsAmong } from './questions';
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
    games: printed.ok ? gamesNamed(printed.value.book, printed.value.table) : [],
    inForceFrom: version.inForceFrom ?? '',
    state: feeStateOn(submission.state, ends.get(submission.id), today(submission.rulebook)),
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
  const { submission } = joined;
  const acts = await actsOf(db, id);
  const of = (act: 'submit' | 'withdraw') => acts.find((one) => one.act.act === act);
  const [submitted, withdrawn] = [of('submit'), of('withdraw')];
  const decision = decisionAmong(joined, acts);
  const own = member.organisation.kind === 'operator';
  const submitters = own && submission.state === 'frozen' ? await othersToSend(db, submission) : [];
  const proposal = own ? undefined : await aliveProposal(db, submission);
  const standing = {
    today: todayAt(now()),
    ends: endsAmong(await submissionsOf(db, submission.organisationId, ['approved'])),
  };
  const { schedule, version } = joined;
  const inTheWay = isOpen(submission.state) ? await unapprovable(db, joined, now()) : undefined;
  const place =
    submission.state !== 'refused' && submission.state !== 'withdrawn' && !inTheWay
      ? await placeSaid(db, { id, schedule, version })
      : undefined;
  return ok({
    ...summaryOf(joined, standing),
    ...(place && { place }),
    ...(inTheWay && { unapprovable: inTheWay }),
    revision: submission.revision,
    rulebook: submission.rulebook,
    printed: printedOf(joined),
    hash: submission.hash,
    preparedBy: await nameOf(db, submission.by),
    submitters: submitters.map(({ name }) => name),
    maySubmit: submitters.some((person) => person.id === member.id),
    ...(submitted && { statement: submitted.act.text, submittedBy: submitted.by }),
    ...(withdrawn && {
      withdrawn: { by: withdrawn.by, at: withdrawn.act.at, reason: withdrawn.act.text },
    }),
    ...(await contentShown(context, joined)),
    questions: questionsAmong(acts),
    ...(decision && { decision }),
    ...(proposal?.decision && {
      proposal: {
        id: proposal.id,
        kind: proposal.decision,
        reasons: proposal.text,
        by: await nameOf(db, proposal.by),
        at: proposal.at,
        own: proposal.by === member.id,
      },
    }),
    bases: await basesOf(db, joined),
    history: await historyOf(db, `fee-submission:${id}`, own ? member.organisation.id : undefined),
  });
}
