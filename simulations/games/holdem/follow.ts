/** The second pass: how the rounds of a player who follows a plan end, counted over every board, hand and dealer's hand. */
import { BoardHands, DEALER_HANDS } from './board';
import { FIRST_OF, STRAIGHT } from './categories';
import { SUITED_START, UNSUITED_START } from './cells';
import { FlopCounts } from './flop-counts';
import { boardClasses, FLOPS_OF_A_BOARD, FlopsOfBoard } from './flops';
import { CellNets, PARTS, type Settlement, SORTS } from './settlement';

// Held by this module, since a hot loop reads them: a binding of another module can cost a call where modules are not bundled.
const [ALL_HANDS, FLOPS, PARTS_OF_SORT, SORTS_OF_HAND] = [DEALER_HANDS, FLOPS_OF_A_BOARD, PARTS, SORTS];

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

export const DEALER_CATEGORIES = FIRST_OF.length - STRAIGHT;
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
  const tables = plans.map((plan) => new FlopCounts(plan.atFlop));
  const counts = new Float64Array(plans.length * STAGES * SORTS_OF_HAND * PARTS_OF_SORT);
  const lostTo = new Float64Array(plans.length * STAGES * DEALER_CATEGORIES);
  const [suitedStart, unsuitedStart] = [SUITED_START, UNSUITED_START];

  const tallyLosses = (times: number, stage: number, cell: number) => {
    const notStronger = (board.wins[cell] as number) + (board.ties[cell] as number);
    for (let i = 0; i < DEALER_CATEGORIES; i += 1) {
      const upTo = i + 1 < DEALER_CATEGORIES ? board.under(i + 2, cell) : ALL_HANDS;
      const lost = Math.max(0, upTo - Math.max(notStronger, board.under(i + 1, cell)));
      const at = stage * DEALER_CATEGORIES + i;
      lostTo[at] = (lostTo[at] as number) + times * lost;
    }
  };

  const tally = (times: number, stage: number, cell: number) => {
    const at = (stage * SORTS_OF_HAND + nets.sort) * PARTS_OF_SORT;
    counts[at] = (counts[at] as number) + times * (board.wins[cell] as number);
    counts[at + 1] = (counts[at + 1] as number) + times * (board.ties[cell] as number);
    counts[at + 2] = (counts[at + 2] as number) + times * nets.unqualified;
    counts[at + 3] = (counts[at + 3] as number) + times * ALL_HANDS;
    if (withLosses) tallyLosses(times, stage, cell);
  };

  const tallyBoard = (orbit: number, index: number) => {
    const { beforeFlop, decidesAfterRiver, afterRiver } = plans[index] as Plan;
    const atFlop = (tables[index] as FlopCounts).counts;
    const first = index * STAGES;
    for (let k = 0; k < board.count; k += 1) {
      const cell = board.cells[k] as number;
      nets.read(board, cell);
      const suited = board.suited[cell] as number;
      const holes = board.holes[cell] as number;
      const early =
        FLOPS *
        (suited * (beforeFlop[suitedStart[cell] as number] as number) +
          (holes - suited) * (beforeFlop[unsuitedStart[cell] as number] as number));
      const flop = atFlop[cell] as number;
      const late = FLOPS * holes - early - flop;
      const asked =
        (early > 0 && decidesAfterRiver[BEFORE]) ||
        (flop > 0 && decidesAfterRiver[AT_FLOP]) ||
        (late > 0 && decidesAfterRiver[LATER_ON]);
      const river = asked && afterRiver(nets.initial, nets.later, board, cell) ? 1 : 0;
      if (early > 0) tally(orbit * early, first + (decidesAfterRiver[BEFORE] ? river : 0), cell);
      if (flop > 0) tally(orbit * flop, first + 2 + (decidesAfterRiver[AT_FLOP] ? river : 0), cell);
      if (late > 0) tally(orbit * late, first + 4 + (decidesAfterRiver[LATER_ON] ? river : 0), cell);
    }
  };

  for (const i of boards) {
    board.read(cards, i * 5);
    flopsOf.read(board.cards);
    for (let index = 0; index < plans.length; index += 1) {
      (tables[index] as FlopCounts).read(board, flopsOf);
      tallyBoard(orbits[i] as number, index);
    }
  }
  return [counts, lostTo];
}
