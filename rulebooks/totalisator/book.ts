/** The rules of one totalisator: what settles by them, and what each of their clauses asks. */
import type { Clause, PoolRules } from '@/simulations/totalisator/rules';
import type { ExpectedSection } from '../format/expected';
import type { AskedOfOwn } from './asked';
import type { Treatment } from './treatment';

/** How a clause was read: our copy `merged` its columns, or it is `doubtful`: it contradicts another, or says too little. */
export type SourceNote = { is: 'merged' | 'doubtful'; clause: Clause; says: string };

export type TotalisatorBook = {
  id: string;
  title: string;
  jurisdiction: string;
  /** In which its days are counted. */
  zone: string;
  /** In which stakes and dividends are: "Hong Kong dollars". */
  currency: string;
  /** The one colour of its papers, `#rrggbb`. */
  accent: string;
  rules: PoolRules;
  /** What it asks of an operator's own pool rules. */
  asked: AskedOfOwn;
  /** What our copy of the source lacks, in a sentence. */
  lacks: string;
  /** Of the source, each with its clauses. */
  sections: readonly ExpectedSection[];
  /** Beside the readings that a pool can be settled by either way. */
  notes: readonly SourceNote[];
  /** By clause, in the order of the source. */
  register: Readonly<Record<string, Treatment>>;
  /** What a settlement cites that is no clause of the source. */
  beyond: Readonly<Record<string, string>>;
};
