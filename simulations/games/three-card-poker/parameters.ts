import { z } from 'zod';
import { TIES } from '../dealt-cards/dealer-qualifies';
import { chooseFrom, unknownRules } from '../dealt-cards/known-rules';

export const QUALIFIERS = ['always', 'jack-high', 'queen-high', 'king-high', 'ace-high', 'pair'] as const;

/** Each has one value beside being left out, so that a game without it is written in one way. */
const SHOWS = ['one-card'] as const;
const UNQUALIFIED_ANTES = ['better-hand'] as const;
const BONUSES = ['none'] as const;
const leaveOutOr = (means: string, [value]: readonly [string]) =>
  `Leave this out, or write ${value}: ${means}.`;

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
    /** Left out, the player decides without seeing any card of the dealer's. */
    dealerShows: z.enum(SHOWS, leaveOutOr('one card of the dealer’s is turned up', SHOWS)).optional(),
    /** Left out, whoever stays in is paid on the ante where the dealer does not qualify. */
    unqualifiedAnte: z
      .enum(UNQUALIFIED_ANTES, leaveOutOr('only the better hand is paid then', UNQUALIFIED_ANTES))
      .optional(),
    /** Left out, good hands are paid a bonus on the ante. */
    anteBonus: z.enum(BONUSES, leaveOutOr('no bonus is paid on the ante', BONUSES)).optional(),
  },
  unknownRules,
);
export type ThreeCardPokerParameters = z.infer<typeof ThreeCardPokerParameters>;
