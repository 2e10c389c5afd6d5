/** What is put to a regulator beside games: one version of a document of a house. Each kind of document says here what its own is. */
import type { MemberContext } from '../access/context';
import type { Queries } from '../db/client';
import type { filingActs } from '../db/schema/filings';
import type { Answer, refuse } from '../problems/problem';
import type { Enclosed } from '../seals/enclosed-record';
import type { FilingDecisionRecord } from '../seals/filing-decision-record';
import type { FilingDecision, StoredFilingState } from '../vocabulary/life/filings';

export type FilingRow = {
  id: string;
  number: string;
  /** Of the document. */
  version: number;
  organisationId: string;
  rulebook: string;
  hash: string;
  at: string;
  by: string;
  state: StoredFilingState;
  revision: number;
  updatedAt: string;
  submittedAt: string | null;
};

/** As every kind has it, with what it is a version of. */
export type Filed = {
  submission: FilingRow;
  version: { revision: number; name: string; inForceFrom: string | null };
  operator: string;
};

export type ActTable = ReturnType<typeof filingActs>;

/** What is decided, before it is sealed. */
export type ToSeal = {
  kind: FilingDecision;
  reasons: string;
  breaches: number;
  at: string;
  by: string;
  proposedBy?: string | undefined;
  authority: string;
  enclosed?: Enclosed[] | undefined;
};

export type FilingKind<F extends Filed> = {
  /** "submission of fees" */
  noun: string;
  /** "You wrote in this schedule": the document in a sentence. */
  document: string;
  /** Before the id, in the audit. */
  subject: 'fee-submission' | 'pool-filing';
  /** The id of the document, by the name that its first event has for it. */
  documentOf: (filed: F) => Record<string, string>;
  pages: { operator: string; regulator: string };
  acts: ActTable;
  /** For whoever may see it. */
  within: (db: Queries, member: MemberContext['member'], id: string) => Promise<F | undefined>;
  update: (
    tx: Queries,
    id: string,
    values: Pick<FilingRow, 'state' | 'revision' | 'updatedAt' | 'submittedAt'>,
  ) => Promise<unknown>;
  hashOf: (filed: F) => string;
  /** How many breaches it has; or why it cannot be read. */
  breachesOf: (filed: F) => Answer<number>;
  /** Whoever wrote in it: none of them sends it on. */
  preparers: (db: Queries, filed: Pick<F, 'submission'>) => Promise<ReadonlySet<string>>;
  /** What the day and others in force say now of sending it on. */
  unsendable: (tx: Queries, filed: F, now: Date) => Promise<ReturnType<typeof refuse> | undefined>;
  /** Why it cannot be approved as it is, in words for both sides. */
  unapprovable: (db: Queries, filed: F, now: Date) => Promise<string | undefined>;
  /** Whose place it takes and what takes its own. */
  placeSaid: (db: Queries, filed: F) => Promise<string | undefined>;
  /** In the letter of a decision: what the reader knows it by, beside its name. */
  knownBy: (filed: F) => { label: string; value: string }[];
  recordOf: (filed: F, decided: ToSeal) => FilingDecisionRecord;
  /** Of the seal over it. */
  purpose: 'fees' | 'pool-rules';
};
