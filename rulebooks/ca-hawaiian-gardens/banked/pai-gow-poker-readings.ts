/** Where Pai Gow Poker is damaged, beside what both documents on the game leave open. */
import type { RulebookInput } from '../../format/record';

export const paiGowPokerDamage: RulebookInput['ambiguities'] = [
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
];
