/** The wager on both hands. What a win pays, less any commission, is its table's only row. */
import type { EventSpec } from '../../wagers/event';
import type { WagerSpec } from '../../wagers/wager-spec';
import type { PaiGowParameters, StandOffHand } from './parameters';

export const STANDARD = 'standard';
export const WIN = 'win';
export const STAND_OFF = 'stand-off';
export const DEALERS_STAND_OFF = 'dealers-stand-off';
export const LOSE = 'lose';
/** The only decision. */
export const SEVEN_CARDS = 'Seven cards';

const standOffLabel = (hand: StandOffHand): string =>
  `The dealer’s high hand is ${hand === 'ace-high' ? 'an' : 'a'} ${hand.replace('-', ' ')}`;

export function eventsOf({ standOffHand }: Pick<PaiGowParameters, 'standOffHand'>): EventSpec[] {
  return [
    { id: WIN, label: 'Both hands win', settles: 'pays' },
    { id: STAND_OFF, label: 'One hand wins', settles: 'push' },
    ...(standOffHand === 'none'
      ? []
      : [{ id: DEALERS_STAND_OFF, label: standOffLabel(standOffHand), settles: 'push' as const }]),
    { id: LOSE, label: 'The dealer wins both hands', settles: 'lose' },
  ];
}

export const paiGowWagers = (parameters: Pick<PaiGowParameters, 'standOffHand'>): WagerSpec[] => [
  {
    id: STANDARD,
    label: 'Standard wager',
    explains:
      'The player’s hand of five cards and hand of two both rank higher than the dealer’s. Equal hands are the dealer’s; with one win each the wager stands off.',
    events: eventsOf(parameters),
    outcome: 'pair of hands of seven cards',
    decisions: true,
  },
];
