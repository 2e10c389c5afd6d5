/** Whether a hand is more than the table shows to everyone. */
import { RANKS } from '../../equipment/cards/card';
import type { BoardHands } from './board';
import { CATEGORY_OF } from './categories';
import { CELL_HIGH, CELL_LOW } from './cells';

// Held by this module, since a hot loop reads them: a binding of another module can cost a call where modules are not bundled.
const [HIGH, LOW, CATEGORIES, ALL_RANKS] = [CELL_HIGH, CELL_LOW, CATEGORY_OF, RANKS];

/** Pairs with a card of the hand, or a better kind of hand than the board's own. */
export function isHidden(board: BoardHands, cell: number): boolean {
  const x = (HIGH[cell] as number) % ALL_RANKS;
  const y = (LOW[cell] as number) % ALL_RANKS;
  if (x === y || CATEGORIES[board.hands[cell] as number] !== CATEGORIES[board.own]) return true;
  for (let i = 0; i < board.cards.length; i += 1) {
    const rank = (board.cards[i] as number) >> 2;
    if (rank === x || rank === y) return true;
  }
  return false;
}
