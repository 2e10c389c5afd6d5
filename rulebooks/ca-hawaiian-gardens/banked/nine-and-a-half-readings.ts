/** Where 9½ and its rates contradict themselves or say too little. */
import type { RulebookInput } from '../../format/record';

export const nineAndAHalfAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'nine-and-a-half-low-hands',
    clause: 'Nine and a Half 20(b)',
    kind: 'open',
    text: 'The table of pays ends at five, and nothing is printed for a hand below five that wins because the player-dealer goes over.',
    reading: 'It wins even money.',
    otherReading: 'It wins nothing, and the wager goes back.',
    because:
      'The closest hand wins the bet, whatever it counts. No edge depends on it: by the best play nobody stands below five.',
    source: [1338, 1363],
  },
  {
    id: 'nine-and-a-half-cards-on-nine',
    clause: 'Nine and a Half 17(b)',
    kind: 'open',
    text: 'A player may draw “up to a point value of 9”, which does not say whether a hand of nine itself may draw.',
    reading: 'A player may draw on nine and on less, and must stand on nine and a half.',
    otherReading: 'A player may draw only below nine.',
    because: 'By the best play nobody draws on nine, so no edge depends on it.',
    source: [1360, 1360],
  },
  {
    id: 'nine-and-a-half-rotation',
    clause: 'Nine and a Half 23(d)',
    kind: 'contradictory',
    text: 'Nobody may take the player-dealer’s position who made no bet against the bank in the last round, but a new player may if all others decline.',
    reading: 'A new player may take it although they made no bet in the last round, if all others decline.',
    otherReading: 'A new player first makes a bet against the bank, whatever the others do.',
    because: 'The last sentence would otherwise be about nobody.',
    source: [1371, 1371],
  },
  {
    id: 'nine-and-a-half-miscalled',
    clause: 'Nine and a Half 44(b)',
    kind: 'contradictory',
    text: 'A miscalled hand gets no action, yet what its player bet is taken off the player-dealer’s bank.',
    reading: 'The wager goes back, and the player-dealer covers that much less of the other wagers.',
    otherReading: 'The player-dealer pays the player as much as the wager.',
    because:
      'A hand without action neither wins nor loses; the bank is only the money that covers the others.',
    source: [1394, 1394],
  },
  {
    id: 'nine-and-a-half-rates-numbers',
    clause: 'Rates Nine and a Half 2',
    kind: 'contradictory',
    text: 'The text speaks of options 1 to 18; the table has twenty rows, and its numbers 5 and 6 stand twice, for other limits and other fees.',
    reading: 'All twenty rows are approved; their limits tell the second 5 and 6 from the first.',
    otherReading: 'Eighteen are approved, one for each number.',
    because:
      'The two are between rows that fit them, in the order of their upper limits, and the numbers go on from the second 6.',
    source: [3345, 3369],
  },
];
