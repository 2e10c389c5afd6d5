import type { WagerSpec } from '../../wagers/wager-spec';
import { MOST } from './hands';

export const WAGER = 'player';

/** Below five a hand can win only where the bank goes over; printed tables of pays begin at five. */
export const LOW = 10;

export const RESULTS = ['nine-and-a-half', 'win', 'low-win', 'tie', 'lose', 'over'] as const;
export type Result = (typeof RESULTS)[number];

/** What a hand that stood wins with. */
export const winWith = (total: number): Result =>
  total === MOST ? 'nine-and-a-half' : total < LOW ? 'low-win' : 'win';

export const nineAndAHalfWagers = (): WagerSpec[] => [
  {
    id: WAGER,
    label: 'Player',
    explains:
      'The player’s hand comes nearer to nine and a half than the bank’s without going over, or the bank goes over. Equal hands are a stand-off.',
    events: [
      { id: 'nine-and-a-half', label: 'Wins with nine and a half', settles: 'pays' },
      { id: 'win', label: 'Wins with 5 to 9', settles: 'pays' },
      { id: 'low-win', label: 'Wins with less than 5', settles: 'pays' },
      { id: 'tie', label: 'Both hands total the same', settles: 'push' },
      { id: 'lose', label: 'The bank’s hand is higher', settles: 'lose' },
      { id: 'over', label: 'The player goes over', settles: 'lose' },
    ],
    outcome: 'deal of 31 cards in order',
    decisions: true,
  },
];
