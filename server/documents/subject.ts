/** Everything a paper is made from: one frozen variant, what was computed and found, and who submits it. */
import type { Analysis } from '@/rulebooks/analysis/analysis';
import type { Finding } from '@/rulebooks/findings/finding';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import type { Notified as InWriting } from '@/rulebooks/judging/notified';
import type { Variant } from '@/rulebooks/variant/variant';
import type { SealedDecision } from '../seals/decision-record';
import type { SealedRuling } from '../seals/ruling-record';
import type { SealedVariationRuling } from '../seals/variation-record';
import type { AnsweredQuestion } from '../vocabulary/answered';
import type { Departing } from '../vocabulary/departing';
import type { PaperOrganisation } from '../vocabulary/letterhead';
import type { TrialResults } from '../vocabulary/trial-results';

/** One line of what differs from the version before. */
export type Change = { field: string; before: string; after: string };

/** `unvouched`: it stands as decided, and nothing vouches for what is stored of the decision. */
export const BARRED = [
  'undecided',
  'refused',
  'withdrawn',
  'discontinued',
  'abandoned',
  'superseded',
  'trial-over',
  'variation-over',
  'variation-stopped',
  'consent-over',
  'unvouched',
] as const;
export type Barred = (typeof BARRED)[number];

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
  approved?: string | undefined;
  /** Why its sign and leaflet may not be used; left out once it is approved, and for a working copy. */
  barred?: Barred | undefined;
  /** The days for which a trial was approved. */
  trial?: { from: string; to: string } | undefined;
  operator?: string | undefined;
  /** Where the public record is kept. */
  recordUrl: string;
  /** The run that was stored; left out where papers are made at once, so that the same input gives the same bytes. */
  run?: { seconds: number; threads: number; machine: string } | undefined;
  /** Since the last version that was submitted; left out where there is none. */
  changes?: Change[] | undefined;
  /** What is not as the rulebook lists the game; left out where nothing is, and in older dossiers. */
  departures?: Departing[] | undefined;
  conditions?: string[] | undefined;
  /** Of the decision, as the reviewer gave them. */
  reasons?: string | undefined;
  /** Of a temporary variation: when the regulator had it in writing, and under which number. */
  inWriting?: InWriting | undefined;
  /** The decision as it was sealed; left out where there is none, or none was sealed. */
  sealedDecision?: SealedDecision | undefined;
  /** What the authority decided since, as sealed, in order; left out where there is nothing. */
  rulings?: SealedRuling[] | undefined;
  /** Of the letter on a local variation: what the authority ruled, as sealed. */
  variationRuling?: SealedVariationRuling | undefined;
  /** From the public register: it says that it is approved, and not what reviewer and operator wrote to each other. */
  published?: true | undefined;
};

export type Subject = {
  rulebook: Rulebook;
  game: Game;
  variant: Variant;
  /** The day whose rules apply. */
  day: string;
  /** The rulebook is an edition that an authority published: it goes with the dossier, since the program does not have it. */
  edition?: string | undefined;
  analysis: Analysis;
  findings: Finding[];
  /** Further questions that were answered for exactly this variant; left out where there are none. */
  answers?: AnsweredQuestion[] | undefined;
  record: SubmissionRecord;
  /** What papers say of the operator, as it was frozen; left out where nothing is known. */
  organisation?: PaperOrganisation | undefined;
  /** Of a trial, for the report on it. */
  results?: TrialResults | undefined;
  /** Of a local variation, for the letters on it. */
  notified?: Notified | undefined;
};

/** A local variation as it was notified, and what the authority ruled on it. */
export type Notified = {
  number: string;
  at: string;
  by: string;
  statement: string;
  /** What the version changes in the game. */
  changes: Change[];
  /** In order; nothing in place of one whose seal does not hold. */
  rulings: (SealedVariationRuling | null)[];
  /** Where the public record is, for whoever holds the paper. */
  recordUrl: string;
};

export const shortHash = (hash: string): string => hash.slice(0, 12);
