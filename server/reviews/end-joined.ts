/** A trial that the authority discontinues ends for whoever joined it as well. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { submission } from '../db/schema/index';
import { openTrial } from '../submissions/joining/joined';
import { seenState } from '../submissions/stored/days';
import { type SubmissionRow, wholeRow } from '../submissions/stored/queries';
import { TRIAL_STATES } from '../vocabulary/life/states';
import { nextState, type RulingKind } from '../vocabulary/life/steps';

const joining = (tx: Queries, { reference, rulebook }: SubmissionRow): Promise<SubmissionRow[]> =>
  tx
    .select(wholeRow)
    .from(submission)
    .where(
      and(
        eq(submission.rulebook, rulebook),
        inArray(submission.state, [...TRIAL_STATES]),
        sql`json_valid(${submission.variant})
          AND json_extract(${submission.variant}, '$.circumstances.trial.joins') = ${reference}`,
      ),
    );

/**
 * Trials of other operators that join this one, or one that joins it, and can be ended. None while another version of it is on trial:
 * that is what they play.
 */
export async function joinedTrials(
  tx: Queries,
  ended: SubmissionRow,
  today: string,
): Promise<SubmissionRow[]> {
  if (await openTrial(tx, ended.reference, today, { butNot: ended.id })) return [];
  const found = new Map([[ended.id, ended]]);
  for (const one of found.values())
    for (const row of await joining(tx, one))
      if (row.organisationId !== ended.organisationId && !found.has(row.id)) found.set(row.id, row);
  found.delete(ended.id);
  return [...found.values()].filter((row) => nextState(seenState(row, today), 'discontinue') !== undefined);
}

type Ended = { kind: RulingKind; text: string; lastDay?: string | undefined; endsWith: string };

/** Of one that joins: its own last day where that comes first. The cause of the concern is the other operator's business. */
export const endOf = (
  { trialTo }: Pick<SubmissionRow, 'trialTo'>,
  { reference }: Pick<SubmissionRow, 'reference'>,
  day: string,
): Ended => ({
  kind: 'discontinue',
  endsWith: reference,
  text: `The authority discontinues the trial ${reference}, which this one joins.`,
  lastDay: trialTo !== null && trialTo < day ? trialTo : day,
});
