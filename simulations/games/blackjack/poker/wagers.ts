import type { WagerSpec } from '../../../wagers/wager-spec';
import { WAGER } from '../wagers';

const WAGERS: WagerSpec[] = [
  {
    id: WAGER,
    label: 'Initial wager',
    explains:
      'The player’s hand comes nearer to 21 than the dealer’s without going over, or the dealer goes over; two aces of hearts count 22 and beat all others. A hand over 21 stands off against 26 with three cards. Doubling and splitting stake more of the same.',
    events: [
      { id: 'two-aces-of-hearts', label: 'Two aces of hearts', settles: 'pays' },
      { id: 'blackjack', label: 'Blackjack: an ace and a ten as the first two cards', settles: 'pays' },
      { id: 'win', label: 'Any other winning hand', settles: 'pays' },
      { id: 'stand-off', label: 'Equal hands, or over 21 against 26 with three cards', settles: 'push' },
      { id: 'surrender', label: 'Given up: half is lost', settles: 'lose' },
      { id: 'lose', label: 'The hand loses', settles: 'lose' },
    ],
    outcome: 'round from a fresh shoe',
    decisions: true,
  },
];

export const blackjackPokerWagers = (): WagerSpec[] => WAGERS;
