/** What a player does, as the kernel follows it. */
import type { BoardHands } from '../boards/board';
import type { CellNets } from '../boards/cell-nets';

/** When the player decided: before the flop, at it, or not yet. */
export const [BEFORE, AT_FLOP, LATER_ON] = [0, 1, 2] as const;
export type Choice = typeof BEFORE | typeof AT_FLOP | typeof LATER_ON;
const CHOICES = 3;

export type Plan = {
  /** By starting hand, 1 where it is bet before the flop. */
  beforeFlop: Uint8Array;
  /** By flop class and hole hand, 1 where it is bet at the flop; 0 where it was bet before or cannot be held. */
  atFlop: Uint8Array;
  /** By choice, whether the player still decides after the river. */
  decidesAfterRiver: readonly [boolean, boolean, boolean];
  /** By cell of a board, 1 where the player then bets. */
  afterRiver: (board: BoardHands, nets: CellNets, bets: Uint8Array) => void;
};

export const stageOf = (choice: Choice, river: 0 | 1): number => choice * 2 + river;
export const STAGES = CHOICES * 2;
