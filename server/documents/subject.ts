/** Everything a paper is made from: one frozen variant, what was computed and found, and who puts it forward. */
import type { Analysis } from '@/rulebooks/analysis';
import type { Finding } from '@/rulebooks/finding';
import type { Game, Rulebook } from '@/rulebooks/record';
import type { Variant } from '@/rulebooks/variant';

/** One line of what differs from the version before. */
export type Change = { field: string; before: string; after: string };

/** What the submission says of itself. Plain JSON: it travels inside the dossier. */
export type SubmissionRecord = {
  reference: string;
  version: number;
  /** As shown: "Draft", "Submitted", "Approved for trial". */
  status: string;
  draft: boolean;
  /** SHA-256 of the frozen variant. */
  hash: string;
  /** ISO date and time; the only date the file carries besides those of its content. */
  dated: string;
  approved?: string;
  operator?: string;
  contact?: string;
  /** Other jurisdictions where the game is approved, as the operator states it. */
  elsewhere?: string;
  /** Where the public record is kept. */
  recordUrl: string;
  /** The run that was stored; left out where papers are made at once, so that the same input gives the same bytes. */
  run?: { seconds: number; threads: number; machine: string };
  changes?: Change[];
  conditions?: string[];
};

export type Subject = {
  rulebook: Rulebook;
  game: Game;
  variant: Variant;
  /** The day whose rules apply. */
  at: string;
  analysis: Analysis;
  findings: Finding[];
  record: SubmissionRecord;
};

export const shortHash = (hash: string): string => hash.slice(0, 12);
