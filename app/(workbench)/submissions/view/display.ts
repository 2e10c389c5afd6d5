/** Whether the sign may be put on a table, and what is in the way. */
import type { Finding } from '@/rulebooks/finding';
import type { SubmissionState } from '@/server/submissions/states';
import { isApproved } from './states';

export type DisplayStanding = { ready: boolean; says: string; missing: string[] };

const INCOMPLETE: ReadonlySet<Finding['verdict']> = new Set(['breach', 'conflict', 'not-assessed']);

export function displayStanding(state: SubmissionState, findings: Finding[]): DisplayStanding {
  const missing = findings
    .filter((finding) => finding.paper === 'sign' && INCOMPLETE.has(finding.verdict))
    .map((finding) => `${finding.clause}: ${finding.explanation}`);
  if (state === 'refused')
    return { ready: false, says: 'Refused: this sign must not be displayed.', missing };
  if (state === 'withdrawn')
    return { ready: false, says: 'Withdrawn: this sign must not be displayed.', missing };
  if (!isApproved(state))
    return {
      ready: false,
      says: 'Until it is approved, every sheet is marked as not for display.',
      missing,
    };
  if (missing.length > 0)
    return { ready: false, says: 'The rulebook asks for more on this sign than was given:', missing };
  return { ready: true, says: 'Approved. Print it on the sheet that fits the table.', missing };
}
