/** Since when a request on a trial waits. A question or an answer about it moves the submission, and makes the request no younger. */
import { sql } from 'drizzle-orm';

/** A column beside those of `submission`, in a query of that table; null where nothing is asked for. */
export const requestedAt = sql<string | null>`(SELECT max(trial_step.at) FROM trial_step
  WHERE trial_step.submission_id = submission.id AND trial_step.step = CASE submission.state
    WHEN 'extension-asked' THEN 'ask-extension' WHEN 'adoption-asked' THEN 'ask-adoption' END)`;
