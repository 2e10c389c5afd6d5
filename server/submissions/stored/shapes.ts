import type { Finding, Verdict } from '@/rulebooks/findings/finding';
import type { OpenGroup } from '@/rulebooks/findings/open-groups';
import type { OpenCount } from '@/rulebooks/findings/open-items';
import type { Given } from '@/rulebooks/judging/given';
import type { Notified } from '@/rulebooks/judging/notified';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import type { Variant } from '@/rulebooks/variant/variant';
import type { AnalysisWhole, FiledAnswer } from '../../analyses/shapes';
import type { AuditEvent } from '../../audit/shapes';
import type { MissingLine } from '../../documents/content/missing';
import type { SealedDecision } from '../../seals/decision-record';
import type { DecisionSeal } from '../../seals/decision-seal';
import type { QuestionAnchor } from '../../vocabulary/anchor';
import type { FileAttached } from '../../vocabulary/attachment';
import type { DeclinedProposal } from '../../vocabulary/declined-proposal';
import type { DepartingOf } from '../../vocabulary/departing';
import type { Difference } from '../../vocabulary/difference';
import type { Judgement } from '../../vocabulary/judgement';
import type { Proposed } from '../../vocabulary/life/proposed';
import type { State, StoredState } from '../../vocabulary/life/states';
import type { DecisionKind, Step } from '../../vocabulary/life/steps';
import type { PlayedWager } from '../../vocabulary/played';
import type { LaterEdition } from '../../vocabulary/tried-edition';
import type { VariationBrief, WaysOut } from '../../vocabulary/variation-brief';
import type { ApprovedDays } from './days';
import type { TrialStep } from './trial-steps';

