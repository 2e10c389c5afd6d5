/** The second pass: how the rounds of a player who follows a plan end, counted over every board, hand and dealer's hand. */
import { inTable } from '../../../exact/in-table';
import { BoardHands, DEALER_HANDS } from '../boards/board';
import {
  allBoards,
  eachBoard,
  NO_HOLES,
  PLAIN_CELL,
  plainHoles,
  plainSets,
  suitedHoles,
} from '../boards/boards';
import { CellNets } from '../boards/cell-nets';
import { flopCounts } from '../boards/flop-counts';
import { flushStates, plainStates } from '../boards/kind-states';
import { CellLosses, DEALER_CATEGORIES } from '../boards/losses';
import { PARTS, type Settlement, SORTS } from '../boards/settlement';
import { flushTurns, newFlushTurns, type Range } from '../boards/street-sums';
import { STRAIGHT } from '../hands/categories';
import { FIRST_OF } from '../hands/category-of';
import { type Plan, STAGES } from './plan';
import { CellHoles, PlanTallies } from './plan-tallies';

/**
 * By plan, choice, river bet, sort of hand and part; and by plan, choice, river bet and category of the dealer's hand from a
 * straight up, the hands lost to it. Below 2^53, for all together are the rounds there are, under 2^45.
 */
export type Tallies = [counts: Float64Array, lostTo: Float64Array];

/**
 * `share`: of the boards with a flush suit. What is counted there is taken away from the boards of the same ranks, all of
 * which are counted with the share that begins; so that a share alone can come out below zero.
 */
export function follow(
  settled: Settlement,
  plans: readonly Plan[],
  withLosses: boolean,
  share: Range,
): Tallies {
  const hands = new BoardHands([settled.qualifier, ...(withLosses ? FIRST_OF.slice(STRAIGHT) : [])]);
  const nets = new CellNets(settled);
  const losses = withLosses ? new CellLosses() : undefined;
  const tallies = plans.map((plan, i) => new PlanTallies(plan, i % 2 === 1));
  const atFlop = plans.flatMap((plan, i) =>
    i % 2 === 0
      ? [flopCounts(plan.atFlop, plans[i + 1]?.atFlop, i === 0 ? flushTurns() : newFlushTurns())]
      : [],
  );
  const holes = new CellHoles();
  const tally = (counts: readonly Float64Array[], from: number) => {
    nets.read(hands);
    losses?.read(hands);
    for (const [i, plan] of tallies.entries())
      plan.add(hands, nets, losses, holes, counts[i >> 1] as Float64Array, from);
  };

  const [plain, flush] = [plainStates(), flushStates()];
  const begins = share.from === 0;
  if (!begins) for (const { plain } of atFlop) plain.fill(0);
  const [plainCell, plainOf] = [PLAIN_CELL, plainSets().boards];
  const onPlain = atFlop.map(({ plain }) => plain);
  eachBoard(flush, share, hands, (board, orbit) => {
    const { cells, count } = hands;
    for (let k = 0; k < count; k += 1) {
      const cell = inTable(cells[k]);
      const all = orbit * inTable(hands.holes[cell]);
      holes.all[cell] = all;
      holes.suited[cell] = suitedHoles(all, cell);
    }
    const here = atFlop.map(({ onFlushBoard }) => onFlushBoard(board));
    tally(here, 0);
    const fromPlain = inTable(plainOf[board]) * plain.cells;
    for (const [i, counts] of onPlain.entries()) {
      const ofFlush = here[i] as Float64Array;
      for (let k = 0; k < count; k += 1) {
        const cell = inTable(cells[k]);
        const at = fromPlain + inTable(plainCell[cell]);
        counts[at] = inTable(counts[at]) - inTable(ofFlush[cell]);
      }
    }
  });
  const { all, suited } = begins ? plainHoles() : NO_HOLES;
  eachBoard(plain, allBoards(plain), hands, (board) => {
    const from = board * plain.cells;
    if (begins)
      for (let cell = 0; cell < plain.cells; cell += 1) {
        holes.all[cell] = inTable(all[from + cell]);
        holes.suited[cell] = inTable(suited[from + cell]);
      }
    else {
      holes.all.fill(0);
      holes.suited.fill(0);
    }
    tally(onPlain, from);
  });
  for (const { counts } of tallies)
    for (let i = PARTS - 1; i < counts.length; i += PARTS) counts[i] = DEALER_HANDS * inTable(counts[i]);
  return [joined(tallies.map(({ counts }) => counts)), joined(tallies.map(({ lostTo }) => lostTo))];
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const length = parts[0]?.length ?? 0;
  const whole = new Float64Array(parts.length * length);
  for (const [i, part] of parts.entries()) whole.set(part, i * length);
  return whole;
}

/** The tallies of a player whose rounds end in another stage than those of the first plan. */
export function movedTallies([counts, lostTo]: Tallies, moved: (stage: number) => number): Tallies {
  const move = (tallies: Float64Array, stride: number) => {
    const result = new Float64Array(STAGES * stride);
    for (let stage = 0; stage < STAGES; stage += 1)
      for (let i = 0; i < stride; i += 1) {
        const to = moved(stage) * stride + i;
        result[to] = inTable(result[to]) + inTable(tallies[stage * stride + i]);
      }
    return result;
  };
  return [move(counts, SORTS * PARTS), move(lostTo, DEALER_CATEGORIES)];
}
