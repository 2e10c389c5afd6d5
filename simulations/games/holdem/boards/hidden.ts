/** Whether a hand is more than the table shows to everyone. */
import { RANKS } from '../../../equipment/cards/card';
import { CATEGORY_OF } from '../hands/category-of';
import { CELL_HIGH, CELL_LOW } from '../hands/cells';
import type { BoardHands } from './board';

// Held by this module, since a hot loop reads them: a binding of another module can cost a call where modules are not bundled.
const [HIGH, LOW, CATEGORIES, ALL_RANKS] = [CELL_HIGH, CELL_LOW, CATEGORY_OF, RANKS];
const ALL_SUITS = 4;

function isOnBoard({ live }: BoardHands, rank: number): boolean {
  return (live[rank] as number) + (live[rank + ALL_RANKS] as number) < ALL_SUITS;
}

/** Pairs with a card of the hand, or a better kind of hand than the board's own. */
export function isHidden(board: BoardHands, cell: number): boolean {
  const x = (HIGH[cell] as number) % ALL_RANKS;
  const y = (LOW[cell] as number) % ALL_RANKS;
  if (x === y || CATEGORIES[board.hands[cell] as number] !== CATEGORIES[board.own]) return true;
  return isOnBoard(board, x) || isOnBoard(board, y);
}
