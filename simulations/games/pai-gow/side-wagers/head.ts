/** The side wagers on the player's own seven cards: Fortune (13.28 to 13.37) and Jokolor (13.46 to 13.52). */
import { z } from 'zod';
import type { FamilyHead } from '../../../family/head';
import type { EventSpec } from '../../../wagers/event';
import { chooseFrom } from '../../dealt-cards/known-rules';
import { unknownPaiGowRules } from '../parameters';

const ROYALS = ['royal-flush', 'straight-flush'] as const;

export const PaiGowSideParameters = z.strictObject(
  {
    /** Ten to ace of one suit, the joker for one of them. */
    royalWithJoker: z
      .enum(ROYALS, chooseFrom('what a royal flush with the joker is', ROYALS))
      .default('royal-flush'),
  },
  unknownPaiGowRules,
);
export type PaiGowSideParameters = z.infer<typeof PaiGowSideParameters>;

/** The best first, as printed. */
export const FORTUNE_PAID = {
  'seven-card-straight-flush': '7 card straight flush',
  'royal-flush-and-match': 'Royal flush + king and queen of one suit',
  'seven-card-straight-flush-with-joker': '7 card straight flush with joker',
  'five-aces': '5 aces',
  'royal-flush': '5 card royal flush',
  'straight-flush': '5 card straight flush',
  'four-of-a-kind': 'Four of a kind',
  'full-house': 'Full house',
  flush: '5 card flush',
  'three-of-a-kind': 'Three of a kind',
  straight: '5 card straight',
  /** A pay table returns the wager with it, or takes it. */
  'three-pairs': 'Three pairs',
} as const;
export type FortuneEvent = keyof typeof FORTUNE_PAID | 'lose';

export const JOKOLOR_PAID = {
  'six-of-a-colour-and-joker': 'Six cards of same colour plus joker',
  'seven-of-a-colour': 'All seven cards of same colour',
  joker: 'Includes joker',
} as const;
export type JokolorEvent = keyof typeof JOKOLOR_PAID | 'lose';

const paid = (labels: Record<string, string>): EventSpec[] =>
  Object.entries(labels).map(([id, label]) => ({ id, label, settles: 'pays' }));

export const paiGowSideHead: FamilyHead<PaiGowSideParameters> = {
  id: 'pai-gow-side-wagers',
  label: 'Pai gow poker, side wagers',
  parameters: PaiGowSideParameters,
  decides: false,
  rate: { plays: 3, solves: 2 },
  wagers: () => [
    {
      id: 'fortune',
      label: 'Fortune',
      explains: 'The best hand in the player’s seven cards, however they are set.',
      outcome: 'hand of seven cards',
      decisions: false,
      events: [...paid(FORTUNE_PAID), { id: 'lose', label: 'Any other hand', settles: 'lose' }],
    },
    {
      id: 'jokolor',
      label: 'Jokolor',
      explains: 'The player’s seven cards include the joker, or are of one colour.',
      outcome: 'hand of seven cards',
      decisions: false,
      events: [...paid(JOKOLOR_PAID), { id: 'lose', label: 'No joker, and two colours', settles: 'lose' }],
    },
  ],
};
