/** What the hands of each cell gain over the dealer's 990, in units. Cut 0 of the board is the qualifier. */

import { CATEGORY_OF } from '../hands/category-of';
import { CELLS } from '../hands/cells';
import { type BoardHands, DEALER_HANDS } from './board';
import { KINDS_OF_HAND, PARTS, partNets, type Settlement } from './settlement';

// Held by this module, since a hot loop reads them: a binding of another module can cost a call where modules are not bundled.
const [CATEGORIES, QUALIFYING, PARTS_OF_SORT, ALL_HANDS] = [CATEGORY_OF, KINDS_OF_HAND, PARTS, DEALER_HANDS];

export class CellNets {
  /** By cell, those that hold a hand. */
  readonly initial = new Float64Array(CELLS);
  readonly later = new Float64Array(CELLS);
  /** The category, and above all of them the same again for hands with which the dealer would qualify. */
  readonly sort = new Uint8Array(CELLS);
  /** Of the dealer's 990, those that do not qualify. */
  readonly unqualified = new Uint16Array(CELLS);
  private readonly ofInitial: Float64Array;
  private readonly ofLater: Float64Array;
  private readonly qualifier: number;

  constructor(settled: Settlement) {
    this.ofInitial = partNets(settled.initial);
    this.ofLater = partNets(settled.later);
    this.qualifier = settled.qualifier;
  }

  read(board: BoardHands): void {
    const { ofInitial, ofLater, initial, later, qualifier } = this;
    const { cells, count, hands, wins, ties } = board;
    for (let k = 0; k < count; k += 1) {
      const cell = cells[k] as number;
      const hand = hands[cell] as number;
      const won = wins[cell] as number;
      const tied = ties[cell] as number;
      const unqualified = board.under(0, cell);
      const sort = (CATEGORIES[hand] as number) + (hand >= qualifier ? QUALIFYING : 0);
      const at = sort * PARTS_OF_SORT;
      this.sort[cell] = sort;
      this.unqualified[cell] = unqualified;
      initial[cell] =
        won * (ofInitial[at] as number) +
        tied * (ofInitial[at + 1] as number) +
        unqualified * (ofInitial[at + 2] as number) +
        ALL_HANDS * (ofInitial[at + 3] as number);
      later[cell] =
        won * (ofLater[at] as number) +
        tied * (ofLater[at + 1] as number) +
        unqualified * (ofLater[at + 2] as number) +
        ALL_HANDS * (ofLater[at + 3] as number);
    }
  }
}
