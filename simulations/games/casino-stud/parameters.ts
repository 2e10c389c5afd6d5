import { z } from 'zod';
import { TIES } from '../dealt-cards/dealer-qualifies';
import { chooseFrom, unknownRules } from '../dealt-cards/known-rules';

const QUALIFIERS = ['always', 'ace-high', 'ace-king', 'pair'] as const;

const HAND_ORDERS = ['usual', 'flush-above-full-house'] as const;

export const CasinoStudParameters = z.strictObject(
  {
    /** The weakest hand with which the dealer plays. */
    dealerQualifies: z
      .enum(QUALIFIERS, chooseFrom('the weakest hand with which the dealer plays', QUALIFIERS))
      .default('ace-king'),
    /** The raise in units of the ante. */
    raise: z
      .int('The raise is a whole number of antes.')
      .min(1, 'Make the raise at least the ante: otherwise there is nothing to decide.')
      .max(10, 'Make the raise at most ten times the ante.')
      .default(2),
    /** Equal hands: nobody wins, or the dealer does. */
    ties: z.enum(TIES, chooseFrom('what happens when both hands are equal', TIES)).default('stand-off'),
    /** Left out or usual, hands rank as in poker; otherwise a flush beats a full house. */
    handOrder: z.enum(HAND_ORDERS, chooseFrom('how hands rank', HAND_ORDERS)).optional(),
  },
  unknownRules,
);
export type CasinoStudParameters = z.infer<typeof CasinoStudParameters>;
