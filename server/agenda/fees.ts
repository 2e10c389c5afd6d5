/** What waits because of a schedule of fees that is put to the regulator, on either side. */
import type { Organisation } from '../access/context';
import type { Queries } from '../db/client';
import { preparersOf } from '../fee-submissions/preparers';
import { aliveProposal } from '../fee-submissions/proposal';
import { actsOf, type Brief, submissionsOf, submittedTo } from '../fee-submissions/queries';
import { questionsAmong } from '../fee-submissions/questions';
import type { StoredFeeState } from '../vocabulary/life/fee-submissions';
import type { Owed } from './item';

const AWAITED: readonly StoredFeeState[] = ['submitted', 'in-review', 'questioned'];

const whatOf = ({ submission, version }: Brief): string => `${submission.number}, ${version.name}`;

async function oldestQuestion(db: Queries, { submission }: Brief): Promise<string | undefined> {
  if (submission.state !== 'questioned') return undefined;
  const questions = questionsAmong(await actsOf(db, submission.id));
  return questions.find(({ answer }) => answer === undefined)?.askedAt;
}

async function operatorStep(db: Queries, row: Brief): Promise<Owed[]> {
  const { id, number, rulebook, state, updatedAt } = row.submission;
  const at = { about: id, href: `/fees/submissions/${id}`, reference: number, rulebook };
  if (state === 'frozen')
    return [
      {
        ...at,
        kind: 'submit-version',
        says: `Submit ${whatOf(row)}.`,
        since: row.submission.at,
        role: 'approver',
        not: await preparersOf(db, row.submission),
      },
    ];
  const asked = await oldestQuestion(db, row);
  if (asked)
    return [
      { ...at, kind: 'answer-question', says: `Answer the questions on ${whatOf(row)}.`, since: asked },
    ];
  return state === 'submitted' || state === 'in-review'
    ? [{ ...at, kind: 'awaits-regulator', says: `The regulator has ${whatOf(row)}.`, since: updatedAt }]
    : [];
}

async function regulatorStep(db: Queries, row: Brief): Promise<Owed[]> {
  const { id, number, rulebook, state, updatedAt, submittedAt } = row.submission;
  const what = `${whatOf(row)}, of ${row.operator}`;
  const at = {
    about: id,
    href: `/review/fees/${id}`,
    reference: number,
    rulebook,
    role: 'reviewer' as const,
  };
  const proposal = await aliveProposal(db, row.submission);
  if (proposal)
    return [
      {
        ...at,
        kind: 'confirm-proposal',
        says: `Confirm or decline the decision proposed on ${what}.`,
        since: proposal.at,
        not: new Set([proposal.by]),
      },
    ];
  const asked = await oldestQuestion(db, row);
  if (asked)
    return [
      {
        ...at,
        kind: 'awaits-answer',
        says: `${row.operator} has a question on ${number} to answer.`,
        since: asked,
      },
    ];
  if (state === 'submitted')
    return [{ ...at, kind: 'open-submission', says: `Open ${what}.`, since: submittedAt ?? updatedAt }];
  return state === 'in-review'
    ? [{ ...at, kind: 'review', says: `Review ${what}, and decide.`, since: updatedAt }]
    : [];
}

const each = async (
  db: Queries,
  rows: Brief[],
  step: (db: Queries, row: Brief) => Promise<Owed[]>,
): Promise<Owed[]> => {
  const owed: Owed[] = [];
  for (const row of rows) owed.push(...(await step(db, row)));
  return owed;
};

export const operatorFees = async (db: Queries, organisation: string): Promise<Owed[]> =>
  each(db, await submissionsOf(db, organisation, ['frozen', ...AWAITED]), operatorStep);

export const regulatorFees = async (db: Queries, regulator: Organisation): Promise<Owed[]> =>
  each(db, await submittedTo(db, regulator, AWAITED), regulatorStep);
