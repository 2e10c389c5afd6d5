/** Where the Baccarat 9 of 2009 contradicts itself or says too little. */
import type { RulebookInput } from '../../format/record';

export const baccaratNine2009Ambiguities: RulebookInput['ambiguities'] = [
  {
    id: 'baccarat-nine-2009-banker-ties',
    clause: 'Baccarat Nine of 2009 32',
    kind: 'contradictory',
    text: 'An example has a wager on Banker lose on ties of 2 to 9; the rule on ties says that they are a stand-off.',
    reading: 'They are a stand-off.',
    otherReading: 'A wager on Banker loses on them.',
    because:
      'The rule is about all wagers, and the undated version says the same; the example only illustrates a paragraph on the house way.',
    compares: { game: 'baccarat-9-2009', wager: 'bank', otherPays: { tie: 'lose' } },
    source: [1312, 1315],
  },
  {
    id: 'baccarat-nine-2009-even-money',
    clause: 'Baccarat Nine of 2009 12(c)',
    kind: 'open',
    text: 'Nothing says what a wager on Player or on Banker is paid.',
    reading: 'Even money, without a commission on Banker.',
    otherReading: '19 to 20 on Banker, as in the Baccarat of this binder.',
    because:
      'No document of the game names a commission. As read, Banker gains for the player: it wins ties of 0 and 1 and is otherwise the equal of the player’s hand.',
    compares: {
      game: 'baccarat-9-2009',
      wager: 'bank',
      otherPays: { win: '19 to 20', 'low-tie': '19 to 20' },
    },
    source: [1306, 1315],
  },
  {
    id: 'baccarat-nine-2009-nines',
    clause: 'Baccarat Nine of 2009 20(b)',
    kind: 'open',
    text: 'A nine with three cards ends the round, and it wins “unless there is a push”.',
    reading: 'Against another nine it is a stand-off; a Tie wins then.',
    otherReading: 'A Tie does not win on two nines, which are called a push.',
    because: 'A Tie wins where both totals are found equal, without exception.',
    source: [1300, 1315],
  },
  {
    id: 'baccarat-nine-2009-decks',
    clause: 'Baccarat Nine of 2009 3(a)',
    kind: 'open',
    text: 'Six or eight decks are preferred, and “multiple” is all that is asked.',
    reading: 'Two decks or more are allowed.',
    otherReading: 'Other numbers need a reason, or the Bureau’s consent.',
    because: 'A preference forbids nothing.',
    source: [1277, 1277],
  },
  {
    id: 'baccarat-nine-2009-tens',
    clause: 'Baccarat Nine of 2009 3(b)',
    kind: 'open',
    text: 'Four cards “of value ten” are added to each deck, in a game in which a ten counts nothing.',
    reading: 'They are tens or pictures, and count nothing.',
    otherReading: 'They count ten, which is nothing too, since only the last digit of a sum counts.',
    because: 'Both are the same; a deck is 44 cards, 20 of which count nothing.',
    source: [1277, 1292],
  },
  {
    id: 'baccarat-nine-2009-rotation',
    clause: 'Baccarat Nine of 2009 37(d)',
    kind: 'contradictory',
    text: 'Nobody may take the player-dealer’s position who made no bet against the bank in the last round, but a new player may if all others decline.',
    reading: 'A new player may take it although they made no bet in the last round, if all others decline.',
    otherReading: 'A new player first makes a bet against the bank, whatever the others do.',
    because: 'The last sentence would otherwise be about nobody.',
    source: [1317, 1317],
  },
];
