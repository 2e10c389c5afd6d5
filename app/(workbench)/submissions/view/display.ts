/** Whether the sign may be put on a table, and what is in the way. */

import { unconfirmed } from '@/server/seals/decision-seal';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { isApproved } from './states';

export type DisplayStanding = { ready: boolean; says: string; missing: string[] };

type Put = Pick<SubmissionWhole, 'state' | 'seal' | 'signMissing'>;

export function displayStanding({ state, seal, signMissing }: Put): DisplayStanding {
  const missing = signMissing.map(({ text, clauses }) =>
    [clauses.join(', '), text].filter(Boolean).join(': '),
  );
  const not = (says: string): DisplayStanding => ({ ready: false, says, missing });
  const failed = unconfirmed(seal);
  if (failed) return not(`${failed} This sign must not be displayed.`);
  if (state === 'refused') return not('Refused: this sign must not be displayed.');
  if (state === 'withdrawn') return not('Withdrawn: this sign must not be displayed.');
  if (!isApproved(state)) return not('Until it is approved, every sheet is marked “not for display”.');
  if (missing.length > 0) return not('Approved, but the sign cannot be displayed yet. Missing:');
  return { ready: true, says: 'Approved. Print it on the sheet that fits the table.', missing };
}
