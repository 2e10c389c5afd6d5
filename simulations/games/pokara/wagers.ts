/** What is paid: the wager, and as much again where the player doubles before drawing. */
import type { EventSpec } from '../../wagers/event';
import type { WagerSpec } from '../../wagers/wager-spec';

const EVENTS: EventSpec[] = [
  { id: 'win', label: 'The player wins', settles: 'pays' },
  { id: 'tie', label: 'Both hands are equal', settles: 'push' },
  { id: 'lose', label: 'The dealer wins', settles: 'lose' },
  { id: 'not-improved', label: 'The player draws and does not improve', settles: 'lose' },
];

const ROUND = { outcome: 'round of eight cards, one of the dealer’s turned up', decisions: true };

const WAGERS: WagerSpec[] = [
  {
    id: 'initial',
    label: 'Initial wager',
    explains:
      'The player, who may draw one card and then has to improve, holds the better hand, or the dealer draws and does not improve.',
    events: EVENTS,
    ...ROUND,
  },
  {
    id: 'double',
    label: 'Double',
    explains:
      'As much again as the initial wager, placed before the draw and settled alike: it is required where the hand dealt is a pair or better.',
    events: EVENTS,
    ...ROUND,
  },
];

export const pokaraWagers = (): WagerSpec[] => WAGERS;
