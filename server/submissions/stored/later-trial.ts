/** From when a later version of the same reference is tried in place of one that is on trial. */
import { sql } from 'drizzle-orm';
import { TRIAL_STATES } from '../../vocabulary/life/states';

/** Approved for trial, whatever became of it after its first day. One ended before that day (`to` before `from`) takes no place. */
export const TRIED = [...TRIAL_STATES, 'adopted', 'refused', 'discontinued', 'abandoned'] as const;
const LISTED = sql.raw(TRIED.map((state) => `'${state}'`).join(', '));

/** A column beside those of `submission`, in a query of that table. */
export const laterTrial = sql<string | null>`CASE WHEN submission.trial_from IS NOT NULL THEN (
  SELECT min(later.trial_from) FROM submission AS later
  WHERE later.reference = submission.reference AND later.version > submission.version
    AND later.trial_from <= later.trial_to AND later.state IN (${LISTED})) END`;
