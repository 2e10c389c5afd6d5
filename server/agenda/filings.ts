/** What waits because of a document that a house puts to the regulator, on either side. */
import type { Organisation } from '../access/context';
import type { Queries } from '../db/client';
import { FEES } from '../fee-submissions/filing';
import { submissionsOf, submittedTo } from '../fee-submissions/queries';
import { actsOf, aliveProposal } from '../filings/acts';
import { assigneeAmong } from '../filings/assign';
import type { ActTable, Filed, FilingKind } from '../filings/kind';
import { questionsAmong } from '../filings/questions';
import { POOLS } from '../pool-filings/filing';
import { filedWith, filingsOf } from '../pool-filings/queries';
import type { StoredFilingState } from '../vocabulary/life/filings';
import type { Owed } from './item';
import { proposedOwed } from './proposed';

const AWAITED: readonly StoredFilingState[] = ['submitted', 'in-review', 'questioned'];

/** Lists leave off what a document holds. */
type Row<F extends Filed> = Filed & Pick<F, 'submission'>;

const whatOf = ({ submission, version }: Filed): string => `${submission.number}, ${version.name}`;

async function oldestQuestion(
  acts: ActTable,
  db: Queries,
  { submission }: Filed,
): Promise<string | undefined> {
  if (submission.state !== 'questioned') return undefined;
  const questions = questionsAmong(await actsOf(db, acts, submission.id));
  return questions.find(({ answer }) => answer === undefined)?.askedAt;
}

async function operatorStep<F extends Filed>(
  filing: FilingKind<F>,
  db: Queries,
  row: Row<F>,
): Promise<Owed[]> {
  const { id, number, rulebook, state, updatedAt } = row.submission;
  const at = { about: id, href: `${filing.pages.operator}/${id}`, reference: number, rulebook };
  if (state === 'frozen')
    return [
      {
        ...at,
        kind: 'submit-version',
        says: `Submit ${whatOf(row)}.`,
        since: row.submission.at,
        role: 'approver',
        not: await filing.preparers(db, row),
      },
    ];
  const asked = await oldestQuestion(filing.acts, db, row);
  if (asked)
    return [
      { ...at, kind: 'answer-question', says: `Answer the questions on ${whatOf(row)}.`, since: asked },
    ];
  return state === 'submitted' || state === 'in-review'
    ? [{ ...at, kind: 'awaits-regulator', says: `The regulator has ${whatOf(row)}.`, since: updatedAt }]
    : [];
}

async function regulatorStep<F extends Filed>(
  filing: FilingKind<F>,
  db: Queries,
  row: Row<F>,
): Promise<Owed[]> {
  const { id, number, rulebook, state, updatedAt, submittedAt } = row.submission;
  const what = `${whatOf(row)}, of ${row.operator}`;
  const at = {
    about: id,
    href: `${filing.pages.regulator}/${id}`,
    reference: number,
    rulebook,
    role: 'reviewer' as const,
  };
  const proposal = await aliveProposal(db, filing.acts, row.submission);
  if (proposal) return proposedOwed(at, what, proposal);
  const assignee = await assigneeAmong(db, await actsOf(db, filing.acts, id));
  const mine = { ...at, ...(assignee && { only: assignee.id }) };
  const asked = await oldestQuestion(filing.acts, db, row);
  if (asked)
    return [
      {
        ...mine,
        kind: 'awaits-answer',
        says: `${row.operator} has a question on ${number} to answer.`,
        since: asked,
      },
    ];
  if (state === 'submitted')
    return [{ ...mine, kind: 'open-submission', says: `Open ${what}.`, since: submittedAt ?? updatedAt }];
  return state === 'in-review'
    ? [{ ...mine, kind: 'review', says: `Review ${what}, and decide.`, since: updatedAt }]
    : [];
}

type Step = <F extends Filed>(filing: FilingKind<F>, db: Queries, row: Row<F>) => Promise<Owed[]>;

async function each<F extends Filed>(
  db: Queries,
  filing: FilingKind<F>,
  rows: readonly Row<F>[],
  step: Step,
): Promise<Owed[]> {
  const owed: Owed[] = [];
  for (const row of rows) owed.push(...(await step(filing, db, row)));
  return owed;
}

export const operatorFilings = async (db: Queries, organisation: string): Promise<Owed[]> => [
  ...(await each(db, FEES, await submissionsOf(db, organisation, ['frozen', ...AWAITED]), operatorStep)),
  ...(await each(db, POOLS, await filingsOf(db, organisation, ['frozen', ...AWAITED]), operatorStep)),
];

export const regulatorFilings = async (db: Queries, regulator: Organisation): Promise<Owed[]> => [
  ...(await each(db, FEES, await submittedTo(db, regulator, AWAITED), regulatorStep)),
  ...(await each(db, POOLS, await filedWith(db, regulator, AWAITED), regulatorStep)),
];
