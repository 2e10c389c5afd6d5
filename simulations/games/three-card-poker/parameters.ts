import { z } from 'zod';
import { ACE } from '../../equipment/cards/card';
import type { HandClass } from '../../equipment/cards/hand-order';
import { THREE_CARD_ORDER } from '../../equipment/cards/orders';
import { chooseFrom, unknownRules } from '../known-rules';

export const QUALIFIERS = ['always', 'jack-high', 'queen-high', 'king-high', 'ace-high', 'pair'] as const;

const TIES = ['stand-off', 'dealer-wins'] as const;

export const ThreeCardPokerParameters = z.strictObject(
  {
    /** The weakest hand with which the dealer plays. */
    dealerQualifies: z
      .enum(QUALIFIERS, chooseFrom('the weakest hand with which the dealer plays', QUALIFIERS))
      .default('queen-high'),
    /** The play wager in units of the ante. */
    play: z
      .int('The play wager is a whole number of antes.')
      .min(1, 'Let the play wager be at least the ante: without it there is nothing to decide.')
      .max(10, 'Let the play wager be at most ten times the ante.')
      .default(1),
    /** Equal hands: nobody wins, or the dealer does. */
    ties: z.enum(TIES, chooseFrom('what happens when both hands are equal', TIES)).default('stand-off'),
  },
  unknownRules,
);
export type ThreeCardPokerParameters = z.infer<typeof ThreeCardPokerParameters>;

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
  while ((THREE_CARD_ORDER.standingOf(hand).ranks[0] as number) < rank) hand += 1;
  return hand;
}
