import type { WrittenFinding } from '@/rulebooks/fees/written/checked';
import type { ClauseId, RulebookId } from '@/rulebooks/spelling/ids';
import type { FilingShown, FilingSummary } from '../filings/shapes';

export type FeeSubmissionSummary = FilingSummary & { schedule: string; games: string[] };

export type FiledFinding = Omit<WrittenFinding, 'clause'> & {
  /** `rows` are the first of so many. */
  rowCount: number;
  /** The line of the source with the clause that it is about, and our record of it where there is one. */
  clauseLine?: number;
  clause?: { rulebook: RulebookId; clause: ClauseId };
};

/** What a version can be compared with: 'printed', or another submission. */
export type ComparedWith = { with: string; label: string };

export type FeeSubmissionWhole = FeeSubmissionSummary &
  FilingShown & {
    /** The printed schedule that it is in place of. */
    printed: { document: string; group: string; line: number };
    options: number;
    /** The gravest first; of many only some, which `found` and `breaches` count whole. */
    findings: FiledFinding[];
    found: number;
    breaches: number;
    /** Whether the version can no longer be read, in a sentence. */
    unreadable?: string;
    /** The usual one first. */
    bases: ComparedWith[];
  };
