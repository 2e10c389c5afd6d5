import { z } from 'zod';
import { unknownRules } from '../../dealt-cards/known-rules';

export const SideWagerParameters = z.strictObject(
  {
    /** Bonus jackpot: whether two aces against two aces of the dealer's have a row of their own, or are paid as two aces. */
    bothAces: z
      .enum(
        ['paid', 'as-aces'],
        'Say whether aces against aces are "paid" in a row of their own or "as-aces".',
      )
      .default('paid'),
    /** Progressive by streets: whether the player folds the hands that are best folded in Bonus. */
    folds: z
      .enum(
        ['never', 'bonus-best-play'],
        'Say whether the player folds "never" or as in the "bonus-best-play" of the game.',
      )
      .default('never'),
    /** Trips: what a player who folds is paid for. Left out, for all seven cards. */
    tripsFolded: z
      .enum(
        ['board'],
        'Leave this out, or write board: a player who folds is paid only for what is on the table.',
      )
      .optional(),
  },
  unknownRules,
);
export type SideWagerParameters = z.infer<typeof SideWagerParameters>;
