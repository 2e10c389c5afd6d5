/** Where Fortune 7 Baccarat contradicts itself or says too little. */
import type { RulebookInput } from '../../format/record';

export const fortune7Ambiguities: RulebookInput['ambiguities'] = [
  {
    id: 'fortune-7-base-wager',
    clause: 'Fortune 7 15',
    kind: 'contradictory',
    text: 'The list of wagers has Dragon 7 and Dragon 9 beside a wager on a line; their own paragraphs allow them without one.',
    reading: 'They may be placed alone, and then within the limits of the table.',
    otherReading: 'They are taken only beside a wager on a line.',
    because:
      'Their own paragraphs (lines 2885 and 2894) say what limits apply to each case. No edge depends on it.',
    source: [2832, 2833],
  },
  {
    id: 'fortune-7-tied-lines',
    clause: 'Fortune 7 29',
    kind: 'open',
    text: 'Nothing says what happens to the lines where both hands are equally close to nine.',
    reading: 'A tie is a stand-off for both lines.',
    otherReading: 'The lines lose to the player-dealer.',
    because: 'The sentences collect a line only where the other hand is closer.',
    source: [2864, 2867],
  },
  {
    id: 'fortune-7-settlement-order',
    clause: 'Fortune 7 28(d)',
    kind: 'contradictory',
    text: 'Wagers settle “from player to player”, and in an order of all wagers of one kind after all of another.',
    reading: 'Player by player, and for each in the order given.',
    otherReading: 'Kind by kind: all player lines around the table, then all banker lines, and so on.',
    because:
      'The action goes clockwise from one seat. It matters only where the player-dealer’s money runs out.',
    source: [2862, 2862],
  },
  {
    id: 'fortune-7-rotation',
    clause: 'Fortune 7 1(d)',
    kind: 'contradictory',
    text: 'A player holds the position for two rounds before it is offered on; the collection procedures have it offered after every two hands, systematically and continuously.',
    reading: 'Both: after two rounds the position is offered clockwise, without leaving anyone out.',
    otherReading: 'A player whom nobody relieves may keep the position, as only the offer is asked for.',
    because:
      'Neither text says what happens if everybody declines. Older games of the binder (lines 787, 885 and 1009) forbid more than two hands in a row outright; this one only asks for the offer.',
    source: [2798, 2798],
  },
];
