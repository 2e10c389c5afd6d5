/** Whether the sign may be put on a table, and what is in the way. */
import type { Finding } from '@/rulebooks/finding';
import { signLines } from '@/rulebooks/sign-lines';
import type { SubmissionState } from '@/server/submissions/states';
import { isApproved } from './states';

export type DisplayStanding = { ready: boolean; says: string; missing: string[] };

export function displayStanding(state: SubmissionState, findings: Finding[]): DisplayStanding {
  const missing = signLines(findings).missing.map(({ text, clauses }) => `${clauses.join(', ')}: ${text}`);
  const not = (says: string): DisplayStanding => ({ ready: false, says, missing });
  if (state === 'refused') return not('Refused: this sign must not be displayed.');
  if (state === 'withdrawn') return not('Withdrawn: this sign must not be displayed.');
  if (!isApproved(state)) return not('Until it is approved, every sheet is marked as not for display.');
  if (missing.length > 0) return not('The rulebook asks for more on this sign than was given:');
  return { ready: true, says: 'Approved. Print it on the sheet that fits the table.', missing };
}
