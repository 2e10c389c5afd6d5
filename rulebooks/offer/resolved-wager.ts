import type { EngineWager } from '@/simulations/request/request';
import type { WagerSpec } from '@/simulations/wagers/wager-spec';
import type { Wager } from '../terms/wager';
import type { EffectiveTable } from './pay-table';

/** A wager of a variant with everything that is asked of it: what it pays, and how the engine knows it. */
export type ResolvedWager = { wager: Wager; spec: WagerSpec; table: EffectiveTable; engine: EngineWager };
