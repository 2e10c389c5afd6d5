import type { WagerSpec } from '../../../wagers/wager-spec';
import { twoCardRanksWager } from '../wagers';

const WAGERS: WagerSpec[] = [
  twoCardRanksWager({
    explains:
      'The player’s hand comes nearer to 21 than the dealer’s without going over, or the dealer goes over; two aces of hearts count 22 and beat all others. A hand over 21 stands off against 26 with three cards.',
    best: { id: 'two-aces-of-hearts', label: 'Two aces of hearts' },
    blackjack: 'Blackjack: an ace and a ten as the first two cards',
    standOff: 'Equal hands, or over 21 against 26 with three cards',
    lose: 'The hand loses',
  }),
];

export const blackjackPokerWagers = (): WagerSpec[] => WAGERS;
