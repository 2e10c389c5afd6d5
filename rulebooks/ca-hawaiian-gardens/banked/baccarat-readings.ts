/** Where Baccarat and its Bonus Wager are unusual, contradict themselves or say too little. */
import type { RulebookInput } from '../../format/record';

const USUAL_CHART = [
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDSD',
  'SSDDDDDDSS',
  'SSSSDDDDSS',
  'SSSSSSDDSS',
  'SSSSSSSSSS',
];

export const baccaratAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'baccarat-chart',
    clause: 'Baccarat 15',
    kind: 'open',
    text: 'The chart is not the usual one: five of its 80 cells differ, and its rows for four and five are equal.',
    reading: 'As printed.',
    otherReading:
      'The usual chart: on three it stays against an eight, on four it draws to a two too, on five it stays against a three, and on six it draws to a six or seven.',
    because:
      'The letters are plain, and no sentence of the document contradicts them. The two other charts of the binder, for EZ Baccarat and Fortune 7, are the usual one.',
    compares: {
      game: 'baccarat',
      wager: 'banker',
      otherParameters: { chart: USUAL_CHART },
    },
    source: [1459, 1468],
  },
  {
    id: 'baccarat-bonus-together',
    clause: 'Baccarat Bonus 3',
    kind: 'open',
    text: 'Nothing says what is paid where a pair and four cards of one suit come together.',
    reading: 'The higher of the two: 10 to 1 with a pair in one hand, 40 to 1 with a pair in both.',
    otherReading: 'The lower: 3 to 1 with a pair in one hand, 10 to 1 with a pair in both.',
    because: 'The player has made both combinations, and no line says that the lower one counts.',
    compares: {
      game: 'baccarat',
      wager: 'bonus',
      otherPays: { 'pair-flush': '3 to 1', 'both-pairs-flush': '10 to 1' },
    },
    source: [1488, 1491],
  },
  {
    id: 'baccarat-decks',
    clause: 'Baccarat 2(a)',
    kind: 'open',
    text: 'Six to eight decks are preferred, and “multiple” is all that is asked.',
    reading: 'Two decks or more are allowed.',
    otherReading: 'Fewer than six need a reason, or the Bureau’s consent.',
    because: 'A preference forbids nothing.',
    source: [1444, 1444],
  },
  {
    id: 'baccarat-rotation',
    clause: 'Baccarat 19(d)',
    kind: 'contradictory',
    text: 'The position is offered to the seated players in turn, but nobody may take it who made no bet against the bank in the last round, and a new player only if all others decline.',
    reading: 'A new player may take it although they made no bet in the last round, if all others decline.',
    otherReading: 'A new player first makes a bet against the bank, whatever the others do.',
    because: 'The last sentence would otherwise be about nobody.',
    source: [1473, 1473],
  },
  {
    id: 'baccarat-bonus-fee',
    clause: 'Baccarat Bonus 9',
    kind: 'contradictory',
    text: 'No fee is taken for the bonus wager, while the rules of the game charge fees for all wagers and the rates for each betting circle with a wager on the game.',
    reading: 'The bonus wager is free of fees.',
    otherReading: 'The fee of a bet is due for it too.',
    because: 'Its own document speaks of it alone, and says so plainly.',
    source: [1496, 1496],
  },
];
