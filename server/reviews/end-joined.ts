/** The ruling on a trial that joins one which the authority discontinues: it ends as well. */
import { lastDayWith } from '../submissions/joining/who-joins';
import type { SubmissionRow } from '../submissions/stored/queries';
import type { RulingKind } from '../vocabulary/life/steps';

type Ended = { kind: RulingKind; text: string; lastDay?: string | undefined; endsWith: string };

/** The cause of the concern is the other operator's business. */
export const endOf = (
  joined: Pick<SubmissionRow, 'trialTo'>,
  { reference }: Pick<SubmissionRow, 'reference'>,
  day: string,
): Ended => ({
  kind: 'discontinue',
  endsWith: reference,
  text: `The authority discontinues the trial ${reference}, which this one joins.`,
  lastDay: lastDayWith(joined, day),
});
