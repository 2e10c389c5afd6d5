import type { AuditEvent } from '../audit/shapes';
import type { SealVerdict } from '../seals/statement';
import type { Change } from '../submissions/stored/shapes';
import type { VariationKind, VariationState, VariationStep } from '../vocabulary/life/variations';

/** Enough for a list and for the pages of the version that it offers. */
export type VariationBrief = {
  id: string;
  number: string;
  kind: VariationKind;
  state: VariationState;
  at: string;
  from: string;
  to?: string;
  /** The last day of play, where somebody ended it early. */
  lastDay?: string;
  /** It may be played, and its sign displayed, today. */
  played: boolean;
  /** Its sign may be printed: it may be played today or on a later day. */
  toBePlayed: boolean;
};

export type VariationSummary = VariationBrief & {
  submission: string;
  reference: string;
  version: number;
  name: string;
  gameLabel: string;
  operator: string;
  /** What changes for players, in the operator's words; of better pays, the wagers. */
  change: string;
};

export type VariationEdge = {
  wager: string;
  label: string;
  /** As shown, with its basis; undefined where it is not known. */
  before?: string;
  after?: string;
};

export type VariationStepShown = {
  step: VariationStep;
  by: string;
  at: string;
  text: string;
  lastDay?: string;
  /** Of what the authority did. */
  seal?: SealVerdict;
};

export type VariationWhole = VariationSummary & {
  revision: number;
  rulebook: string;
  statement: string;
  by: string;
  /** Occasion, premises and days, each as one line. */
  periods: string[];
  /** The tables that offer better pays. */
  tables: string;
  /** What its version changes, where it was made from one that was submitted. */
  base?: { id: string; reference: string; version: number };
  changes: Change[];
  edges: VariationEdge[];
  /** What its tables must say, line by line. */
  lines: string[];
  hash: string;
  steps: VariationStepShown[];
  history: AuditEvent[];
};

/** What stands in the way of each way to offer a frozen version without an approval: sentences, or none. */
export type WaysOut = { temporary: string[]; betterPays: string[] };

/** As anyone may read it. */
export type VariationPublic = {
  number: string;
  kind: VariationKind;
  state: VariationState;
  reference: string;
  version: number;
  hash: string;
  from: string;
  to?: string;
  lastDay?: string;
  notifiedAt: string;
  periods: string[];
  tables: string;
  change: string;
  played: boolean;
};
