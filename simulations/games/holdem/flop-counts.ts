/**
 * The way back: of tables that say for each flop and hole hand whether something is done, how many of a cell's hole
 * hands and of the board's ten flops it is done for. Reads in the runs in which `HoleSums` writes. Two tables are read
 * together, the second in the higher byte: a cell has at most 16 hole hands and a board ten flops, so that a count is at most 160.
 */
import { type Card, PACK } from '../../equipment/cards/card';
import { RENAMED } from '../../equipment/cards/suit-classes';
import type { BoardHands } from './board';
import { CELL_OF, CELLS, KIND_OF, KINDS, PLAIN_CELLS, SLOTS } from './cells';
import {
  CARD_STRIDE,
  CARDS_AT,
  CELLS_AT,
  HOLE_HANDS,
  holeNumber,
  KINDS_AT,
  PAIRS_AT,
  PARTS_OF_A_HOLE,
  PLACES,
  RENAMED_SLOT,
  STRIDE,
} from './flop-rows';
import { type FlopsOfBoard, LATER } from './flops';

const BYTE = 8;
const MOST = (1 << BYTE) - 1;

export class FlopCounts {
  private readonly counts = new Int32Array(CELLS);
  private readonly rows: Uint16Array;

  /** Each by flop class and hole hand, 1 or 0; 0 where the hand holds a card of the flop. */
  constructor(first: Uint8Array, second?: Uint8Array) {
    const flops = first.length / HOLE_HANDS;
    const rows = new Uint16Array(flops * STRIDE);
    const [places, parts, holes, stride] = [PLACES, PARTS_OF_A_HOLE, HOLE_HANDS, STRIDE];
    for (let flop = 0; flop < flops; flop += 1)
      for (let hole = 0; hole < holes; hole += 1) {
        const done =
          (first[flop * holes + hole] as number) |
          (second === undefined ? 0 : (second[flop * holes + hole] as number) << BYTE);
        if (done === 0) continue;
        for (let i = 0; i < parts; i += 1) {
          const at = flop * stride + (places[hole * parts + i] as number);
          rows[at] = (rows[at] as number) + done;
        }
      }
    this.rows = rows;
  }

  /** Of the first table or the second, after `read`. */
  of(cell: number, table: 0 | 1): number {
    return ((this.counts[cell] as number) >> (table * BYTE)) & MOST;
  }

  read(board: BoardHands, { classes, permutations }: FlopsOfBoard): void {
    const { rows, counts } = this;
    const { cards, slot } = board;
    const [renamed, cellOf, renamedSlot, later] = [RENAMED, CELL_OF, RENAMED_SLOT, LATER];
    const [ranked, pack, stride, byCard, slots] = [KINDS, PACK, STRIDE, CARD_STRIDE, SLOTS];
    const [cellsAt, kindsAt, cardsAt, pairsAt] = [CELLS_AT, KINDS_AT, CARDS_AT, PAIRS_AT];
    const kindOf = KIND_OF.subarray(slot * pack, slot * pack + pack);
    const cells = slot === 0 ? PLAIN_CELLS : CELLS;
    const kinds = slot === 0 ? ranked >> 1 : ranked;
    counts.fill(0);
    for (let flop = 0; flop < classes.length; flop += 1) {
      const permutation = permutations[flop] as number;
      const start = (classes[flop] as number) * stride;
      const toSlot = renamedSlot[permutation * slots + slot] as number;
      const at = start + (cellsAt[toSlot] as number);
      for (let i = 0; i < cells; i += 1) counts[i] = (counts[i] as number) + (rows[at + i] as number);

      const turn = cards[later[2 * flop] as number] as Card;
      const river = cards[later[2 * flop + 1] as number] as Card;
      const newTurn = renamed[permutation * pack + turn] as number;
      const newRiver = renamed[permutation * pack + river] as number;
      const ofTurn = (kindOf[turn] as number) * ranked;
      const ofRiver = (kindOf[river] as number) * ranked;
      const byKind = start + cardsAt + (kindsAt[toSlot] as number);
      const turnAt = byKind + newTurn * byCard;
      const riverAt = byKind + newRiver * byCard;
      for (let kind = 0; kind < kinds; kind += 1) {
        const withTurn = cellOf[ofTurn + kind] as number;
        counts[withTurn] = (counts[withTurn] as number) - (rows[turnAt + kind] as number);
        const withRiver = cellOf[ofRiver + kind] as number;
        counts[withRiver] = (counts[withRiver] as number) - (rows[riverAt + kind] as number);
      }
      const both = cellOf[ofTurn + (kindOf[river] as number)] as number;
      counts[both] =
        (counts[both] as number) + (rows[start + pairsAt + holeNumber(newTurn, newRiver)] as number);
    }
  }
}
