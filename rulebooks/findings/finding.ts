/** One rule's verdict on a variant: a sentence with evidence, never a bare boolean. */

import type { ClauseId } from '../spelling/ids';

export const VERDICTS = [
  /** A warning of the engine's own, by no clause: on average the player wins and the house loses. */
  'player-gains',
  /** Another: a row of a written wager that no outcome reaches. */
  'never-paid',
  'breach',
  'conflict',
  /** Below a minimum for a time: no flat breach, and permitted only if the authority approves it. */
  'needs-approval',
  'needs-consent',
  'needs-notification',
  'needs-notice',
  'needs-attestation',
  'not-assessed',
  /** The rule is not met, and the authority has lifted it. Never counted as met. */
  'lifted',
  /** A person answers for it. Never counted with what was computed. */
  'confirmed',
  'meets',
] as const;
export type Verdict = (typeof VERDICTS)[number];

const SETTLED = ['lifted', 'confirmed', 'meets'] as const satisfies readonly Verdict[];
export type Settled = (typeof SETTLED)[number];

/** Nothing has to be done about it. */
export const isSettled = ({ verdict }: { verdict: Verdict }): boolean =>
  SETTLED.some((settled) => settled === verdict);

const ALARMS: readonly Verdict[] = ['player-gains', 'never-paid', 'breach', 'conflict'];

/** Warnings of the engine's own: no rule was checked for them. */
const BY_NO_RULE: readonly Verdict[] = ['player-gains', 'never-paid'];

export const isByRule = ({ verdict }: { verdict: Verdict }): boolean => !BY_NO_RULE.includes(verdict);

/** Shown in red wherever it is counted. */
export const isAlarm = ({ verdict }: { verdict: Verdict }): boolean => ALARMS.includes(verdict);

export const countOf = (findings: readonly { verdict: Verdict }[], verdict: Verdict): number =>
  findings.filter((finding) => finding.verdict === verdict).length;

export type Finding = {
  /** "gb-2007/3.2(L)" */
  rule: string;
  clause: ClauseId;
  verdict: Verdict;
  /** What the rule asks, what was found, and the distance, each as shown: "35 to 1", "36 to 1", "+1". */
  threshold?: string | undefined;
  found?: string | undefined;
  margin?: string;
  explanation: string;
  wager?: string | undefined;
  event?: string;
  option?: string | undefined;
  /** A line owed on the sign, ready to print, and whether the sign would be incomplete without it. */
  signLine?: string;
  /** The paper it calls for. */
  paper?: 'sign' | 'leaflet' | 'dossier';
};
