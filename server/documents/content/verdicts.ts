/** The word and colour of each verdict on paper. */
import type { Finding, Verdict } from '@/rulebooks/findings/finding';
import type { Tone } from '../paper';

export const VERDICT_WORDS: Record<Verdict, { word: string; tone: Tone }> = {
  'player-gains': { word: 'Player gains', tone: 'breach' },
  'never-paid': { word: 'Never paid', tone: 'breach' },
  breach: { word: 'Breach', tone: 'breach' },
  conflict: { word: 'Conflict', tone: 'breach' },
  'needs-consent': { word: 'Needs consent', tone: 'attention' },
  'needs-notification': { word: 'Needs notification', tone: 'attention' },
  'needs-notice': { word: 'Needs notice', tone: 'attention' },
  'needs-attestation': { word: 'Needs confirmation', tone: 'attention' },
  'not-assessed': { word: 'Not assessed', tone: 'attention' },
  confirmed: { word: 'Confirmed', tone: 'attention' },
  meets: { word: 'Meets', tone: 'good' },
};

export const breaches = (findings: Finding[]): Finding[] =>
  findings.filter(({ verdict }) => verdict === 'breach' || verdict === 'conflict');
