/** Whether the sign may be put on a table, and what is in the way. */

import { longDate } from '@/rulebooks/spelling/wording';
import { unconfirmed } from '@/server/seals/decision-seal';
import { lastPlayed, standingOn } from '@/server/submissions/stored/days';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import type { State } from '@/server/vocabulary/life/states';
import { isStoppedEarly } from '@/server/vocabulary/life/variation-words';
import { isApproved } from './states';

export type DisplayStanding = { ready: boolean; says: string; missing: string[] };

/** No sign of these is printed any more. One that hangs may stay while the trial is played out. */
const ENDED: Partial<Record<State, string>> = {
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  expired: 'The trial is over',
  discontinued: 'Discontinued by the regulator',
  abandoned: 'Abandoned',
  superseded: 'Superseded by a later version',
};

type Put = Pick<SubmissionWhole, 'state' | 'seal' | 'signMissing' | 'variation' | 'days'>;

export function displayStanding(
  { state, seal, signMissing, variation, days }: Put,
  today: string,
): DisplayStanding {
  const missing = signMissing.map(({ text, clauses }) =>
    [clauses.join(', '), text].filter(Boolean).join(': '),
  );
  const not = (says: string): DisplayStanding => ({ ready: false, says, missing });
  const failed = unconfirmed(seal);
  if (failed) return not(`${failed} This sign must not be displayed.`);
  const ended = ENDED[state];
  const standing = days && standingOn(days, today);
  if (ended && days && standing?.when === 'within')
    return not(
      `${ended}: no new sign is put up. One at a table may stay to ${longDate(lastPlayed(days))} and then comes down; where it names a later day, write this one on it.`,
    );
  if (ended) return not(`${ended}: this sign must not be displayed.`);
  if (standing?.when === 'over') return not(`${standing.says} This sign must not be displayed.`);
  if (state === 'frozen' && variation) {
    if (!variation.toBePlayed)
      return not(`${variation.number} may not be played: this sign must not be displayed.`);
    if (isStoppedEarly(variation))
      return not(
        `${variation.number} was stopped: no new sign is put up. One at a table may stay to ${longDate(variation.lastDay ?? '')}, with that day written on it, and then comes down.`,
      );
    if (missing.length > 0)
      return not(`${variation.number}: the sign cannot be displayed yet. Missing or in breach:`);
    return { ready: true, says: `${variation.number}: for the tables and days that it names.`, missing };
  }
  if (!isApproved(state)) return not('Until it is approved, every sheet is marked “not for display”.');
  if (missing.length > 0) return not('Approved, but the sign cannot be displayed yet. Missing or in breach:');
  return { ready: true, says: 'Approved. Print it on the sheet that fits the table.', missing };
}
