import type { AuditEvent } from '../audit/shapes';
import type { Assignee } from '../submissions/stored/assignments';
import type { Question } from '../submissions/stored/shapes';
import type { FileAttached } from '../vocabulary/attachment';
import type { DeclinedProposal } from '../vocabulary/declined-proposal';
import type { FilingDecision, FilingState } from '../vocabulary/life/filings';
import type { FilingDecided } from './decided';

/** In lists. */
export type FilingSummary = {
  id: string;
  number: string;
  /** Of the document, as the version has it. */
  name: string;
  version: number;
  operator: string;
  rulebook: string;
  inForceFrom: string;
  state: FilingState;
  preparedAt: string;
  submittedAt?: string;
};

export type FilingShown = {
  revision: number;
  hash: string;
  preparedBy: string;
  /** To submit it: the approvers who did not write it. */
  submitters: string[];
  /** The reader is one of them. */
  maySubmit: boolean;
  statement?: string;
  submittedBy?: string;
  withdrawn?: { by: string; at: string; reason: string };
  questions: Omit<Question, 'about'>[];
  /** Of what the reader may read. */
  files: FileAttached[];
  decision?: FilingDecided;
  /** Whose place it takes, and what takes its own, in sentences. */
  place?: string;
  /** Why it cannot be approved as it is. */
  unapprovable?: string;
  /** For reviewers: what a colleague proposes. */
  proposal?: { id: string; kind: FilingDecision; reasons: string; by: string; at: string; own: boolean };
  /** For reviewers: what was proposed before and declined; left out where nothing was. */
  declined?: DeclinedProposal[];
  /** For reviewers: who looks after it, and who may. */
  assignee?: Assignee;
  reviewers?: Assignee[];
  history: AuditEvent[];
};

/** As its page has it, with how many breaches there are. */
export type FilingWhole = FilingSummary & FilingShown & { breaches: number };
