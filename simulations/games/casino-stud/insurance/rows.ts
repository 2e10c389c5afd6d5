/** Which row of the table a hand is paid by. */
import type { HandClass } from '../../../equipment/cards/hand-order';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { inTable } from '../../../exact/in-table';
import { PLAYERS_HANDS } from './wagers';

/** The player's row, or -1 below a flush. */
export const playersRow = (hand: HandClass): number =>
  (PLAYERS_HANDS as readonly string[]).indexOf(FIVE_CARD_ORDER.standingOf(hand).category);

/** Of a dealer's hand that does not qualify. */
export function bandOf(hand: HandClass): number {
  const { category, ranks } = FIVE_CARD_ORDER.standingOf(hand);
  const highest = category === 'high-card' ? inTable(ranks[0]) + 2 : 14;
  return highest < 9 ? highest - 7 : highest < 11 ? 2 : 3;
}