export type SubmissionSummary = {
  id: string;
  reference: string;
  name: string;
  rulebook: string;
  game: string;
  gameLabel: string;
  version: number;
  state: State;
  hash: string;
  submittedAt?: string;
  updatedAt: string;
  openQuestions: number;
  /** What it is offered as without an approval. */
  variation?: VariationBrief;
  /** How many of each are open. */
  open: OpenCount[];
  /** Of an approval that holds for some days only. */
  days?: ApprovedDays;
};
export type Question = {
  id: string;
  askedBy: string;
  askedAt: string;
  text: string;
  /** The finding, wager or pay that it is about. */
  about?: QuestionAnchor;
  answer?: string;
  answeredBy?: string;
  answeredAt?: string;
};
export type Decision = {
  kind: DecisionKind;
  by: string;
  /** Who proposed it, where no reviewer decides alone. */
  proposedBy?: string;
  at: string;
  reasons: string;
  conditions: string[];
  trialFrom?: string;
  trialTo?: string;
  sealed?: SealedDecision;
};
/** The same of two versions, in words; `path` tells them apart and is not shown. */
export type Change = Difference & { what: string };
/** What is not as the rulebook lists the game. */
export type Departure = Change & {
  of: DepartingOf;
  /** The wager or option, by its label. */
  part: string;
  note?: string;
  /** What the rule about it says, and the place of that finding. */
  verdict?: Verdict;
  finding?: number;
};
export type FromRulebook = {
  /** No rulebook lists the game. */
  unlisted?: true;
  /** Pays, tables, wagers of the operator’s own and options. */
  departures: Departure[];
  /** Listed, and not on offer. */
  leftOut: { label: string; side: boolean }[];
  /** Facts that decide which rules apply, and on which terms. */
  circumstances: { what: string; says: string }[];
};
export type Rerun = {
  id: string;
  at: string;
  by: string;
  equal: boolean;
  hash: string;
  differences: Difference[];
  /** Where the reviewer chose seed and rounds. */
  played?: PlayedWager[];
};
export type ProposalWhole = {
  id: string;
  by: string;
  /** The reader proposed it, so somebody else ends it. */
  own: boolean;
  at: string;
  content: Proposed;
};
/** `open`: what spoke against a request for adoption when it was made. */
export type TrialStepShown = TrialStep & { open?: OpenGroup[] };
export type SubmissionWhole = {
  id: string;
  reference: string;
  name: string;
  version: number;
  revision: number;
  /** As the clock shows it. */
  state: State;
  stored: StoredState;
  /** The variant's content hash. */
  hash: string;
  variant: Variant;
  /** Fields of it that this version of the program would refuse. */
  refused?: string[];
  day: string;
  rulebook: string;
  /** The hash of the published edition that it was frozen under; null where that was the program's. */
  edition: string | null;
  /** The first day of that edition. */
  editionFrom: string;
  /** Of what is played or not yet decided: editions that begin after it. */
  laterEditions?: LaterEdition[];
  game: string;
  gameLabel: string;
  operator: string;
  statement?: string;
  submittedAt?: string;
  submittedBy?: string;
  /** For reviewers: who of those who prepared it invited whoever submitted it, and when that person joined. */
  submitterInvited?: { by: string; joined: string };
  frozenAt: string;
  frozenBy: string;
  /** Of a frozen one of the reader's own: the approvers who may send it on, as none of them prepared it. */
  submitters?: { id: string; name: string }[];
  withdrawnReason?: string;
  analysis: AnalysisWhole;
  findings: Finding[];
  /** What reviewers said of them, in order; an operator reads it once they have decided. */
  judgements: Judgement[];
  /** Further questions that its dossier answers; left out where it answers none. */
  answers?: FiledAnswer[];
  /** What is open in it. */
  open: OpenGroup[];
  /** What its sign lacks, apart from the approval. */
  signMissing: MissingLine[];
  attestations: Variant['attestations'];
  /** The clause that each step rests on, where its rules have one. */
  clauses: Partial<Record<Step, ClauseId>>;
  history: AuditEvent[];
  questions: Question[];
  /** Of its variant, statement, questions, answers, decision and trial, in order. */
  files: FileAttached[];
  decision?: Decision;
  /** Of an approval that holds for some days only. */
  days?: ApprovedDays;
  /** What was done during its trial, in order; left out where it never was on trial. */
  trialSteps?: TrialStepShown[];
  /** Of a trial: what speaks against the reader asking for adoption now, or against granting it. */
  adoptionOpen?: OpenGroup[];
  /** What one reviewer proposes and another has to confirm; for reviewers alone. */
  proposal?: ProposalWhole;
  /** For reviewers: what was proposed before and declined, in order; left out where nothing was. */
  declined?: DeclinedProposal[];
  /** Of a temporary variation: when the regulator had it in writing, and under which number. */
  notified?: Notified;
  /** For reviewers, while they may approve or adopt it: findings whose approval or consent that gives. */
  gives?: Given[];
  /** Another reviewer has to confirm what the reader decides. */
  twoReviewers?: true;
  /** What it is offered as without an approval. */
  variation?: VariationBrief;
  /** Of a frozen one of the reader's own: what stands in the way of offering it without an approval. */
  waysOut?: WaysOut;
  /** The version that took its place. */
  supersededBy?: { id: string; version: number };
  /** Of one of the reader's own: drafts that began from it and are not frozen, with who saved each last; left out where there is none. */
  revisions?: { id: string; name: string; by: string; at: string }[];
  /** Undefined before a decision. */
  seal?: DecisionSeal;
  reruns: Rerun[];
  /** A re-run still going. */
  rerunJob?: string;
  changes?: { since: { id: string; version: number }; differences: Change[] };
  /** For reviewers: against the last version that was approved, where that is another one than `changes` is about. */
  sinceApproved?: { since: { id: string; version: number }; differences: Change[] };
  /** For reviewers: against the game as its rulebook lists it. */
  fromRulebook?: FromRulebook;
  /** For reviewers, while they may discontinue its trial: trials of other operators that end with it. */
  endWithIt?: { reference: string; operator: string; to: string }[];
  /** Who looks after it; for reviewers alone. */
  assignee?: { id: string; name: string };
  /** Of the authority, to hand it over to; for reviewers alone. */
  reviewers?: { id: string; name: string }[];
};
