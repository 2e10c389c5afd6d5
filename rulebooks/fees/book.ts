/** The fees of a rulebook: its schedules, what it says of how they may be charged, and the games that they are for. */
import type { FeeOption, FeeTable } from './schedule';

export const STATEMENTS = [
  /** Fees are determined beforehand and posted before cards are dealt. */
  'set-and-posted',
  'posted-in-view',
  'set-before-play',
  /** One option at a table at a time. */
  'one-option',
  /** Never a share of what is wagered or won. */
  'no-share',
  'three-per-table',
  'five-per-limit',
  'five-per-table',
  'notice',
  /** Options that take nothing from players are under the authority's review. */
  'zero-under-review',
  'same-maximum-same-fee',
] as const;
export type Statement = (typeof STATEMENTS)[number];

export type FeeStatement = {
  document: string;
  /** Null where it is for the whole document. */
  group: string | null;
  line: number;
  says: readonly Statement[];
};

export type FeeHeading = {
  group: string;
  line: number;
  names: readonly (readonly [name: string, code: string])[];
};
export type FeeGame = { id: string; label: string; codes: readonly string[] };

/** In the order of the source. `dated` is the only day it gives, and of what. */
export type FeeDocument = {
  id: string;
  title: string;
  dated?: { day: string; of: string };
  code?: string;
  groups: readonly { id: string; from: number; to: number }[];
};

/** A game with no fee under its own name: under which it is dealt, of which document, and how the source comes to it. */
export type FeesUnder = { game: string; label: string; as: string; document: string; because: string };

export type FeeBook = {
  rulebook: string;
  title: string;
  documents: readonly FeeDocument[];
  games: readonly FeeGame[];
  under: readonly FeesUnder[];
  statements: readonly FeeStatement[];
  headings: readonly FeeHeading[];
  tables: readonly FeeTable[];
  options: readonly FeeOption[];
};

/** What is said in a document of all its groups, and in a group of itself. */
export const statementsFor = (
  book: FeeBook,
  { document, group }: Pick<FeeTable, 'document' | 'group'>,
): FeeStatement[] =>
  book.statements.filter((one) => one.document === document && (one.group === null || one.group === group));

export const lineOf = (statements: readonly FeeStatement[], says: Statement): number | undefined =>
  statements.find((one) => one.says.includes(says))?.line;
