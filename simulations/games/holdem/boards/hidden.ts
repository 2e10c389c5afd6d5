/** Whether a hand is more than the table shows to everyone. */
import { RANKS } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { CATEGORY_OF } from '../hands/category-of';
import { CELL_HIGH, CELL_LOW } from '../hands/cells';
import type { BoardHands } from './board';

// Held by this module, since a hot loop reads them: a binding of another module can cost a call where modules are not bundled.
const [HIGH, LOW, CATEGORIES, ALL_RANKS] = [CELL_HIGH, CELL_LOW, CATEGORY_OF, RANKS];
const ALL_SUITS = 4;

function isOnBoard({ live }: BoardHands, rank: number): boolean {
  return inTable(live[rank]) + inTable(live[rank + ALL_RANKS]) < ALL_SUITS;
}

/** Pairs with a card of the hand, or a better kind of hand than the board's own. */
export function isHidden(board: BoardHands, cell: number): boolean {
  const x = inTable(HIGH[cell]) % ALL_RANKS;
  const y = inTable(LOW[cell]) % ALL_RANKS;
  if (x === y || CATEGORIES[inTable(board.hands[cell])] !== CATEGORIES[board.own]) return true;
  return isOnBoard(board, x) || isOnBoard(board, y);
}
