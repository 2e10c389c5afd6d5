/** The rules that a table of blackjack may choose, by name, and what they come to in the engine. */
import { z } from 'zod';
import { chooseFrom } from '../dealt-cards/known-rules';
import { FiledChart } from './filed-chart';
import { KINDS, shoeOf, TEN, tensOf } from './ranks';
import type { Rules } from './rules';

const SOFT_17 = ['stand', 'hit', 'hit-for-good'] as const;
const DOUBLE = ['9-11', '9-11-ace-low', '10-11', 'any', 'none'] as const;
const SPLIT = ['no-4-5-10', 'any', 'none'] as const;
const PAIR = ['value', 'rank'] as const;
const HANDS = [2, 3, 4, 'any'] as const;
const YES = ['no', 'yes'] as const;
const NATURAL = ['all', 'first'] as const;
const SPLIT_21 = ['stands-off', 'beats-longer'] as const;
const SURRENDER = ['none', 'late', 'early'] as const;
const PLAY = ['optimal', 'basic'] as const;

const yes = (what: string) => z.enum(YES, { error: `Say yes or no: ${what}.` });

/** Unless tens are split, one round in 10^12 comes to this many hands, even from eight decks. */
export const MOST_HANDS = 16;

const Chosen = z.strictObject({
  decks: z
    .int('Give the number of decks as a whole number.')
    .min(1, 'Give at least one deck.')
    .max(8, 'Give at most eight decks: blackjack is analysed up to that number.')
    .default(6),
  /** On 17 with an ace that counts 11. `hit-for-good`: an ace that counts one because of it counts one for the rest of the hand. */
  soft17: z.enum(SOFT_17, chooseFrom('what the dealer does on a soft 17', SOFT_17)).default('stand'),
  /** Totals of two cards that may be doubled. `9-11` counts an ace as 11 where it can; `9-11-ace-low` as one. */
  double: z.enum(DOUBLE, chooseFrom('which totals may be doubled', DOUBLE)).default('9-11'),
  doubleAfterSplit: yes('whether a hand may be doubled after a split').default('yes'),
  split: z.enum(SPLIT, chooseFrom('which pairs may be split', SPLIT)).default('no-4-5-10'),
  /** Whether any two cards that count ten are a pair, or only two of one rank. */
  pair: z.enum(PAIR, chooseFrom('whether a pair is of one value or of one rank', PAIR)).default('value'),
  hands: z.literal(HANDS, chooseFrom('how many hands a pair may become', HANDS.map(String))).default('any'),
  resplitAces: yes('whether aces may be split again').default('no'),
  drawToAces: yes('whether split aces may draw more than one card each').default('no'),
  /** What a dealer's blackjack takes: every stake, or the first alone, as where the hole card is looked at first. */
  dealersBlackjack: z.enum(NATURAL, chooseFrom('what a dealer’s blackjack takes', NATURAL)).default('all'),
  /** 21 with two cards after a split: as any 21, or better than one of more cards and equal to a blackjack. */
  splitTwentyOne: z
    .enum(SPLIT_21, chooseFrom('what two cards of 21 are worth after a split', SPLIT_21))
    .default('stands-off'),
  surrender: z
    .enum(SURRENDER, chooseFrom('whether half the stake can be given up', SURRENDER))
    .default('none'),
  /** Whose play the figures are of: the best by the cards of the hand, or the best chart of totals. */
  play: z.enum(PLAY, chooseFrom('whose play the figures are of', PLAY)).default('optimal'),
  /** Priced beside the play above: no figure of the round is of it. */
  chart: FiledChart.optional(),
});

/** What cannot be done must not be promised on a sign. */
export const BlackjackParameters = Chosen.refine(
  ({ hands, resplitAces }) => hands !== 2 || resplitAces === 'no',
  {
    message:
      'Where a pair becomes two hands at most, no ace can be split again. Choose “no” for aces, or allow more hands.',
    path: ['resplitAces'],
  },
);
export type BlackjackParameters = z.infer<typeof BlackjackParameters>;

const FOUR = 3;
const FIVE = 4;

const SPLITS = {
  none: () => false,
  any: () => true,
  'no-4-5-10': (kind: number) => ![FOUR, FIVE, TEN].includes(kind),
};

/**
 * With what the pay table says a blackjack and another winning hand are paid, to one. Written out, so that all rules have one shape: of rules
 * that are spread from parameters of several shapes, compiled code is thrown away.
 */
export function rulesOf(parameters: BlackjackParameters, pays: { blackjack: number; win: number }): Rules {
  const { decks, hands, split, pair } = parameters;
  const yes = (said: 'yes' | 'no') => said === 'yes';
  return {
    soft17: parameters.soft17,
    double: parameters.double,
    doubleAfterSplit: yes(parameters.doubleAfterSplit),
    resplitAces: yes(parameters.resplitAces),
    drawToAces: yes(parameters.drawToAces),
    splitTwentyOne: parameters.splitTwentyOne,
    surrender: parameters.surrender,
    shoe: shoeOf(decks),
    tens: pair === 'rank' && SPLITS[split](TEN) ? tensOf(decks) : undefined,
    splits: Array.from({ length: KINDS }, (_, kind) => SPLITS[split](kind)),
    hands: hands === 'any' ? MOST_HANDS : hands,
    naturalTakes: parameters.dealersBlackjack,
    blackjackPays: pays.blackjack,
    winPays: pays.win,
  };
}
