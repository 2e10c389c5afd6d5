/** One rule's verdict on a variant: a sentence with evidence, never a bare boolean. */
export const VERDICTS = [
  'breach',
  'conflict',
  'needs-consent',
  'needs-notification',
  'needs-notice',
  'needs-attestation',
  'not-assessed',
  'meets',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export type Finding = {
  /** "gb-2007/3.2(L)" */
  rule: string;
  clause: string;
  verdict: Verdict;
  /** What the rule asks, what was found, and the distance, each as shown: "35 to 1", "36 to 1", "+1". */
  threshold?: string;
  found?: string;
  margin?: string;
  explanation: string;
  wager?: string;
  event?: string;
  option?: string;
  /** A line owed on the sign, ready to print, and whether the sign would be incomplete without it. */
  signLine?: string;
  /** The paper it calls for. */
  paper?: 'sign' | 'leaflet' | 'dossier';
};
