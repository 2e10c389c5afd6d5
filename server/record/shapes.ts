import type { SubmissionState } from '../submissions/states';

export type PublicEdge = {
  wager: string;
  label: string;
  edgePercent: number;
  /** Of a round: what its edge is reckoned per. */
  per?: string;
  /** Of a round in which more must be staked than the wager it is reckoned per. */
  perMandatoryPercent?: number;
  /** Of a wager that is paid from a meter: what the meter shows, in whole units of the currency. */
  atMeter?: string;
  /** Of one that the operator wrote: how it is played, in words. */
  written?: { rows: { label: string; when: string; pays: string }[]; otherwise: 'lose' | 'push' };
};

/** What a QR code leads to. Nothing private. */
export type PublicRecord = {
  reference: string;
  version: number;
  game: string;
  operator: string;
  rulebook: string;
  status: SubmissionState;
  hash: string;
  decidedAt?: string;
  trialFrom?: string;
  trialTo?: string;
  edges: PublicEdge[];
};
