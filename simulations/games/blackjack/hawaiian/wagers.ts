import type { WagerSpec } from '../../../wagers/wager-spec';
import { WAGER } from '../wagers';

const WAGERS: WagerSpec[] = [
  {
    id: WAGER,
    label: 'Initial wager',
    explains:
      'The player’s hand comes nearer to 22 than the dealer’s without going over, or the dealer goes over; of two hands over 22 the nearer wins. Doubling and splitting stake more of the same.',
    events: [
      { id: 'two-aces', label: 'Natural 22: two aces as the first two cards', settles: 'pays' },
      { id: 'blackjack', label: 'Blackjack: a joker and a ten as the first two cards', settles: 'pays' },
      { id: 'win', label: 'Any other winning hand', settles: 'pays' },
      { id: 'stand-off', label: 'Equal hands, but two of 18', settles: 'push' },
      { id: 'surrender', label: 'Given up: half is lost', settles: 'lose' },
      { id: 'lose', label: 'The hand loses, or both are 18', settles: 'lose' },
    ],
    outcome: 'round from a fresh shoe',
    decisions: true,
  },
];

export const hawaiianWagers = (): WagerSpec[] => WAGERS;
