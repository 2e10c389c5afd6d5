/** The bonus wager on the player's own seven cards, as California's card rooms pay it: with no joker, one or several. */
import { z } from 'zod';
import type { FamilyHead } from '../../../family/head';
import type { EventSpec } from '../../../wagers/event';
import { chooseFrom, unknownRulesOf } from '../../dealt-cards/known-rules';

const JOKERS = ['limited', 'wild', 'none'] as const;
const ROYALS = ['royal-flush', 'straight-flush-with-joker'] as const;
const ROWS = ['possible', 'printed'] as const;
const MOST_JOKERS = 3;

export const FortuneBonusParameters = z
  .strictObject(
    {
      jokers: z
        .int('The number of jokers is a whole number.')
        .min(0, 'Add no fewer than 0 jokers.')
        .max(MOST_JOKERS, `Add at most ${MOST_JOKERS} jokers.`)
        .default(1),
      /** An ace, or a card that completes a straight or a flush; or any card; or there is none. */
      joker: z.enum(JOKERS, chooseFrom('what a joker may be used as', JOKERS)).default('limited'),
      /** Ten to ace of one suit, a joker among them. */
      royalWithJoker: z
        .enum(ROYALS, chooseFrom('what a royal flush with the joker is', ROYALS))
        .default('royal-flush'),
      /** The rows that the pack makes possible, or all that are printed: one that cannot come stays on the sign. */
      rows: z.enum(ROWS, chooseFrom('which rows the pay table has', ROWS)).default('possible'),
    },
    unknownRulesOf('one pack of 52 cards and up to three jokers'),
  )
  .refine(({ jokers, joker }) => jokers <= 1 || joker === 'wild', {
    path: ['joker'],
    message: 'Let several jokers be wild: a joker that is an ace or completes a hand comes alone.',
  });
export type FortuneBonusParameters = z.infer<typeof FortuneBonusParameters>;

/** How many are in the pack. */
export const jokersIn = ({ jokers, joker }: FortuneBonusParameters): number =>
  joker === 'none' ? 0 : jokers;

/** The best first, as printed (lines 1674 to 1685 of the binder). */
export const FORTUNE_BONUS_PAID = {
  'five-aces': '5 aces',
  'five-of-a-kind': '5 of a kind',
  'royal-flush': 'Royal flush',
  'straight-flush': 'Straight flush',
  'straight-flush-with-joker': 'Straight flush with joker',
  'four-of-a-kind': 'Four of a kind',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Straight',
} as const;
export type FortuneBonusRow = keyof typeof FORTUNE_BONUS_PAID;
export type FortuneBonusEvent = FortuneBonusRow | 'lose';

/** What the pack makes possible, or the table prints. */
const comes = (parameters: FortuneBonusParameters, row: string): boolean => {
  const { joker, rows } = parameters;
  const jokers = jokersIn(parameters);
  if (rows === 'printed') return true;
  if (row === 'five-aces' || row === 'straight-flush-with-joker') return jokers > 0;
  return row !== 'five-of-a-kind' || (jokers > 0 && joker === 'wild');
};

const eventsOf = (parameters: FortuneBonusParameters): EventSpec[] => [
  ...Object.entries(FORTUNE_BONUS_PAID)
    .filter(([id]) => comes(parameters, id))
    .map(([id, label]): EventSpec => ({ id, label, settles: 'pays' })),
  { id: 'lose', label: 'Any other hand', settles: 'lose' },
];

export const fortuneBonusHead: FamilyHead<FortuneBonusParameters> = {
  id: 'pai-gow-fortune-bonus',
  label: 'Pai gow poker, Fortune bonus',
  parameters: FortuneBonusParameters,
  decides: false,
  rate: { plays: 0.9, solves: 0.5 },
  wagers: (parameters) => [
    {
      id: 'fortune-bonus',
      label: 'Fortune bonus',
      explains: 'The best hand in the player’s seven cards, however they are set.',
      outcome: 'hand of seven cards',
      decisions: false,
      events: eventsOf(parameters),
    },
  ],
};
