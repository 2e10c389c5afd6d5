/** Where Super 9 contradicts itself or says too little. */
import type { RulebookInput } from '../../format/record';

export const super9Ambiguities: RulebookInput['ambiguities'] = [
  {
    id: 'super-9-even-money',
    clause: 'Super 9 7(b)',
    kind: 'open',
    text: 'Nothing says what a winning hand is paid.',
    reading: 'Even money.',
    otherReading: 'Less than even money, where the house keeps a share of a win.',
    because:
      'Player and player-dealer play one to one, and a share of what is won is forbidden (Collection Procedures 3(b)).',
    source: [558, 562],
  },
  {
    id: 'super-9-low-ties',
    clause: 'Super 9 7(c)',
    kind: 'contradictory',
    text: 'In a tie no money changes hands, with the exception that the player-dealer wins ties of 0 and 1.',
    reading: 'Wagers lose in ties of 0 and 1, and go back in others.',
    otherReading: 'They go back in all ties, as in Pan 9.',
    because: 'The first paragraph says that this is the difference between the two games.',
    compares: { game: 'super-9', wager: 'player', otherPays: { 'low-tie': 'push' } },
    source: [546, 558],
  },
  {
    id: 'super-9-decks',
    clause: 'Super 9 1(b)',
    kind: 'open',
    text: 'The game has “a standard deck” and is dealt from a shoe; nothing says how many decks it holds.',
    reading: 'One deck or several.',
    otherReading: 'One deck of 36 cards; or two to twelve, as in Super Pan 9 with Bonus Tie Bet.',
    because:
      'Eight hands of four cards take 32 of 36, so one deck is enough, and nothing forbids more. The edge with one deck and with twelve differs by four parts in ten thousand.',
    source: [546, 546],
  },
  {
    id: 'super-9-rotation',
    clause: 'Super 9 12(d)',
    kind: 'contradictory',
    text: 'Nobody may take the player-dealer’s position who made no bet against the bank in the last round, but a new player may if all others decline.',
    reading: 'A new player may take it although they made no bet in the last round, if all others decline.',
    otherReading: 'A new player first makes a bet against the bank, whatever the others do.',
    because: 'The last sentence would otherwise be about nobody.',
    source: [569, 569],
  },
  {
    id: 'super-9-two-documents',
    clause: 'Super 9 1(a)',
    kind: 'contradictory',
    text: 'The binder has another document for a Super 9, with a bonus tie bet, two to twelve decks and a third way to offer the position.',
    reading: 'Both are recorded, as two games.',
    otherReading: 'The later one in the binder replaces this one.',
    because: 'Neither has a date, and nothing says that one replaces the other.',
    source: [544, 1886],
  },
];
