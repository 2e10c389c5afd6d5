/** Where Joker’s Wild Pai Gow Poker is damaged or says too little. */
import type { RulebookInput } from '../../format/record';
import { openAlike } from './jokers-wild-alike';

export const jokersWildAmbiguities: RulebookInput['ambiguities'] = [
  openAlike('jokers-wild-logical-way', 'pai-gow-logical-way', [521, 541]),
  openAlike('jokers-wild-two-ties', 'pai-gow-two-ties', [479, 479]),
  openAlike(
    'jokers-wild-ace-to-five',
    'pai-gow-ace-to-five',
    [485, 514],
    'It is so in the rules that the logical way is taken from, and in the game as it is commonly dealt. As the lowest straight the edge would be 1.2147% instead of 1.2146%.',
  ),
  openAlike('jokers-wild-bank-free', 'pai-gow-bank-free', [532, 541]),
  openAlike('jokers-wild-dice-of-one', 'pai-gow-dice-of-one', [477, 520]),
  openAlike('jokers-wild-rotation', 'pai-gow-rotation', [522, 3422]),
  {
    id: 'jokers-wild-how-many',
    clause: 'Jokers Wild 2(c)',
    kind: 'contradictory',
    text: 'The pack has 52 cards and may be expanded to 55, with three jokers at most. Most statements know one joker, and one has four cards left over.',
    reading: 'The pack has any number of jokers from none to three, one unless the house says otherwise.',
    otherReading: 'It has 53 cards, one of them a joker.',
    because:
      'The sentence on three jokers speaks of nothing else. Seven hands of seven are 49 cards, so the pack of which “the remaining four cards” are left has 53: the game as it is dealt with one.',
    source: [473, 530],
  },
  {
    id: 'jokers-wild-six-alike',
    clause: 'Jokers Wild 23(b)',
    kind: 'open',
    text: 'With two jokers a hand can hold six of a kind, with three seven. No way of setting hands on record says how such a hand is set.',
    reading: 'Five of them go behind, and the highest pair that leaves in front.',
    otherReading: 'They are split like five of a kind.',
    because:
      'Nothing ranks above five of a kind but a higher five, and a joker or two are left for a pair in front. One hand of 283,815 is so with two jokers, one of 46,320 with three.',
    source: [473, 521],
  },
  {
    id: 'jokers-wild-five-of-a-kind',
    clause: 'Jokers Wild 9',
    kind: 'open',
    text: 'The joker may be any card, so five of a kind of every rank can be held. The list of hands has five aces and no other.',
    reading: 'Five of a kind rank between a royal flush and five aces.',
    otherReading: 'They rank as four of a kind.',
    because:
      'The pay table of the Fortune bonus, for the same pack, has five of a kind between those two. One hand of 11,388 holds them.',
    source: [486, 497],
  },
  {
    id: 'jokers-wild-five-aces',
    clause: 'Jokers Wild 9',
    kind: 'damaged',
    text: 'Five aces are printed as three aces with one joker, or with two.',
    reading: 'They are four aces and the joker.',
    otherReading: 'Three aces with a joker rank above a royal flush.',
    because: 'The name is five aces; three aces with one joker are four of a kind.',
    source: [483, 487],
  },
  {
    id: 'jokers-wild-pair-of-fives',
    clause: 'Jokers Wild 8(b)',
    kind: 'damaged',
    text: 'A sentence has the highest hand of five, “with a joker”, contain a pair of fives or better.',
    reading: 'It is a piece of the example on a pair of fours and a pair of fives.',
    otherReading: 'A hand with the joker needs a pair of fives behind.',
    because: 'The example in the statement before it ends in the same words.',
    source: [482, 483],
  },
  {
    id: 'jokers-wild-in-groups',
    clause: 'Jokers Wild 23(b)',
    kind: 'open',
    text: 'No way of setting hands on record says what a joker that may be any card is taken for before the hand is set.',
    reading: 'It joins the rank that is held most often, and of several the highest.',
    otherReading: 'It is taken for whatever makes the highest hand of five.',
    because:
      'The lines of the House Way go by pairs, threes and fours, which need one meaning of the joker; its worth in the two hands as set is always the highest.',
    source: [521, 532],
  },
];
