/** The second pass: how the rounds of a player who follows a plan end, counted over every board, hand and dealer's hand. */
import { BoardHands } from './board';
import { FIRST_OF, STRAIGHT } from './categories';
import { CellTallies, DEALER_CATEGORIES } from './cell-tallies';
import { SUITED_START, UNSUITED_START } from './cells';
import { FlopCounts } from './flop-counts';
import { boardClasses, FLOPS_OF_A_BOARD, FlopsOfBoard } from './flops';
import { CellNets, PARTS, type Settlement, SORTS } from './settlement';

// Held by this module, since a hot loop reads them: a binding of another module can cost a call where modules are not bundled.
const FLOPS = FLOPS_OF_A_BOARD;

/** When the player made up his mind: before the flop, at it, or not yet. */
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
  /** Whether he then bets, knowing the board and his hand. */
  afterRiver: (initial: number, later: number, board: BoardHands, cell: number) => boolean;
};

/**
 * By plan, choice, river bet, sort of hand and part; and by plan, choice, river bet and category of the dealer's hand from a
 * straight up, the hands lost to it. Below 2^53, for all together are the rounds there are, under 2^45.
 */
export type Tallies = [counts: Float64Array, lostTo: Float64Array];

export const stageOf = (choice: Choice, river: 0 | 1): number => choice * 2 + river;
export const STAGES = CHOICES * 2;

export function follow(
  settled: Settlement,
  plans: readonly Plan[],
  withLosses: boolean,
  boards: Iterable<number>,
): Tallies {
  const { cards, orbits } = boardClasses();
  const board = new BoardHands([settled.qualifier, ...(withLosses ? FIRST_OF.slice(STRAIGHT) : [])]);
  const flopsOf = new FlopsOfBoard();
  const nets = new CellNets(settled);
  const tables = plans.flatMap(({ atFlop }, i) =>
    i % 2 === 0 ? [new FlopCounts(atFlop, plans[i + 1]?.atFlop)] : [],
  );
  const counts = new Float64Array(plans.length * STAGES * SORTS * PARTS);
  const lostTo = new Float64Array(plans.length * STAGES * DEALER_CATEGORIES);
  const [suitedStart, unsuitedStart] = [SUITED_START, UNSUITED_START];

  const cells = new CellTallies(board, nets, counts, lostTo, withLosses);

  const tallyCell = (orbit: number, cell: number) => {
    nets.read(board, cell);
    cells.read(cell);
    const suited = board.suited[cell] as number;
    const holes = board.holes[cell] as number;
    for (let index = 0; index < plans.length; index += 1) {
      const { beforeFlop, decidesAfterRiver, afterRiver } = plans[index] as Plan;
      const early =
        FLOPS *
        (suited * (beforeFlop[suitedStart[cell] as number] as number) +
          (holes - suited) * (beforeFlop[unsuitedStart[cell] as number] as number));
      const flop = (tables[index >> 1] as FlopCounts).of(cell, index % 2 === 0 ? 0 : 1);
      const late = FLOPS * holes - early - flop;
      const asked =
        (early > 0 && decidesAfterRiver[BEFORE]) ||
        (flop > 0 && decidesAfterRiver[AT_FLOP]) ||
        (late > 0 && decidesAfterRiver[LATER_ON]);
      const river = asked && afterRiver(nets.initial, nets.later, board, cell) ? 1 : 0;
      const first = index * STAGES;
      if (early > 0) cells.tally(orbit * early, first + (decidesAfterRiver[BEFORE] ? river : 0));
      if (flop > 0) cells.tally(orbit * flop, first + 2 + (decidesAfterRiver[AT_FLOP] ? river : 0));
      if (late > 0) cells.tally(orbit * late, first + 4 + (decidesAfterRiver[LATER_ON] ? river : 0));
    }
  };

  for (const i of boards) {
    board.read(cards, i * 5);
    flopsOf.read(board.cards);
    for (let index = 0; index < tables.length; index += 1) (tables[index] as FlopCounts).read(board, flopsOf);
    const orbit = orbits[i] as number;
    for (let k = 0; k < board.count; k += 1) tallyCell(orbit, board.cells[k] as number);
  }
  return [counts, lostTo];
}

/** The tallies of a player whose rounds end in another stage than those of the first plan. */
export function movedTallies([counts, lostTo]: Tallies, moved: (stage: number) => number): Tallies {
  const move = (tallies: Float64Array, stride: number) => {
    const result = new Float64Array(STAGES * stride);
    for (let stage = 0; stage < STAGES; stage += 1)
      for (let i = 0; i < stride; i += 1) {
        const to = moved(stage) * stride + i;
        result[to] = (result[to] as number) + (tallies[stage * stride + i] as number);
      }
    return result;
  };
  return [move(counts, SORTS * PARTS), move(lostTo, DEALER_CATEGORIES)];
}
