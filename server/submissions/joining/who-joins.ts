/** Trials of other operators that join a trial: those that get a notice of what happens to it, and those that end with it. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { submission } from '../../db/schema/index';
import { TRIAL_STATES } from '../../vocabulary/life/states';
import { nextState } from '../../vocabulary/life/steps';
import { seenState } from '../stored/days';
import { type SubmissionRow, wholeRow } from '../stored/queries';
import { openTrial } from './joined';

/** The reference that a version on trial joins; null where it joins none. */
export const joinsReference = sql<string | null>`CASE
  WHEN ${inArray(submission.state, [...TRIAL_STATES])} AND json_valid(${submission.variant})
  THEN json_extract(${submission.variant}, '$.circumstances.trial.joins') END`;

/** Approved and not ended by anybody; those of its own operator join nothing. */
export const joining = (
  db: Queries,
  { reference, rulebook, organisationId }: SubmissionRow,
): Promise<SubmissionRow[]> =>
  db
    .select(wholeRow)
    .from(submission)
    .where(
      and(
        eq(submission.rulebook, rulebook),
        inArray(submission.state, [...TRIAL_STATES]),
        ne(submission.organisationId, organisationId),
        sql`${joinsReference} = ${reference}`,
      ),
    )
    .orderBy(submission.reference, submission.version);

/**
 * Those that join this one, or one that joins it, and can be ended. None while another version of it is on trial: that is what they
 * play.
 */
export async function endingWith(db: Queries, ended: SubmissionRow, today: string): Promise<SubmissionRow[]> {
  if (await openTrial(db, ended.reference, today, { butNot: ended.id })) return [];
  const found = new Map([[ended.id, ended]]);
  for (const one of found.values())
    for (const row of await joining(db, one))
      if (row.organisationId !== ended.organisationId && !found.has(row.id)) found.set(row.id, row);
  found.delete(ended.id);
  return [...found.values()].filter((row) => nextState(seenState(row, today), 'discontinue') !== undefined);
}

/** The last day of one that ends with another: its own where that comes first. */
export const lastDayWith = ({ trialTo }: Pick<SubmissionRow, 'trialTo'>, day: string): string =>
  trialTo !== null && trialTo < day ? trialTo : day;
