/** The numbers for a variant: the engine's result under the rulebook's names, with clauses and a hash. */

import type { WagerResult } from '@/simulations/analysis/result';
import type { WitnessResult } from '@/simulations/witness/testimony';
import type { ClauseId } from '../spelling/ids';

export type AnalysedWager = WagerResult & {
  label: string;
  clause: ClauseId;
  /** "minimum", a printed table's id, or "custom" where any cell differs from every printed table. */
  payTable: string;
};

export type Analysis = {
  rulebook: string;
  game: string;
  options: Record<string, string>;
  engine: string;
  seconds: number;
  threads: number;
  wagers: AnalysedWager[];
  witness: WitnessResult[];
  /** SHA-256 over the canonical JSON of everything above except seconds and threads. */
  hash: string;
};
