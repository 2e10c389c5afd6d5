/** What the hands of each cell gain over the dealer's 990, in units. Cut 0 of the board is the qualifier. */

import { inTable } from '../../../exact/in-table';
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
      const cell = inTable(cells[k]);
      const hand = inTable(hands[cell]);
      const won = inTable(wins[cell]);
      const tied = inTable(ties[cell]);
      const unqualified = board.under(0, cell);
      const sort = inTable(CATEGORIES[hand]) + (hand >= qualifier ? QUALIFYING : 0);
      const at = sort * PARTS_OF_SORT;
      this.sort[cell] = sort;
      this.unqualified[cell] = unqualified;
      initial[cell] =
        won * inTable(ofInitial[at]) +
        tied * inTable(ofInitial[at + 1]) +
        unqualified * inTable(ofInitial[at + 2]) +
        ALL_HANDS * inTable(ofInitial[at + 3]);
      later[cell] =
        won * inTable(ofLater[at]) +
        tied * inTable(ofLater[at + 1]) +
        unqualified * inTable(ofLater[at + 2]) +
        ALL_HANDS * inTable(ofLater[at + 3]);
    }
  }
}
