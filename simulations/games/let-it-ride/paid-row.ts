/** Which row of the table a hand is paid by. */
import type { HandClass } from '../../equipment/cards/hand-order';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import { inTable } from '../../exact/in-table';
import type { LetItRideParameters } from './parameters';
import { PAID_ROWS, UNPAID } from './wagers';

export function rowOf({ lowestPair }: LetItRideParameters, hand: HandClass): number {
  const { category, ranks } = FIVE_CARD_ORDER.standingOf(hand);
  const row = (PAID_ROWS as readonly string[]).indexOf(category);
  return row < 0 || (category === 'pair' && inTable(ranks[0]) + 2 < lowestPair) ? UNPAID : row;
}
