/** To which hands of the dealer's, from a straight up, the hands of each cell lose: for wagers that look at that hand. */
import { type BoardHands, DEALER_HANDS } from './board';
import { CELLS } from './cells';

const ALL_HANDS = DEALER_HANDS;
/** From a straight up: cuts 1 to 6 of the board. */
export const DEALER_CATEGORIES = 6;

export class CellLosses {
  /** By cell and category. */
  readonly lost = new Uint16Array(CELLS * DEALER_CATEGORIES);

  read(board: BoardHands): void {
    const { lost } = this;
    const { cells, count, wins, ties } = board;
    for (let k = 0; k < count; k += 1) {
      const cell = cells[k] as number;
      const notStronger = (wins[cell] as number) + (ties[cell] as number);
      let under = ALL_HANDS;
      for (let i = DEALER_CATEGORIES - 1; i >= 0; i -= 1) {
        const from = under <= notStronger ? under : board.under(i + 1, cell);
        lost[cell * DEALER_CATEGORIES + i] =
          under <= notStronger ? 0 : under - (from > notStronger ? from : notStronger);
        under = from;
      }
    }
  }
}
