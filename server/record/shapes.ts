import type { SubmissionState } from '../submissions/states';

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
  edges: { wager: string; label: string; edgePercent: number }[];
};
