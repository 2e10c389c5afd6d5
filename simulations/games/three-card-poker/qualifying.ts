import { ACE } from '../../equipment/cards/card';
import type { HandClass } from '../../equipment/cards/hand-order';
import { THREE_CARD_ORDER } from '../../equipment/cards/orders';
import { inTable } from '../../exact/in-table';
import type { ThreeCardPokerParameters } from './parameters';

/** The weakest class with which the dealer qualifies. */
export function qualifyingClass({ dealerQualifies }: ThreeCardPokerParameters): HandClass {
  switch (dealerQualifies) {
    case 'always':
      return 0;
    case 'pair':
      return THREE_CARD_ORDER.boundsOf('pair').lowest;
    default:
      return weakestWith(
        { 'jack-high': 9, 'queen-high': 10, 'king-high': 11, 'ace-high': ACE }[dealerQualifies],
      );
  }
}

/** The weakest hand without a pair whose highest card is of this rank. */
export function weakestWith(rank: number): HandClass {
  let hand = THREE_CARD_ORDER.boundsOf('high-card').lowest;
  while (inTable(THREE_CARD_ORDER.standingOf(hand).ranks[0]) < rank) hand += 1;
  return hand;
}
