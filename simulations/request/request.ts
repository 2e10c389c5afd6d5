/** What the engine is asked, once a rulebook has resolved a variant into families and parameters. */
import type { FamilyId } from '../family/head';
import type { PayTable } from '../pays/pay-table';
import type { WagerId } from '../wagers/wager-spec';
import type { Settlement } from './settlement';

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
  settled: Settlement;
};
