/** Which versions the calendar of a person has days of. */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Member } from '../access/context';
import { lookedAfterBy } from '../accounts/organisations/jurisdictions';
import { submission } from '../db/schema';
import type { StoredState } from '../vocabulary/life/states';

export const seenBy = ({ organisation }: Member) =>
  organisation.kind === 'operator'
    ? eq(submission.organisationId, organisation.id)
    : and(isNotNull(submission.submittedAt), lookedAfterBy(organisation));

/** On trial, whatever is asked for on it. */
export const RUNS: ReadonlySet<StoredState> = new Set<StoredState>([
  'approved-for-trial',
  'extension-asked',
  'adoption-asked',
]);

export const STANDS: ReadonlySet<StoredState> = new Set<StoredState>([
  ...RUNS,
  'approved',
  'approved-with-conditions',
  'adopted',
]);

/** Once decided in its favour, whatever became of it since. */
export const DECIDED: StoredState[] = [...STANDS, 'discontinued', 'abandoned', 'superseded', 'withdrawn'];
