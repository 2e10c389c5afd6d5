import { z } from 'zod';
import { ACE } from '../../equipment/cards/card';
import type { HandClass } from '../../equipment/cards/hand-order';
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import { chooseFrom, unknownRules } from '../known-rules';

const QUALIFIERS = ['always', 'ace-high', 'ace-king', 'pair'] as const;
const TIES = ['stand-off', 'dealer-wins'] as const;

export const CasinoStudParameters = z.strictObject(
  {
    /** The weakest hand with which the dealer plays. */
    dealerQualifies: z
      .enum(QUALIFIERS, chooseFrom('the weakest hand with which the dealer plays', QUALIFIERS))
      .default('ace-king'),
    /** The raise in units of the ante. */
    raise: z
      .int('The raise is a whole number of antes.')
      .min(1, 'Let the raise be at least the ante: without it there is nothing to decide.')
      .max(10, 'Let the raise be at most ten times the ante.')
      .default(2),
    /** Equal hands: nobody wins, or the dealer does. */
    ties: z.enum(TIES, chooseFrom('what happens when both hands are equal', TIES)).default('stand-off'),
  },
  unknownRules,
);
export type CasinoStudParameters = z.infer<typeof CasinoStudParameters>;

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
