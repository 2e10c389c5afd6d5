/** Whether the sign may be put on a table, and what is in the way. */
import { signLines } from '@/rulebooks/sign-lines';
import type { SubmissionWhole } from '@/server/submissions/shapes';
import { isApproved } from './states';

export type DisplayStanding = { ready: boolean; says: string; missing: string[] };

type Put = Pick<SubmissionWhole, 'state' | 'findings' | 'variant' | 'decision'>;

/** The sign of a trial names its days; those that were approved are the ones that count. */
function otherDays({ variant, decision }: Put): string[] {
  const asked = variant.circumstances.trial;
  if (!asked || !decision?.trialFrom || !decision.trialTo) return [];
  if (asked.from === decision.trialFrom && asked.to === decision.trialTo) return [];
  return [
    'The trial was approved for other days than this version names. Put forward a new version with those days.',
  ];
}

export function displayStanding(put: Put): DisplayStanding {
  const { state, findings } = put;
  const breaches = findings.filter(({ verdict }) => verdict === 'breach');
  const missing = [
    ...otherDays(put),
    ...signLines(findings).missing.map(({ text, clauses }) => `${clauses.join(', ')}: ${text}`),
    ...breaches.map(({ clause, explanation }) => `${clause}: ${explanation}`),
  ];
  const not = (says: string): DisplayStanding => ({ ready: false, says, missing: [...new Set(missing)] });
  if (state === 'refused') return not('Refused: this sign must not be displayed.');
  if (state === 'withdrawn') return not('Withdrawn: this sign must not be displayed.');
  if (!isApproved(state)) return not('Until it is approved, every sheet is marked as not for display.');
  if (missing.length > 0) return not('Approved, but this stands in the way of displaying the sign:');
  return { ready: true, says: 'Approved. Print it on the sheet that fits the table.', missing };
}
