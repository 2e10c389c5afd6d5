/** What the engine answers: plain data, every exact number as "n/d" text, ready for JSON. */
import type { Strategy } from '../family/solution-wire';
import type { WagerFigures } from '../figures/wager-figures';
import type { Progress } from '../pool/lanes';
import type { WagerId } from '../wagers/wager-spec';
import type { RowUseJson } from '../wagers/wire';
import type { WitnessResult } from '../witness/testimony';

export type WagerResult = WagerFigures & {
  id: WagerId;
  method: string;
  methodExplained: string;
  reductions: string[];
  /** null where the player decides nothing. */
  strategy: null | Strategy;
  /**
   * Wagers that settle together with decisions between them are one round: its figures are listed under the first of
   * them, per unit of that one, and its events are the endings of a round. All of them, by the request's names.
   */
  settles?: WagerId[];
  /** Of a wager that an operator wrote: how its rows lie over one another, in their order. */
  rows?: RowUseJson[];
};

export type EngineResult = {
  engine: string;
  seconds: number;
  threads: number;
  wagers: WagerResult[];
  witness: WitnessResult[];
};

export type EngineOptions = {
  threads?: number | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
  signal?: AbortSignal;
};
