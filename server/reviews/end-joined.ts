/** A trial that the authority discontinues ends for whoever joined it as well. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { submission } from '../db/schema/index';
import { seenState } from '../submissions/stored/days';
import { type SubmissionRow, wholeRow } from '../submissions/stored/queries';
import { TRIAL_STATES } from '../vocabulary/life/states';
import { nextState, type RulingKind } from '../vocabulary/life/steps';

/** Trials that join this one and can be ended, whichever operator runs them. */
export async function joinedTrials(
  tx: Queries,
  { reference, rulebook }: SubmissionRow,
  today: string,
): Promise<SubmissionRow[]> {
  const rows = await tx
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
  return rows.filter((row) => nextState(seenState(row, today), 'discontinue') !== undefined);
}

type Ended = { kind: RulingKind; text: string; lastDay?: string | undefined };

/** Of one that joins: its own last day where that comes first. The cause of the concern is the other operator's business. */
export const endOf = (
  { trialTo }: Pick<SubmissionRow, 'trialTo'>,
  { reference }: Pick<SubmissionRow, 'reference'>,
  day: string,
): Ended => ({
  kind: 'discontinue',
  text: `The authority discontinues the trial ${reference}, which this one joins.`,
  lastDay: trialTo !== null && trialTo < day ? trialTo : day,
});
