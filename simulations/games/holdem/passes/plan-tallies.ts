/** How the rounds of a player who follows one plan end, board by board. */
import { inTable } from '../../../exact/in-table';
import type { BoardHands } from '../boards/board';
import type { CellNets } from '../boards/cell-nets';
import { firstOf, secondOf } from '../boards/flop-counts';
import { type CellLosses, DEALER_CATEGORIES } from '../boards/losses';
import { PARTS, SORTS } from '../boards/settlement';
import { CELLS, SUITED_START, UNSUITED_START } from '../hands/cells';
import { FLOPS_OF_A_BOARD } from '../hands/flops';
import { AT_FLOP, BEFORE, LATER_ON, type Plan, STAGES } from './plan';

// Held by this module, since a hot loop reads them: a binding of another module can cost a call where modules are not bundled.
const [FLOPS, SUITED, UNSUITED, KINDS_OF_LOSS] = [
  FLOPS_OF_A_BOARD,
  SUITED_START,
  UNSUITED_START,
  DEALER_CATEGORIES,
];
const [PARTS_OF_SORT, SORTS_OF_HAND] = [PARTS, SORTS];

/** By cell of a board, how many hole hands it has and how many of them are of one suit; over this many boards. */
export class CellHoles {
  readonly all = new Float64Array(CELLS);
  readonly suited = new Float64Array(CELLS);
}

export class PlanTallies {
  /** By choice and river bet, sort of hand and part, the last part of which counts boards and hole hands. */
  readonly counts = new Float64Array(STAGES * SORTS * PARTS);
  /** By choice, river bet and category of the dealer's hand. */
  readonly lostTo = new Float64Array(STAGES * DEALER_CATEGORIES);

  private readonly betsEarly: boolean;
  private readonly bets = new Uint8Array(CELLS);

  /** `second`: of two plans whose flops are counted together. */
  constructor(
    private readonly plan: Plan,
    private readonly second: boolean,
  ) {
    this.betsEarly = plan.beforeFlop.includes(1);
  }

  /** `atFlop`: by cell, how often it is bet at the flop, from `from` on. */
  add(
    board: BoardHands,
    nets: CellNets,
    losses: CellLosses | undefined,
    holes: CellHoles,
    atFlop: Float64Array,
    from: number,
  ): void {
    const { second, betsEarly, bets } = this;
    const { beforeFlop, decidesAfterRiver, afterRiver } = this.plan;
    const [ofEarly, ofFlop, ofLate] = decidesAfterRiver.map(Number) as [number, number, number];
    if (decidesAfterRiver.includes(true)) afterRiver(board, nets, bets);
    const { cells, count } = board;
    for (let k = 0; k < count; k += 1) {
      const cell = inTable(cells[k]);
      const both = inTable(atFlop[from + cell]);
      const flop = second ? secondOf(both) : firstOf(both);
      const all = inTable(holes.all[cell]);
      const river = inTable(bets[cell]);
      let late = FLOPS * all - flop;
      if (betsEarly) {
        const suited = inTable(holes.suited[cell]);
        const early =
          FLOPS *
          (suited * inTable(beforeFlop[inTable(SUITED[cell])]) +
            (all - suited) * inTable(beforeFlop[inTable(UNSUITED[cell])]));
        late -= early;
        if (early !== 0) this.tally(early, 2 * BEFORE + (river & ofEarly), board, nets, losses, cell);
      }
      if (flop !== 0) this.tally(flop, 2 * AT_FLOP + (river & ofFlop), board, nets, losses, cell);
      this.tally(late, 2 * LATER_ON + (river & ofLate), board, nets, losses, cell);
    }
  }

  private tally(
    times: number,
    stage: number,
    { wins, ties }: BoardHands,
    { sort, unqualified }: CellNets,
    losses: CellLosses | undefined,
    cell: number,
  ): void {
    const { counts, lostTo } = this;
    const at = (stage * SORTS_OF_HAND + inTable(sort[cell])) * PARTS_OF_SORT;
    counts[at] = inTable(counts[at]) + times * inTable(wins[cell]);
    counts[at + 1] = inTable(counts[at + 1]) + times * inTable(ties[cell]);
    counts[at + 2] = inTable(counts[at + 2]) + times * inTable(unqualified[cell]);
    counts[at + 3] = inTable(counts[at + 3]) + times;
    if (losses)
      for (let kind = 0; kind < losses.count; kind += 1) {
        const i = inTable(losses.held[kind]);
        const to = stage * KINDS_OF_LOSS + i;
        lostTo[to] = inTable(lostTo[to]) + times * inTable(losses.lost[cell * KINDS_OF_LOSS + i]);
      }
  }
}
