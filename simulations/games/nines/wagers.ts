import type { EventSpec } from '../../wagers/event';
import type { WagerSpec } from '../../wagers/wager-spec';

export const PLAYER = 'player';

/** One way to call each result, for the player's side and the bank's. */
export const TIE = 'Both hands total the same, 2 or more';
export const LOW_TIE = 'Both hands total 0 or 1';

/** A tie of 0 or 1 has a row of the pay table: some of these games push it, in others the bank wins it. */
export const PLAYER_EVENTS: EventSpec[] = [
  { id: 'win', label: 'The player’s hand is higher', settles: 'pays' },
  { id: 'low-tie', label: LOW_TIE, settles: 'pays' },
  { id: 'tie', label: TIE, settles: 'push' },
  { id: 'lose', label: 'The bank’s hand is higher', settles: 'lose' },
];

export const ninesWagers = (): WagerSpec[] => [
  {
    id: PLAYER,
    label: 'Player',
    explains:
      'The player’s hand comes nearer to nine than the bank’s. The pay table says what ties of 0 and 1 come to; other ties are a stand-off.',
    events: PLAYER_EVENTS,
    outcome: 'deal of eight cards in order',
    decisions: true,
  },
];
