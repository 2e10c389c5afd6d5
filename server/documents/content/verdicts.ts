/** The colour of each verdict on paper. */
import type { Finding, Verdict } from '@/rulebooks/findings/finding';
import type { Tone } from '../paper';

export const VERDICT_TONES: Record<Verdict, Tone> = {
  'player-gains': 'breach',
  'never-paid': 'breach',
  breach: 'breach',
  conflict: 'breach',
  'needs-approval': 'attention',
  'needs-consent': 'attention',
  'needs-notification': 'attention',
  'needs-notice': 'attention',
  'needs-attestation': 'attention',
  'not-assessed': 'attention',
  lifted: 'attention',
  confirmed: 'attention',
  meets: 'good',
};

export const breaches = (findings: Finding[]): Finding[] =>
  findings.filter(({ verdict }) => verdict === 'breach' || verdict === 'conflict');
