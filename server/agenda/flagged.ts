/** Trials whose results are flagged, for the authority to look into while they run or are played out. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Today } from '@/rulebooks/zones';
import type { Organisation } from '../access/context';
import { lookedAfterBy } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { organization, submission } from '../db/schema';
import { standsOn, trialDays } from '../submissions/stored/days';
import { flagEvent, flaggedAt, flagsSaid, flagsTold } from '../submissions/stored/flag-told';
import { ENDED_STATES, isEnded, isTrial, TRIAL_STATES } from '../vocabulary/life/states';
import type { Owed } from './item';
import { assignee, NARROW } from './submissions';

export async function flaggedTrials(db: Queries, regulator: Organisation, today: Today): Promise<Owed[]> {
  const rows = await db
    .select({ ...NARROW, operator: organization.name, assignee, flaggedAt, flagEvent })
    .from(submission)
    .innerJoin(organization, eq(organization.id, submission.organisationId))
    .where(
      and(
        inArray(submission.state, [...TRIAL_STATES, ...ENDED_STATES]),
        isNotNull(flaggedAt),
        lookedAfterBy(regulator),
      ),
    );
  return rows.flatMap((row): Owed[] => {
    const { id, reference, name, rulebook, operator } = row;
    const day = today(rulebook);
    const stands = standsOn(row, day);
    const runs = (isTrial(stands) || isEnded(stands)) && day <= (trialDays(row)?.to ?? '');
    const flags = flagsSaid(flagsTold(row.flagEvent));
    if (!runs || !row.flaggedAt || !flags) return [];
    return [
      {
        kind: 'results-flagged',
        about: id,
        says: `Look into the results of ${reference}, ${name}, of ${operator}: ${flags}.`,
        href: `/review/${id}/results`,
        reference,
        rulebook,
        since: row.flaggedAt,
        ...(row.assignee && { only: row.assignee }),
      },
    ];
  });
}
