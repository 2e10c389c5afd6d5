/** What can be open: a closed list, with how grave each is and where a person deals with it. */
import type { Verdict } from './finding';

/** In the order in which they are dealt with. */
export const OPEN_CODES = [
  'damaged',
  'rerun-differs',
  'out-of-date',
  'no-wager',
  'pay-unreadable',
  'wager-unfinished',
  'input-unusable',
  'player-gains',
  'never-paid',
  'breach',
  'later-edition',
  'conflict',
  'being-computed',
  'analysis-running',
  'not-assessed',
  'to-confirm',
  'joins-unfit',
  'days-unfit',
  'notification-lacks',
  'analysis-missing',
  'analysis-outdated',
  'unreviewed',
  'not-rerun',
  'adoption-early',
  'no-results',
  'results-flagged',
  'sign-lacks',
  'no-regulator',
  'rules-ahead',
  'approval',
  'consent',
  'consent-unreferenced',
  'notification',
  'consent-expiring',
  'notice',
] as const;
export type OpenCode = (typeof OPEN_CODES)[number];

/**
 * `blocks`: the draft cannot be frozen. `settle`: it can, but whoever freezes, submits or approves it has to say that
 * they know, and it has to be settled before the game is decided on or the sign displayed. `advice`: the papers take
 * care of it.
 */
export type Severity = 'blocks' | 'settle' | 'advice';

/** Where a person deals with it. */
export type Place =
  | 'date'
  | 'offer'
  | 'cell'
  | 'input'
  | 'findings'
  | 'consents'
  | 'circumstances'
  | 'solving'
  | 'analysis'
  | 'elsewhere';

const KINDS: Record<OpenCode, { severity: Severity; place: Place; verdict?: Verdict }> = {
  damaged: { severity: 'blocks', place: 'offer' },
  'rerun-differs': { severity: 'blocks', place: 'elsewhere' },
  'out-of-date': { severity: 'blocks', place: 'date' },
  'no-wager': { severity: 'blocks', place: 'offer' },
  'pay-unreadable': { severity: 'blocks', place: 'cell' },
  'wager-unfinished': { severity: 'blocks', place: 'cell' },
  'input-unusable': { severity: 'blocks', place: 'input' },
  'player-gains': { severity: 'settle', place: 'findings', verdict: 'player-gains' },
  'never-paid': { severity: 'settle', place: 'findings', verdict: 'never-paid' },
  breach: { severity: 'settle', place: 'findings', verdict: 'breach' },
  'later-edition': { severity: 'settle', place: 'elsewhere' },
  conflict: { severity: 'settle', place: 'findings', verdict: 'conflict' },
  'being-computed': { severity: 'blocks', place: 'solving' },
  'analysis-running': { severity: 'blocks', place: 'analysis' },
  'not-assessed': { severity: 'settle', place: 'findings', verdict: 'not-assessed' },
  'to-confirm': { severity: 'settle', place: 'findings', verdict: 'needs-attestation' },
  'joins-unfit': { severity: 'settle', place: 'circumstances' },
  'days-unfit': { severity: 'settle', place: 'circumstances' },
  'notification-lacks': { severity: 'settle', place: 'circumstances' },
  'analysis-missing': { severity: 'blocks', place: 'analysis' },
  'analysis-outdated': { severity: 'blocks', place: 'analysis' },
  unreviewed: { severity: 'settle', place: 'findings' },
  'not-rerun': { severity: 'settle', place: 'elsewhere' },
  'adoption-early': { severity: 'settle', place: 'elsewhere' },
  'no-results': { severity: 'settle', place: 'elsewhere' },
  'results-flagged': { severity: 'settle', place: 'elsewhere' },
  'sign-lacks': { severity: 'settle', place: 'findings', verdict: 'needs-notice' },
  'no-regulator': { severity: 'settle', place: 'elsewhere' },
  'rules-ahead': { severity: 'settle', place: 'date' },
  approval: { severity: 'settle', place: 'findings', verdict: 'needs-approval' },
  consent: { severity: 'settle', place: 'findings', verdict: 'needs-consent' },
  'consent-unreferenced': { severity: 'settle', place: 'consents' },
  'consent-expiring': { severity: 'advice', place: 'consents' },
  notification: { severity: 'settle', place: 'findings', verdict: 'needs-notification' },
  notice: { severity: 'advice', place: 'findings', verdict: 'needs-notice' },
};

export const severityOf = (code: OpenCode): Severity => KINDS[code].severity;
export const placeOf = (code: OpenCode): Place => KINDS[code].place;
/** The findings that a code counts, where it counts findings. */
export const verdictOf = (code: OpenCode): Verdict | undefined => KINDS[code].verdict;

const ALARMS: readonly OpenCode[] = ['player-gains', 'never-paid', 'breach', 'later-edition', 'conflict'];
/** Shown in red. */
export const isAlarmCode = (code: OpenCode): boolean =>
  ALARMS.includes(code) || severityOf(code) === 'blocks';
