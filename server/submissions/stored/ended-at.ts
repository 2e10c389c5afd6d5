/** Since when a trial is ended by a person. A question or an answer while it is played out makes the end no younger. */
import { sql } from 'drizzle-orm';

/** A column beside those of `submission`, in a query of that table; null where nobody ended it. */
export const endedAt = sql<string | null>`(SELECT max(trial_step.at) FROM trial_step
  WHERE trial_step.submission_id = submission.id AND trial_step.step IN ('discontinue', 'abandon', 'refuse-adoption'))`;
