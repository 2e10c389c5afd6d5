import { ACE } from '../../equipment/cards/card';
import type { HandClass } from '../../equipment/cards/hand-order';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import type { CasinoStudParameters } from './parameters';

/** The weakest hand without a pair that begins with these ranks. */
export function weakestFrom(...begins: number[]): HandClass {
  let hand = FIVE_CARD_ORDER.boundsOf('high-card').lowest;
  while (begins.some((rank, i) => FIVE_CARD_ORDER.standingOf(hand).ranks[i] !== rank)) hand += 1;
  return hand;
}

/** The weakest class with which the dealer qualifies. */
export function qualifyingClass({
  dealerQualifies,
}: Pick<CasinoStudParameters, 'dealerQualifies'>): HandClass {
  switch (dealerQualifies) {
    case 'always':
      return 0;
    case 'ace-high':
      return weakestFrom(ACE);
    case 'ace-king':
      return weakestFrom(ACE, ACE - 1);
    case 'pair':
      return FIVE_CARD_ORDER.boundsOf('pair').lowest;
  }
}
