/** What each verdict is called, on every screen, paper and in the command line's text. Its code is for files alone. */
import type { Verdict } from './finding';

export const VERDICT_WORDS: Readonly<Record<Verdict, { word: string; plural: string }>> = {
  'player-gains': { word: 'Player gains', plural: 'Player gains' },
  'never-paid': { word: 'Never paid', plural: 'Never paid' },
  breach: { word: 'Breach', plural: 'Breaches' },
  conflict: { word: 'Conflict', plural: 'Conflicts' },
  'needs-approval': { word: 'Needs approval', plural: 'Need approval' },
  'needs-consent': { word: 'Needs consent', plural: 'Need consent' },
  'needs-notification': { word: 'Needs notification', plural: 'Need notification' },
  'needs-notice': { word: 'Needs notice', plural: 'Need notice' },
  'needs-attestation': { word: 'Needs confirmation', plural: 'Need confirmation' },
  'not-assessed': { word: 'Not assessed', plural: 'Not assessed' },
  lifted: { word: 'Lifted', plural: 'Lifted' },
  confirmed: { word: 'Confirmed', plural: 'Confirmed' },
  meets: { word: 'Meets', plural: 'Meet the rule' },
};
