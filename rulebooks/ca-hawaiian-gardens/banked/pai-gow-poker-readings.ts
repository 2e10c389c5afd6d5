/** Where Pai Gow Poker is damaged, prints no logical way, or says too little. */
import type { RulebookInput } from '../../format/record';

export const paiGowPokerAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'pai-gow-logical-way',
    clause: 'Pai Gow Poker 23(b)',
    kind: 'open',
    text: 'The logical way by which the house sets cards is printed nowhere.',
    reading:
      'The House Way of Great Britain’s rule 13.21 stands for it, as that rulebook reads it, until an operator files another.',
    otherReading: 'Each house has lines of its own, which the binder does not contain.',
    because:
      'It is the only printed way on record for the same cards and the same joker. The figures are of both sides set by it.',
    source: [1008, 1027],
  },
  {
    id: 'pai-gow-two-ties',
    clause: 'Pai Gow Poker 5(c)',
    kind: 'open',
    text: 'The player-dealer wins with one hand won and one tied. Nothing says what happens if both are tied.',
    reading: 'The player-dealer wins.',
    otherReading: 'It is a push.',
    because:
      'A tie goes to the player-dealer beside a hand won and saves the wager beside a hand lost: it counts as won.',
    source: [983, 983],
  },
  {
    id: 'pai-gow-ace-to-five',
    clause: 'Pai Gow Poker 15',
    kind: 'open',
    text: 'The rows of hands do not say where ace to five stands among straights.',
    reading: 'It is the second highest, below ace to ten.',
    otherReading: 'It is the lowest.',
    because:
      'It is so in the rules that the logical way is taken from, and in the game as it is commonly dealt. As the lowest straight the edge would be 1.2940% too, higher by less than 0.0001 points.',
    source: [990, 1001],
  },
  {
    id: 'pai-gow-five-aces',
    clause: 'Pai Gow Poker 9',
    kind: 'damaged',
    text: 'Five aces are printed as three aces and the joker.',
    reading: 'They are four aces and the joker.',
    otherReading: 'Three aces with the joker rank above a royal flush.',
    because: 'The name is five aces, and three aces with the joker are four of a kind.',
    source: [987, 991],
  },
  {
    id: 'pai-gow-pair-of-fives',
    clause: 'Pai Gow Poker 8(b)',
    kind: 'damaged',
    text: 'A sentence has the highest hand of five, “with a joker”, contain a pair of fives or better.',
    reading: 'It is a piece of the example on a pair of fours and a pair of fives.',
    otherReading: 'A hand with the joker needs a pair of fives behind.',
    because: 'The example two lines above ends in the same words, and a joker makes no pair of fives.',
    source: [986, 988],
  },
  {
    id: 'pai-gow-bank-free',
    clause: 'Pai Gow Poker 38',
    kind: 'open',
    text: 'The player-dealer decides how the player-dealer’s cards are set; only a house dealer who is asked follows the logical way.',
    reading:
      'Figures are of a player-dealer who sets by the logical way, unless the option says that each hand is set best.',
    otherReading: 'Figures of a player-dealer who sets each hand best are the default.',
    because:
      'The logical way is what the house dealer shows; a player-dealer who gains by another may not be denied it, so both are computed.',
    source: [1018, 1027],
  },
  {
    id: 'pai-gow-dice-of-one',
    clause: 'Pai Gow Poker 3(c)',
    kind: 'open',
    text: 'One is named as a total of three dice, whose least is three.',
    reading:
      'The seats are counted from one to seven and on from eight and fifteen; a total of one never comes.',
    otherReading: 'Fewer dice may be used.',
    because: 'Three dice are named twice. No edge depends on it.',
    source: [981, 1007],
  },
  {
    id: 'pai-gow-rotation',
    clause: 'Pai Gow Poker 24(a)',
    kind: 'contradictory',
    text: 'Nobody has the player-dealer’s position for more than two hands in a row; the collection procedures have it offered after every two hands and set no such limit.',
    reading: 'Both: after two hands the position is offered clockwise, and whoever had it gives it up.',
    otherReading: 'A player whom nobody relieves may keep the position, as only the offer is asked for.',
    because:
      'The game’s own rule is the stricter one and is written outright. Nothing says what happens if everybody declines.',
    source: [1009, 3422],
  },
];
