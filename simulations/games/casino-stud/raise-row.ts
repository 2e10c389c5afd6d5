/** Which row of the raise's table a hand is paid by. */
import type { FiveCardCategory } from '../../equipment/cards/categories';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import { RAISE_ROWS } from './wagers';

const ROW_OF: Partial<Record<FiveCardCategory, number>> = Object.fromEntries(
  RAISE_ROWS.map(([row], i) => [row, i]),
);
const LAST = RAISE_ROWS.length - 1;

/** By class of hand: its row. */
export const RAISE_ROW = Uint8Array.from(
  { length: FIVE_CARD_ORDER.count },
  (_, hand) => ROW_OF[FIVE_CARD_ORDER.standingOf(hand).category] ?? LAST,
);
