/** The categories of classes of hands as numbers, for tables that are read in a loop. */
import type { HandClass } from '../../../equipment/cards/hand-order';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import type { Qualifier } from '../rules/rules-in-numbers';
import { CATEGORIES } from './categories';

/** The weakest class of each category. */
export const FIRST_OF = CATEGORIES.map((category) => FIVE_CARD_ORDER.boundsOf(category).lowest);

export const CATEGORY_OF = Uint8Array.from(
  { length: FIVE_CARD_ORDER.count },
  (_, hand) => FIRST_OF.filter((first) => first <= hand).length - 1,
);

/** The weakest hand with which the dealer qualifies; above every hand where none does. */
export function weakestQualifying(rank: Qualifier): HandClass {
  if (rank === 0) return 0;
  if (rank === 'never') return FIVE_CARD_ORDER.count;
  const sides = [0, 1, 2, 3].filter((side) => side !== rank - 2).slice(0, 3);
  return FIVE_CARD_ORDER.classOf('pair', [rank - 2, ...sides.reverse()]);
}
