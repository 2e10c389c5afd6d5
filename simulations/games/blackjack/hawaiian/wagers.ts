import type { WagerSpec } from '../../../wagers/wager-spec';
import { twoCardRanksWager } from '../wagers';

const WAGERS: WagerSpec[] = [
  twoCardRanksWager({
    explains:
      'The player’s hand comes nearer to 22 than the dealer’s without going over, or the dealer goes over; of two hands over 22 the nearer wins.',
    best: { id: 'two-aces', label: 'Natural 22: two aces as the first two cards' },
    blackjack: 'Blackjack: a joker and a ten as the first two cards',
    standOff: 'Equal hands, but two of 18',
    lose: 'The hand loses, or both are 18',
  }),
];

export const hawaiianWagers = (): WagerSpec[] => WAGERS;
