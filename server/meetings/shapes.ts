import type { MeetingCard } from '@/rulebooks/totalisator/card';
import type { Again } from '@/rulebooks/totalisator/figures';
import type { PoolTerms } from '@/rulebooks/totalisator/own/pool-terms';
import type { RaceResult } from '@/rulebooks/totalisator/results';
import type { SettledRules } from '../db/schema/meetings';

export type MeetingSummary = {
  id: string;
  name: string;
  venue: string;
  day: string;
  /** The operator's name. */
  operator: string;
  races: number;
  /** Of these, how many have a result. */
  run: number;
  /** The number of its last settlement; 0 before the first. */
  settlements: number;
  updatedAt: string;
  updatedBy: string;
};

export type SettlementHead = {
  number: number;
  hash: string;
  why: string;
  /** The pool rules in force on its day, and where it departs from them; left off where none were. */
  rules?: SettledRules;
  at: string;
  by: string;
  /** The latest first. */
  settledAgain: (Again & { at: string; by: string })[];
};

/** The operator's pool rules that are in force on the day of a meeting: a card takes its terms from them. */
export type RulesInForce = {
  id: string;
  number: string;
  name: string;
  version: number;
  from: string;
  terms: PoolTerms[];
};

/** `isOwn`: by whoever asks, in another window. */
export type SavedBy = { by: string; at: string; isOwn: boolean };
/** `results`: by race; of a meeting from a file, those of the file are left off. */
export type SavedParts = { card?: SavedBy; results: Record<number, SavedBy> };

/** What only its operator sees: the meeting as it is now. */
export type MeetingNow = {
  revision: number;
  savedBy: SavedParts;
  card: MeetingCard;
  results: RaceResult[];
  /** By the key of each pool: "10,000.00", and how many stakes that is. */
  staked: Record<string, { dollars: string; count: number }>;
  /** Left off where none are in force on its day. */
  poolRules?: RulesInForce;
  /** Since the last settlement. */
  changed: boolean;
  /** Races whose settled result is another one now, or gone. */
  amends: number[];
};

/** `merged`: two pools that share their money. */
export type PoolKind = { id: string; label: string; races: number; composites: boolean; merged: boolean };

export type MeetingWhole = MeetingSummary & {
  rulebook: string;
  /** Of its rules and its money, in words. */
  rules: string;
  currency: string;
  kinds: PoolKind[];
  /** Whether whoever asks may settle it again. */
  mayCheck: boolean;
  now?: MeetingNow;
  /** The latest first. */
  versions: SettlementHead[];
};

export type Step = { clause: string; says: string };

export type ShownDividend = {
  prize: string;
  on: string;
  dividend: string;
  unit: string;
  staked: string;
  paid: string;
  because: Step[];
};

/** `share` of all money, and the same in words; `past`: taken before anything is divided. */
export type ShownEnd = { name: string; amount: string; share: number; ofAll: string; past?: true };
export type ShownFlow = { from: ShownEnd[]; through?: ShownEnd; to: ShownEnd[]; said: string };

export type ShownPool = {
  name: string;
  label: string;
  races: number[];
  outcome: 'divided' | 'refunded' | 'carried';
  dividends: ShownDividend[];
  /** Dividends that a page does not list. */
  more: number;
  steps: Step[];
  /** What another reading of the rules would pay. */
  open: string[];
  flow: ShownFlow;
};

export type ShownSettlement = {
  number: number;
  results: { race: number; says: string }[];
  pools: ShownPool[];
};

export type ShownDifference = {
  /** "2 pools are settled differently; 1 is as before." */
  says: string;
  races: { race: number; before: string; after: string }[];
  dividends: { pool: string; on: string; before: string; after: string }[];
  /** Dividends that a page does not list. */
  more: number;
  money: { pool: string; of: string; before: string; after: string }[];
};
