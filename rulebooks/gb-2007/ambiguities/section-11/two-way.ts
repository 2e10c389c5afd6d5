import type { RulebookInput } from '../../../format/record';

export const twoWayAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'two-way-river-wager',
    clause: '11.106',
    kind: 'open',
    text: 'The Flop wager equals the Ante; the rules do not say how large the River wager is.',
    reading: 'As large as the Ante, unless the operator states otherwise.',
    otherReading: 'Any amount within the limits of the table.',
    because:
      'With an Ante’s worth the game costs 3.78% of the Ante; with twice as much the player would gain 14.43%, and already with more than 1.21 Antes the house would lose.',
    source: [2737, 2739],
  },
  {
    id: 'two-way-equal-hands',
    clause: '11.111',
    kind: 'open',
    text: 'The rules do not mention equal hands, whether or not the dealer qualifies.',
    reading: 'The wagers that are contested are returned.',
    otherReading: 'They lose, since 11.13 has the player wager on a higher hand.',
    because:
      '11.111 and 11.114 take them only for a higher hand of the dealer’s, and 11.36 and 11.66 return them in the sister games. Lost, they would bring the cost from 3.78% to 13.53% of the Ante with the same decisions.',
    source: [2753, 2769],
  },
  {
    id: 'two-way-royal-flush',
    clause: '11.117',
    kind: 'open',
    text: 'The table begins with the straight flush, while 11.7 ranks a royal flush as a hand of its own above it.',
    reading: 'A royal flush is paid as a straight flush.',
    otherReading: 'It has no odds and is paid nothing.',
    because:
      '11.116 pays for a straight or better. The row then costs the house 0.32 points of the wager: the Two Way wager alone costs 20.25%, and would cost 20.57% otherwise.',
    source: [2786, 2793],
  },
];
