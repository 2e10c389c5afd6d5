/** To which hands of the dealer's, from a straight up, the hands of each cell lose: for wagers that look at that hand. */
import { PACK } from '../../../equipment/cards/card';
import { choose } from '../../../equipment/cards/card-sets';
import { inTable } from '../../../exact/in-table';
import { CELLS } from '../hands/cells';
import { type BoardHands, DEALER_HANDS } from './board';

const [ALL_HANDS, EVERY_HOLE] = [DEALER_HANDS, choose(PACK - 5, 2)];
/** From a straight up: cuts 1 to 6 of the board. */
export const DEALER_CATEGORIES = 6;
const CATEGORIES = DEALER_CATEGORIES;

export class CellLosses {
  /** The categories that anyone can hold on this board, rising, up to `count`. */
  readonly held = new Uint8Array(CATEGORIES);
  count = 0;
  /** By cell and category; of those that can be held. */
  readonly lost = new Uint16Array(CELLS * CATEGORIES);

  read(board: BoardHands): void {
    const { held, lost } = this;
    const { cells, wins, ties } = board;
    let kinds = 0;
    for (let i = 0; i < CATEGORIES; i += 1) {
      const under = i + 1 < CATEGORIES ? board.weaker(i + 2) : EVERY_HOLE;
      if (under > board.weaker(i + 1)) held[kinds++] = i;
    }
    this.count = kinds;
    for (let k = 0; k < board.count; k += 1) {
      const cell = inTable(cells[k]);
      const notStronger = inTable(wins[cell]) + inTable(ties[cell]);
      let under = ALL_HANDS;
      for (let kind = kinds - 1; kind >= 0; kind -= 1) {
        const i = inTable(held[kind]);
        const from = under <= notStronger ? under : board.under(i + 1, cell);
        lost[cell * CATEGORIES + i] =
          under <= notStronger ? 0 : under - (from > notStronger ? from : notStronger);
        under = from;
      }
    }
  }
}
