import { z } from 'zod';
import { TIES } from '../dealt-cards/dealer-qualifies';
import { chooseFrom, unknownRules } from '../dealt-cards/known-rules';

export const QUALIFIERS = ['always', 'jack-high', 'queen-high', 'king-high', 'ace-high', 'pair'] as const;

export const ThreeCardPokerParameters = z.strictObject(
  {
    /** The weakest hand with which the dealer plays. */
    dealerQualifies: z
      .enum(QUALIFIERS, chooseFrom('the weakest hand with which the dealer plays', QUALIFIERS))
      .default('queen-high'),
    /** The play wager in units of the ante. */
    play: z
      .int('The play wager is a whole number of antes.')
      .min(1, 'Make the play wager at least the ante: otherwise there is nothing to decide.')
      .max(10, 'Make the play wager at most ten times the ante.')
      .default(1),
    /** Equal hands: nobody wins, or the dealer does. */
    ties: z.enum(TIES, chooseFrom('what happens when both hands are equal', TIES)).default('stand-off'),
  },
  unknownRules,
);
export type ThreeCardPokerParameters = z.infer<typeof ThreeCardPokerParameters>;
