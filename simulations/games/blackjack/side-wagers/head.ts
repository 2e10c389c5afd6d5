/** Wagers on a player's first two cards and the dealer's first, beside blackjack. */
import { z } from 'zod';
import { MOST_DECKS } from '../../../equipment/shoe';
import type { FamilyHead } from '../../../family/head';
import type { EventSpec } from '../../../wagers/event';
import type { WagerSpec } from '../../../wagers/wager-spec';

export const BlackjackSideParameters = z.strictObject({
  decks: z
    .int({ error: 'Give the number of decks as a whole number.' })
    .min(1, { error: 'Give at least one deck.' })
    .max(MOST_DECKS, { error: `Give at most ${MOST_DECKS} decks.` })
    .default(6),
});
export type BlackjackSideParameters = z.infer<typeof BlackjackSideParameters>;

const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });
const loses = (label: string): EventSpec => ({ id: 'lose', label, settles: 'lose' });

const WAGERS = {
  'twenty-one-plus-three': {
    label: '21+3',
    explains:
      'The player’s first two cards and the dealer’s first make a poker hand of three cards: a flush, a straight or three of a kind.',
    outcome: 'deal of the player’s first two cards and the dealer’s first',
    events: [
      pays('suited-three-of-a-kind', 'Three of a kind in one suit'),
      pays('straight-flush', 'Straight flush'),
      pays('three-of-a-kind', 'Three of a kind'),
      pays('straight', 'Straight'),
      pays('flush', 'Flush'),
      loses('No such hand'),
    ],
  },
  'royal-match': {
    label: 'Royal match',
    explains: 'The player’s first two cards are of one suit.',
    outcome: 'deal of the player’s first two cards',
    events: [
      pays('royal-match', 'King and queen of one suit'),
      pays('suited-pair', 'Pair of one suit'),
      pays('straight-flush', 'Two consecutive cards of one suit'),
      pays('suited', 'Two other cards of one suit'),
      loses('Two suits'),
    ],
  },
  'perfect-pairs': {
    label: 'Perfect pairs',
    explains: 'The player’s first two cards are of one rank.',
    outcome: 'deal of the player’s first two cards',
    events: [
      pays('perfect-pair', 'Pair of one suit'),
      pays('coloured-pair', 'Pair of one colour and two suits'),
      pays('mixed-pair', 'Pair of a red and a black card'),
      loses('Two ranks'),
    ],
  },
  insurance: {
    label: 'Insurance',
    explains:
      'Open to the holder of a blackjack when the dealer shows an ace: the dealer’s next card counts ten. It stakes no more than half the initial wager.',
    outcome: 'next card of the dealer’s beside a blackjack and an ace',
    events: [pays('ten', 'The dealer’s next card counts ten'), loses('Any other card')],
  },
  'insurance-of-all': {
    label: 'Insurance',
    explains:
      'Where a player banks. Open to everybody when the player-dealer shows an ace, and two aces of hearts beat a blackjack: the player-dealer has one or the other, and the player neither. It stakes half the initial wager.',
    outcome: 'deal of the player-dealer’s ace, a card under it and two of the player’s',
    events: [
      pays('dealer-alone', 'The player-dealer has a blackjack or two aces of hearts, the player neither'),
      pays('both', 'The player-dealer has one of them and so has the player'),
      loses('The player-dealer has neither'),
    ],
  },
} satisfies Record<string, Omit<WagerSpec, 'id' | 'decisions'>>;

export type BlackjackSideWager = keyof typeof WAGERS;

const SPECS = Object.entries(WAGERS).map(([id, wager]): WagerSpec => ({ id, ...wager, decisions: false }));

export const blackjackSideHead = {
  id: 'blackjack-side-wagers',
  label: 'Blackjack, side wagers',
  parameters: BlackjackSideParameters,
  wagers: () => SPECS,
  rate: { plays: 10, solves: 0.1 },
  decides: false,
  written: {
    outcome: 'deal of the player’s first two cards and the dealer’s first',
    templates: async () => (await import('./templates')).blackjackSideTemplates,
  },
} satisfies FamilyHead<BlackjackSideParameters>;
