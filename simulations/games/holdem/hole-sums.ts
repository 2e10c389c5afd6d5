/** Sums by flop and hole hand, gathered from what boards say of their cells. */
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
  holesWithout,
  KINDS_AT,
  PAIRS_AT,
  PARTS_OF_A_HOLE,
  PLACES,
  RENAMED_SLOT,
  STRIDE,
} from './flop-rows';
import { type FlopsOfBoard, LATER } from './flops';

export class HoleSums {
  private readonly sums: Float64Array;

  constructor(readonly rows: number) {
    this.sums = new Float64Array(rows * STRIDE);
  }

  /** To each of the board's flops. By cell; 0 where the cell holds no hand. */
  add(board: BoardHands, { classes, permutations }: FlopsOfBoard, values: Float64Array): void {
    const { sums } = this;
    const { cards, slot } = board;
    const [renamed, cellOf, renamedSlot, later] = [RENAMED, CELL_OF, RENAMED_SLOT, LATER];
    const [ranked, pack, stride, byCard, slots] = [KINDS, PACK, STRIDE, CARD_STRIDE, SLOTS];
    const [cellsAt, kindsAt, cardsAt, pairsAt] = [CELLS_AT, KINDS_AT, CARDS_AT, PAIRS_AT];
    const kindOf = KIND_OF.subarray(slot * pack, slot * pack + pack);
    const cells = slot === 0 ? PLAIN_CELLS : CELLS;
    const kinds = slot === 0 ? ranked >> 1 : ranked;
    for (let flop = 0; flop < classes.length; flop += 1) {
      const permutation = permutations[flop] as number;
      const start = (classes[flop] as number) * stride;
      const toSlot = renamedSlot[permutation * slots + slot] as number;
      const at = start + (cellsAt[toSlot] as number);
      for (let i = 0; i < cells; i += 1) sums[at + i] = (sums[at + i] as number) + (values[i] as number);

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
        sums[turnAt + kind] =
          (sums[turnAt + kind] as number) + (values[cellOf[ofTurn + kind] as number] as number);
        sums[riverAt + kind] =
          (sums[riverAt + kind] as number) + (values[cellOf[ofRiver + kind] as number] as number);
      }
      const pair = start + pairsAt + holeNumber(newTurn, newRiver);
      sums[pair] =
        (sums[pair] as number) + (values[cellOf[ofTurn + (kindOf[river] as number)] as number] as number);
    }
  }

  /** By row and hole hand; hands that hold a card of `known(row)` are 0. */
  byHole(known: (row: number) => ArrayLike<Card>): Float64Array {
    const { sums } = this;
    const [places, parts, holes, slots] = [PLACES, PARTS_OF_A_HOLE, HOLE_HANDS, SLOTS];
    const result = new Float64Array(this.rows * HOLE_HANDS);
    for (let row = 0; row < this.rows; row += 1) {
      const free = holesWithout(known(row));
      const start = row * STRIDE;
      for (let hole = 0; hole < holes; hole += 1) {
        if (free[hole] === 0) continue;
        let sum = 0;
        for (let i = 0; i < parts; i += 1) {
          const part = sums[start + (places[hole * parts + i] as number)] as number;
          sum += i <= slots ? part : -part;
        }
        result[row * holes + hole] = sum;
      }
    }
    return result;
  }
}
