/** The wager on both hands. */
import type { EventSpec } from '../../wagers/event';
import type { WagerSpec } from '../../wagers/wager-spec';

export const STANDARD = 'standard';
export const WIN = 'win';
export const STAND_OFF = 'stand-off';
export const LOSE = 'lose';
/** The only decision. */
export const FOUR_TILES = 'Four tiles';

export const EVENTS: EventSpec[] = [
  { id: WIN, label: 'Both hands win', settles: 'pays' },
  { id: STAND_OFF, label: 'One hand wins', settles: 'push' },
  { id: LOSE, label: 'The dealer wins', settles: 'lose' },
];

export const paiGowTilesWagers = (): WagerSpec[] => [
  {
    id: STANDARD,
    label: 'Standard wager',
    explains:
      'The player’s high hand and low hand both rank higher than the dealer’s. Equal hands are the dealer’s; with one win each the wager stands off.',
    events: EVENTS,
    outcome: 'pair of hands of four tiles',
    decisions: true,
  },
];
