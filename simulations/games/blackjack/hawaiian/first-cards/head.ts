/** Wagers that an operator writes on the first cards of Hawaiian Blackjack; of its own the family has one, on jokers. */
import { z } from 'zod';
import type { FamilyHead } from '../../../../family/head';
import type { WagerSpec } from '../../../../wagers/wager-spec';
import { FEWEST_DECKS, MOST_DECKS } from '../parameters';

export const HawaiianFirstParameters = z.strictObject({
  decks: z
    .int({ error: 'Give the number of decks as a whole number.' })
    .min(FEWEST_DECKS, { error: `Give at least ${FEWEST_DECKS} decks.` })
    .max(MOST_DECKS, { error: `Give at most ${MOST_DECKS} decks.` })
    .default(MOST_DECKS),
});
export type HawaiianFirstParameters = z.infer<typeof HawaiianFirstParameters>;

const WAGERS: WagerSpec[] = [
  {
    id: 'jokers',
    label: 'Jokers',
    explains: 'A joker is among the player’s first two cards.',
    outcome: 'deal of the player’s first two cards',
    decisions: false,
    events: [
      { id: 'two-jokers', label: 'Two jokers', settles: 'pays' },
      { id: 'one-joker', label: 'One joker', settles: 'pays' },
      { id: 'lose', label: 'No joker', settles: 'lose' },
    ],
  },
];

export const hawaiianFirstHead = {
  id: 'hawaiian-first-cards',
  label: 'Hawaiian Blackjack, first cards',
  parameters: HawaiianFirstParameters,
  wagers: () => WAGERS,
  rate: { plays: 10, solves: 0.1 },
  decides: false,
  written: {
    outcome: 'deal of the player’s first two cards and the dealer’s first',
    templates: async () => (await import('./templates')).hawaiianFirstTemplates,
  },
} satisfies FamilyHead<HawaiianFirstParameters>;
