import type { ClauseId } from '@/rulebooks/spelling/ids';
import type { AuditEvent } from '../../audit/shapes';
import type { SealVerdict } from '../../seals/statement';
import type { FileAttached } from '../../vocabulary/attachment';
import type { VariationKind, VariationState, VariationStep } from '../../vocabulary/life/variations';
import type { VariationBrief } from '../../vocabulary/variation-brief';
import type { Assignee } from '../stored/assignments';
import type { Change, Question } from '../stored/shapes';

export type VariationSummary = VariationBrief & {
  submission: string;
  reference: string;
  version: number;
  name: string;
  gameLabel: string;
  operator: string;
  /** What changes for players, in the operator's words; of better pays, the wagers. */
  change: string;
  openQuestions: number;
};

/** One of its occasions: when, and where. */
export type OccasionShown = { name: string; from: string; to: string; premises?: string };

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
  /** For reviewers: who looks after it, and who may. */
  assignee?: Assignee;
  reviewers?: Assignee[];
  statement: string;
  by: string;
  /** Occasion, premises and days, each as one line. */
  periods: string[];
  /** The same of a temporary one, part by part, in the order of their days. */
  occasions: OccasionShown[];
  /** What its version offers. */
  wagers: { id: string; label: string }[];
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
  /** The clause that each step rests on, where its rules have one. */
  clauses: Partial<Record<VariationStep, ClauseId>>;
  questions: Question[];
  /** Of its questions and answers, in order. */
  files: FileAttached[];
  history: AuditEvent[];
};

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
