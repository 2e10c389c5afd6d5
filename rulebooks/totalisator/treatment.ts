/** How a clause on pools is treated. */
import type { Informs } from '../format/informs';

export type Treatment =
  /** The totalisator does it; a settlement that depends on it cites it or one of the clauses named. */
  | { kind: 'computed'; says: string; citedAs?: string }
  /** A person answers for it. */
  | { kind: 'attested'; says: string }
  | { kind: 'informative'; says: string; informs: Informs };
