import { z } from 'zod';
import { chooseFrom, unknownRulesOf } from '../../dealt-cards/known-rules';
import { tensOf } from '../ranks';
import type { HawaiianRules } from './rules';

const OVER = ['loses', 'nearer'] as const;
const SOFT_19 = ['stands', 'draws'] as const;
const SURRENDER = ['after-look', 'before-look'] as const;
const AFTER_SPLIT = ['ranked', 'any-22'] as const;
const PAIR = ['rank', 'value'] as const;
const JOKERS = ['once', 'again'] as const;
const HANDS = [2, 3, 4] as const;

export const [FEWEST_DECKS, MOST_DECKS] = [4, 8];

export const HawaiianParameters = z.strictObject(
  {
    decks: z
      .int('Give the number of decks as a whole number.')
      .min(FEWEST_DECKS, `Give at least ${FEWEST_DECKS} decks.`)
      .max(MOST_DECKS, `Give at most ${MOST_DECKS} decks.`)
      .default(8),
    /** A hand over 22 against one that is not. */
    over: z.enum(OVER, chooseFrom('what a hand over 22 does against one that is not', OVER)).default('loses'),
    /** What the dealer does with 19 in which an ace or a joker counts its most. */
    soft19: z.enum(SOFT_19, chooseFrom('what the dealer does on a soft 19', SOFT_19)).default('stands'),
    /** Whether half may be given up before the dealer looks for a hand of the first two ranks, or after. */
    surrender: z
      .enum(SURRENDER, chooseFrom('when half the stake can be given up', SURRENDER))
      .default('after-look'),
    /** A joker and a ten of a split pair: of the second rank, or as any 22. */
    afterSplit: z
      .enum(AFTER_SPLIT, chooseFrom('what a joker and a ten are after a split', AFTER_SPLIT))
      .default('ranked'),
    /** Which cards that count ten are a pair. */
    pair: z.enum(PAIR, chooseFrom('whether a pair is of one rank or of one value', PAIR)).default('rank'),
    hands: z.literal(HANDS, chooseFrom('how many hands a pair may become', HANDS.map(String))).default(4),
    /** Whether jokers are split once, or as often as other pairs. */
    jokers: z.enum(JOKERS, chooseFrom('whether jokers are split once or again', JOKERS)).default('once'),
  },
  unknownRulesOf('four to eight decks of 56 cards, with four jokers each'),
);
export type HawaiianParameters = z.infer<typeof HawaiianParameters>;

export const rulesOf = (
  { decks, over, soft19, surrender, afterSplit, pair, hands, jokers }: HawaiianParameters,
  pays: HawaiianRules['pays'],
): HawaiianRules => ({
  decks,
  over,
  drawsToSoft: soft19 === 'draws' ? 19 : 18,
  givesUpBefore: surrender === 'before-look',
  ranksAfterSplit: afterSplit === 'ranked',
  hands,
  jokerHands: jokers === 'once' ? 2 : hands,
  tens: pair === 'rank' ? tensOf(decks) : undefined,
  pays,
});
