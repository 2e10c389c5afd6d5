import { z } from 'zod';
import { chooseFrom, unknownRulesOf } from '../../dealt-cards/known-rules';

const AGAINST_21 = ['wins', 'stands-off'] as const;
const SPLIT_STAKES = ['equal', 'half'] as const;
export const MOST_POKER_DECKS = 12;

export const BlackjackPokerParameters = z.strictObject(
  {
    decks: z
      .int('Give the number of decks as a whole number.')
      .min(1, 'Give at least one deck.')
      .max(MOST_POKER_DECKS, `Give at most ${MOST_POKER_DECKS} decks.`)
      .default(6),
    /** An ace and a ten, before or after a split, against the dealer's 21 of more cards. */
    aceAndTenAgainst21: z
      .enum(AGAINST_21, chooseFrom('what an ace and a ten do against a longer 21', AGAINST_21))
      .default('wins'),
    /** What is staked on the second hand of a split pair, beside the first. */
    splitStake: z
      .enum(SPLIT_STAKES, chooseFrom('what a split stakes on the second hand', SPLIT_STAKES))
      .default('equal'),
  },
  unknownRulesOf('one to twelve packs of 52 cards, without jokers'),
);
export type BlackjackPokerParameters = z.infer<typeof BlackjackPokerParameters>;
