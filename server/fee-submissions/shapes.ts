import type { WrittenFinding } from '@/rulebooks/fees/written/checked';
import type { ClauseId, RulebookId } from '@/rulebooks/spelling/ids';
import type { AuditEvent } from '../audit/shapes';
import type { SealVerdict } from '../seals/statement';
import type { Question } from '../submissions/stored/shapes';
import type { FeeDecision, FeeState } from '../vocabulary/life/fee-submissions';

export type FeeSubmissionSummary = {
  id: string;
  number: string;
  /** Of the schedule, as the version has it. */
  name: string;
  schedule: string;
  version: number;
  operator: string;
  games: string[];
  inForceFrom: string;
  state: FeeState;
  preparedAt: string;
  submittedAt?: string;
};

export type FiledFinding = Omit<WrittenFinding, 'clause'> & {
  /** `rows` are the first of so many. */
  rowCount: number;
  /** The line of the source with the clause that it is about, and our record of it where there is one. */
  clauseLine?: number;
  clause?: { rulebook: RulebookId; clause: ClauseId };
};

export type FeeDecided = {
  kind: FeeDecision;
  by: string;
  proposedBy?: string;
  at: string;
  reasons: string;
  seal: SealVerdict;
};

/** What a version can be compared with: 'printed', or another submission. */
export type ComparedWith = { with: string; label: string };

export type FeeSubmissionWhole = FeeSubmissionSummary & {
  revision: number;
  rulebook: string;
  /** The printed schedule that it is in place of. */
  printed: { document: string; group: string; line: number };
  hash: string;
  preparedBy: string;
  /** To submit it: the approvers who did not write it. */
  submitters: string[];
  /** The reader is one of them. */
  maySubmit: boolean;
  statement?: string;
  submittedBy?: string;
  withdrawn?: { by: string; at: string; reason: string };
  options: number;
  /** The gravest first; of many only some, which `found` and `breaches` count whole. */
  findings: FiledFinding[];
  found: number;
  breaches: number;
  /** Whether the version can no longer be read, in a sentence. */
  unreadable?: string;
  questions: Omit<Question, 'about'>[];
  decision?: FeeDecided;
  /** Whose place it takes, and what takes its own, in sentences. */
  place?: string;
  /** Why it cannot be approved as it is. */
  unapprovable?: string;
  /** For reviewers: what a colleague proposes. */
  proposal?: { id: string; kind: FeeDecision; reasons: string; by: string; at: string; own: boolean };
  /** The usual one first. */
  bases: ComparedWith[];
  history: AuditEvent[];
};
