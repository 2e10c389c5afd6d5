/** Trials whose results are flagged, for the authority to look into while they run. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Today } from '@/rulebooks/zones';
import type { Organisation } from '../access/context';
import { lookedAfterBy } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { organization, submission } from '../db/schema';
import { flaggedAt } from '../results/flag-told';
import { standsOn, trialDays } from '../submissions/stored/days';
import { isTrial, TRIAL_STATES } from '../vocabulary/life/states';
import type { Owed } from './item';
import { assignee, NARROW } from './submissions';

export async function flaggedTrials(db: Queries, regulator: Organisation, today: Today): Promise<Owed[]> {
  const rows = await db
    .select({ ...NARROW, operator: organization.name, assignee, flaggedAt })
    .from(submission)
    .innerJoin(organization, eq(organization.id, submission.organisationId))
    .where(and(inArray(submission.state, [...TRIAL_STATES]), isNotNull(flaggedAt), lookedAfterBy(regulator)));
  return rows.flatMap((row): Owed[] => {
    const { id, reference, name, rulebook, operator } = row;
    const day = today(rulebook);
    const runs = isTrial(standsOn(row, day)) && day <= (trialDays(row)?.to ?? '');
    if (!runs || !row.flaggedAt) return [];
    return [
      {
        kind: 'results-flagged',
        about: id,
        says: `Look into the results of ${reference}, ${name}, of ${operator}: they are flagged.`,
        href: `/review/${id}/results`,
        reference,
        rulebook,
        since: row.flaggedAt,
        ...(row.assignee && { only: row.assignee }),
      },
    ];
  });
}
