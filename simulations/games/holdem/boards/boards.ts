/** Boards by their kinds: one after the other, and how many hole hands there are on those that a set of kinds stands for. */
import { RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { CELL_HIGH, CELL_LOW, CELL_OF, CELLS, KINDS } from '../hands/cells';
import type { BoardHands } from './board';
import { cardsOfBoard, flushStates, type KindSets, type KindStates, plainStates } from './kind-states';
import type { Range } from './street-sums';

/** By cell, the cell of the same ranks where no flush is possible. */
export const PLAIN_CELL = Uint8Array.from({ length: CELLS }, (_, cell) => {
  const [high, low] = [inTable(CELL_HIGH[cell]), inTable(CELL_LOW[cell])];
  return inTable(CELL_OF[(high % RANKS) * KINDS + (low % RANKS)]);
});

/** How long all boards without a flush suit take, of what those with one do. */
const PLAIN_WORK = 0.1;

/** Of the boards with a flush suit, the share of a piece: the first has less of them, because it counts the others too. */
export function shareOfPiece(piece: number, pieces: number): Range {
  const { count } = flushStates().boards;
  const before = (end: number) =>
    Math.floor(count * Math.max(0, ((1 + PLAIN_WORK) * end) / pieces - PLAIN_WORK));
  return { from: before(piece), to: before(piece + 1) };
}

export const allBoards = ({ boards: { count } }: KindStates): Range => ({ from: 0, to: count });

export function eachBoard(
  states: KindStates,
  { from, to }: Range,
  hands: BoardHands,
  visit: (board: number, orbit: number) => void,
): void {
  const cards = new Uint8Array(5);
  for (let board = from; board < to; board += 1) {
    cardsOfBoard(states, board, cards);
    hands.read(cards, 0);
    visit(board, inTable(states.boards.orbits[board]));
  }
}

let plainOf: { turns: Uint16Array; boards: Uint16Array } | undefined;
/** By turn and by board on which a flush is possible, the one of the same ranks as if none were. */
export function plainSets(): { turns: Uint16Array; boards: Uint16Array } {
  if (plainOf) return plainOf;
  const { turns, boards } = flushStates();
  const { find } = plainStates();
  const ofSameRanks = ({ size, count, held }: KindSets) => {
    const ranks = new Uint8Array(size);
    return Uint16Array.from({ length: count }, (_, set) => {
      for (let i = 0; i < size; i += 1) ranks[i] = inTable(held[set * size + i]) % RANKS;
      return find(ranks.sort());
    });
  };
  plainOf = { turns: ofSameRanks(turns), boards: ofSameRanks(boards) };
  return plainOf;
}

/** By cell where a flush is possible: which part of its hole hands is of one suit, in thirds, over all boards of the same kinds. */
const SUITED_THIRDS = Uint8Array.from({ length: CELLS }, (_, cell) => {
  const [high, low] = [inTable(CELL_HIGH[cell]), inTable(CELL_LOW[cell])];
  if (low >= RANKS) return 3;
  return high < RANKS && high !== low ? 1 : 0;
});

/** How many hole hands there are on all boards that a set of kinds stands for, and how many of them are of one suit: by set and cell. */
export type HoleCounts = { all: Float64Array; suited: Float64Array };

/** For whoever counts no board without a flush suit. */
export const NO_HOLES: HoleCounts = { all: new Float64Array(0), suited: new Float64Array(0) };

/** Of a cell and all boards with a flush suit that its kinds stand for. */
export const suitedHoles = (all: number, cell: number): number => (all * inTable(SUITED_THIRDS[cell])) / 3;

let holes: HoleCounts | undefined;
/** Of the boards without a flush suit: those of all boards of these ranks, less those on boards that have one. */
export function plainHoles(): HoleCounts {
  if (holes) return holes;
  const [plain, flush] = [plainStates(), flushStates()];
  const all = new Float64Array(plain.boards.count * plain.cells);
  const suited = new Float64Array(all.length);
  const kindsLeft = new Uint8Array(KINDS);
  const eachCell = (
    { kinds, boards: { count, left, orbits } }: KindStates,
    visit: (board: number, cell: number, times: number) => void,
  ) => {
    for (let board = 0; board < count; board += 1) {
      const at = board * kinds;
      let some = 0;
      for (let kind = 0; kind < kinds; kind += 1) if (inTable(left[at + kind]) > 0) kindsLeft[some++] = kind;
      for (let i = 0; i < some; i += 1) {
        const x = inTable(kindsLeft[i]);
        const ofX = inTable(orbits[board]) * inTable(left[at + x]);
        const row = (x * (x + 1)) >> 1;
        for (let j = 0; j < i; j += 1) {
          const y = inTable(kindsLeft[j]);
          visit(board, row + y, ofX * inTable(left[at + y]));
        }
        const pairs = (ofX * (inTable(left[at + x]) - 1)) / 2;
        if (pairs > 0) visit(board, row + x, pairs);
      }
    }
  };
  const [high, low, plainCell, plainOf] = [CELL_HIGH, CELL_LOW, PLAIN_CELL, plainSets().boards];
  eachCell(plain, (board, cell, times) => {
    all[board * plain.cells + cell] = times;
    suited[board * plain.cells + cell] = high[cell] === low[cell] ? 0 : times / 4;
  });
  eachCell(flush, (board, cell, times) => {
    const at = inTable(plainOf[board]) * plain.cells + inTable(plainCell[cell]);
    all[at] = inTable(all[at]) - times;
    suited[at] = inTable(suited[at]) - suitedHoles(times, cell);
  });
  holes = { all, suited };
  return holes;
}
