/** What an agenda reads of submissions: never the frozen variant or its findings, so that thousands are read at once. */
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Organisation } from '../access/context';
import { lookedAfterBy } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { organization, submission } from '../db/schema';
import { joinsReference } from '../submissions/joining/who-joins';
import { proposalIsAlive } from '../submissions/stored/between-reviewers';
import { seenState, trialDays } from '../submissions/stored/days';
import { endedAt } from '../submissions/stored/ended-at';
import { laterTrial } from '../submissions/stored/later-trial';
import { oldestQuestion, openQuestions } from '../submissions/stored/questions';
import { requestedAt } from '../submissions/stored/requested-at';
import { takesQuestions } from '../vocabulary/life/on-day';
import { AWAITED_STATES, ENDED_STATES, type StoredState } from '../vocabulary/life/states';

/** Who looks after it. */
export const assignee = sql<string | null>`(SELECT assignment."to" FROM assignment
  WHERE assignment.submission_id = submission.id ORDER BY assignment.at DESC LIMIT 1)`;
/** Of the proposal that waits for a second reviewer. */
const proposed = (column: 'by' | 'at') => sql<
  string | null
>`(SELECT proposal.${sql.identifier(column)} FROM proposal
  WHERE proposal.submission_id = submission.id AND ${proposalIsAlive})`;

export const NARROW = {
  id: submission.id,
  reference: submission.reference,
  version: submission.version,
  name: submission.name,
  rulebook: submission.rulebook,
  state: submission.state,
  updatedAt: submission.updatedAt,
  submittedAt: submission.submittedAt,
  frozenAt: submission.frozenAt,
  frozenBy: submission.frozenBy,
  trialFrom: submission.trialFrom,
  trialTo: submission.trialTo,
  trialAgreed: submission.trialAgreed,
  laterTrial,
};

/** States in which something may wait for an operator; an ended trial until its last day of play. */
const OPERATOR_STATES: StoredState[] = ['frozen', ...AWAITED_STATES, 'approved-for-trial', ...ENDED_STATES];

export const operatorSubmissions = (db: Queries, organisation: string) =>
  db
    .select({ ...NARROW, openQuestions, oldestQuestion, joins: joinsReference, endedAt })
    .from(submission)
    .where(
      and(
        eq(submission.organisationId, organisation),
        inArray(submission.state, OPERATOR_STATES),
        // What is offered without an approval has an item of its own where it waits for somebody.
        sql`NOT (${submission.state} = 'frozen' AND EXISTS (SELECT 1 FROM variation WHERE variation.submission_id = ${submission.id}))`,
      ),
    );
export type OperatorSubmission = Awaited<ReturnType<typeof operatorSubmissions>>[number];

export const regulatorSubmissions = (db: Queries, regulator: Organisation) =>
  db
    .select({
      ...NARROW,
      operator: organization.name,
      oldestQuestion,
      assignee,
      requestedAt,
      proposedBy: proposed('by'),
      proposedAt: proposed('at'),
    })
    .from(submission)
    .innerJoin(organization, eq(organization.id, submission.organisationId))
    .where(awaited(regulator));
export type RegulatorSubmission = Awaited<ReturnType<typeof regulatorSubmissions>>[number];

/** Decided on or not: a trial that simply runs, or is played out, waits where a question on it does. */
const awaited = (regulator: Organisation): SQL | undefined =>
  and(
    or(
      inArray(submission.state, [...AWAITED_STATES]),
      and(
        inArray(submission.state, ['approved-for-trial', ...ENDED_STATES]),
        sql`${oldestQuestion} IS NOT NULL`,
      ),
    ),
    isNotNull(submission.submittedAt),
    lookedAfterBy(regulator),
  );

/** Since when a question waits; undefined where the state, as the clock shows it, takes no answer. */
export const questionWaits = (
  row: Pick<OperatorSubmission, 'oldestQuestion'> & Parameters<typeof seenState>[0],
  today: string,
): string | undefined =>
  row.oldestQuestion &&
  takesQuestions('answer-last', { state: seenState(row, today), days: trialDays(row) }, today)
    ? row.oldestQuestion
    : undefined;
