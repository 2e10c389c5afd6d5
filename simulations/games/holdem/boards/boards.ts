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

/** Of the boards with a flush suit, the share of a piece. */
export function shareOfPiece(piece: number, pieces: number): Range {
  const { count } = flushStates().boards;
  return { from: Math.floor((count * piece) / pieces), to: Math.floor((count * (piece + 1)) / pieces) };
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

/** Of a cell and all boards with a flush suit that its kinds stand for. */
export const suitedHoles = (all: number, cell: number): number => (all * inTable(SUITED_THIRDS[cell])) / 3;

let holes: HoleCounts | undefined;
/** Of the boards without a flush suit: those of all boards of these ranks, less those on boards that have one. */
export function plainHoles(): HoleCounts {
  if (holes) return holes;
  const [plain, flush] = [plainStates(), flushStates()];
  const all = new Float64Array(plain.boards.count * plain.cells);
  const suited = new Float64Array(all.length);
  const eachCell = (
    { kinds, boards: { count, left, orbits } }: KindStates,
    visit: (board: number, cell: number, times: number) => void,
  ) => {
    for (let board = 0; board < count; board += 1)
      for (let x = 0; x < kinds; x += 1) {
        const ofX = inTable(orbits[board]) * inTable(left[board * kinds + x]);
        for (let y = 0; y < x; y += 1)
          visit(board, ((x * (x + 1)) >> 1) + y, ofX * inTable(left[board * kinds + y]));
        visit(board, (x * (x + 3)) >> 1, (ofX * (inTable(left[board * kinds + x]) - 1)) / 2);
      }
  };
  const [high, low, plainCell, plainOf] = [CELL_HIGH, CELL_LOW, PLAIN_CELL, plainSets().boards];
  eachCell(plain, (board, cell, times) => {
    all[board * plain.cells + cell] = times;
    suited[board * plain.cells + cell] = high[cell] === low[cell] ? 0 : times / 4;
  });
  eachCell(flush, (board, cell, times) => {
    if (times === 0) return;
    const at = inTable(plainOf[board]) * plain.cells + inTable(plainCell[cell]);
    all[at] = inTable(all[at]) - times;
    suited[at] = inTable(suited[at]) - suitedHoles(times, cell);
  });
  holes = { all, suited };
  return holes;
}
