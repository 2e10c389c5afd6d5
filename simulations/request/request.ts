/** What the engine is asked, once a rulebook has resolved a variant into families and parameters. */
import type { WrittenWager } from '../conditions/written-wager';
import type { FamilyId } from '../family/head';
import type { PayTable } from '../pays/pay-table';
import type { MeterTerms } from '../progressive/meter-terms';
import type { WagerId } from '../wagers/wager-spec';

export type EngineRequest = {
  wagers: EngineWager[];
  witness: { rounds: number; seed: number };
};

export type EngineWager = {
  /** The rulebook's name for it; unique in the request. */
  id: WagerId;
  family: FamilyId;
  parameters: Record<string, unknown>;
  /** The family's name for it. */
  wager: WagerId;
  pays: PayTable;
  /** For a wager paid from a meter. */
  meter?: MeterTerms;
  /** For a wager that an operator wrote: `family` has conditions, and `wager` is any name. */
  written?: WrittenWager;
};
