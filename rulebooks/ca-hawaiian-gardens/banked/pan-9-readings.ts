/** Where Pan 9 with Bonus Tie Bet says too little. */
import type { RulebookInput } from '../../format/record';

export const pan9Ambiguities: RulebookInput['ambiguities'] = [
  {
    id: 'pan-9-even-money',
    clause: 'Pan 9 8(b)',
    kind: 'open',
    text: 'Nothing says what a winning hand is paid.',
    reading: 'Even money.',
    otherReading: 'Less than even money, where the house keeps a share of a win.',
    because:
      'Player and player-dealer play one to one, and the fees are set by the hand: a share of what is won is forbidden (Collection Procedures 3(b)).',
    source: [1835, 1839],
  },
  {
    id: 'pan-9-bonus-pays',
    clause: 'Pan 9 40',
    kind: 'damaged',
    text: 'The Bonus Tie Bet has no table of pays; the page ends with the order in which wagers have action.',
    reading: 'Its pays are lost: whoever offers it writes them from the approved copy.',
    otherReading:
      'The table of Super Pan 9 holds for it: 10 to 1 on nine, 40 to 1 on eight, 10 to 1 on seven.',
    because:
      'The two games have documents and codes of their own. The fees of the other one speak of “Pan 9 with Bonus Tie Bet” (line 1964), which may be a slip, and its 40 to 1 is itself doubtful.',
    source: [1871, 1880],
  },
  {
    id: 'pan-9-bonus-player',
    clause: 'Pan 9 40',
    kind: 'open',
    text: 'The Bonus Tie Bet wins if the player “will stand” with 7, 8 or 9 of three cards.',
    reading: 'Three cards of 7, 8 or 9 always stand, so that is no further condition.',
    otherReading: 'A hand that was put down to draw by mistake loses the bet.',
    because: 'From 7 on a hand must stand, by the fourth item of how the game is played.',
    source: [1832, 1877],
  },
  {
    id: 'pan-9-decks',
    clause: 'Pan 9 2(b)',
    kind: 'open',
    text: 'The game has “a standard deck” and is dealt from a shoe; nothing says how many decks it holds.',
    reading: 'One deck or several.',
    otherReading: 'One deck of 36 cards.',
    because:
      'Eight hands of four cards take 32 of 36, so one deck is enough; but a shoe that can run out during the deal (a misdeal) is not shuffled after each hand. The game is fair with any number, where both sides play by the logical way.',
    source: [1825, 1860],
  },
  {
    id: 'pan-9-bank-free',
    clause: 'Pan 9 7(c)',
    kind: 'open',
    text: 'The player-dealer may draw or stand on 5 and 6, and sees who has drawn before choosing.',
    reading: 'Figures are given for the logical way, and for each other way as an option.',
    otherReading: 'The player-dealer is bound to the logical way.',
    because: 'The rules give the choice in plain words; the logical way is for whoever asks for it.',
    source: [1833, 1847],
  },
  {
    id: 'pan-9-rotation',
    clause: 'Pan 9 13(a)',
    kind: 'contradictory',
    text: 'Nobody has the player-dealer’s position for more than two hands in a row; the collection procedures have it offered after every two hands and set no such limit.',
    reading: 'Both: after two hands the position is offered clockwise, and whoever had it gives it up.',
    otherReading: 'A player whom nobody relieves may keep the position, as only the offer is asked for.',
    because:
      'The game’s own rule is the stricter one and is written outright. Nothing says what happens if everybody declines.',
    source: [1843, 3422],
  },
];
