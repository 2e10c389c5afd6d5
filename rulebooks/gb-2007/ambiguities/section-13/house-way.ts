import type { RulebookInput } from '../../../format/record';

/**
 * Where the House Way of 13.21, or the joker of 13.9 in it, can be read in two ways. Each is an option of the game by the id that
 * follows "house-way-" here; figures are of a player who sets by the same House Way.
 */
export const houseWayAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'house-way-joker-in-groups',
    clause: '13.9',
    kind: 'open',
    text: 'The joker completes a straight or flush “but is otherwise treated as an Ace”. The rules do not say whether it makes a pair with an ace, or is the king or ace that a line of 13.21 asks for, in a hand where it can complete one.',
    reading: 'It does; the line for what the hand then holds sets it.',
    otherReading:
      'Where no straight or flush can be made without the joker it is no ace, and the line is that of the other six cards.',
    because:
      'A line is chosen by all seven cards before anything is set. As read the Standard Wager costs 2.724607%, otherwise 2.714575%.',
    source: [3204, 3370],
  },
  {
    id: 'house-way-joker-in-flush',
    clause: '13.9',
    kind: 'open',
    text: 'The joker completes a flush that has its ace. The rules do not say which card it then is.',
    reading: 'The highest card of the suit that the flush lacks: with ace and queen, the king.',
    otherReading: 'A second ace, so that the flush beats every flush without the joker.',
    because:
      'To complete is to stand for a card that is missing, and no suit has two aces. As read the Standard Wager costs 2.724607%, otherwise 2.724606%.',
    source: [3204, 3205],
  },
  {
    id: 'house-way-three-aces',
    clause: '13.21',
    kind: 'open',
    text: 'With three aces, “Ace + one other card” go in front. The rules do not say which other card.',
    reading: 'The highest.',
    otherReading: 'The lowest.',
    because:
      'Every other line on single cards puts the next highest in front. As read the Standard Wager costs 2.724607%, otherwise 2.705078%.',
    source: [3317, 3317],
  },
  {
    id: 'house-way-pair-in-straight',
    clause: '13.21',
    kind: 'open',
    text: 'With one pair, a straight or flush is played behind only with the pair in front. Where none can be played without a card of the pair, the line does not say what is.',
    reading: 'The straight or flush behind, with the highest two cards that leaves in front.',
    otherReading: 'As with one pair alone: the pair behind, the next two highest single cards in front.',
    because:
      'The line is one of those for straights and flushes, and 13.19 asks for the best five cards behind. As read the Standard Wager costs 2.724607%, otherwise 2.908319%.',
    source: [3332, 3333],
  },
  {
    id: 'house-way-three-in-straight',
    clause: '13.21',
    kind: 'open',
    text: 'With three of a kind a pair of them goes in front. With three aces, the joker among them and needed for the straight or flush, none is left behind, and the hand can be a foul.',
    reading: 'The straight or flush behind, with the highest two cards that leaves in front.',
    otherReading:
      'As with three aces alone: a pair of aces behind, an ace and the highest other card in front.',
    because:
      'As with one pair, 13.19 asks for the best five cards behind. As read the Standard Wager costs 2.724607%, otherwise 2.726242%.',
    source: [3338, 3338],
  },
  {
    id: 'house-way-three-and-two-pairs',
    clause: '13.21',
    kind: 'open',
    text: 'A full house with two pairs: “Play highest pair in front”. The rules do not say whether two of the three count as a pair.',
    reading: 'The higher of the two pairs.',
    otherReading: 'The highest two alike, also two of the three.',
    because:
      'The line names the three apart from the pairs, and the full house stays behind. As read the Standard Wager costs 2.724607%, otherwise 2.724246%.',
    source: [3344, 3351],
  },
  {
    id: 'house-way-full-house-of-aces-or-kings',
    clause: '13.21',
    kind: 'open',
    text: 'A full house with a pair of twos is not split where there is “an Ace and a King to play in front”. The rules do not say whether one of the two may come out of the three: aces over twos with a king, or kings over twos with an ace.',
    reading: 'Both are single cards beside the full house; otherwise the twos go in front.',
    otherReading: 'Ace and king go in front out of these hands too, and two pairs stay behind.',
    because:
      'The line keeps the full house together, and without the three there is none. As read the Standard Wager costs 2.724607%, otherwise 2.724877%.',
    source: [3339, 3342],
  },
  {
    id: 'house-way-four-aces-and-pair',
    clause: '13.21',
    kind: 'contradictory',
    text: 'Four aces are “Always split”; four of a kind with a pair has the pair in front. Four aces with a pair are both.',
    reading: 'Four aces behind, the pair in front.',
    otherReading: 'A pair of aces in front, a pair of aces and the other pair behind.',
    because:
      'The line on four of a kind with a pair is the narrower one. As read the Standard Wager costs 2.724607%, otherwise 2.724525%.',
    source: [3360, 3364],
  },
  {
    id: 'house-way-four-and-three',
    clause: '13.21',
    kind: 'open',
    text: 'Four of a kind with three of a kind is on no line.',
    reading: 'Two of the three in front, as with four of a kind and a pair.',
    otherReading: 'Two of the four in front, and a full house behind.',
    because:
      'The three hold a pair, so the line on four of a kind with a pair fits; a dealers’ school teaches it so in otherwise the same words. To six places the Standard Wager costs 2.724607% under both.',
    source: [3362, 3364],
  },
  {
    id: 'house-way-five-aces',
    clause: '13.21',
    kind: 'damaged',
    text: 'The line on five aces begins “Aces and play three Aces in back and two Aces in front”: a word is lost.',
    reading: 'Split aces: three behind and two in front, unless there is a pair of kings for the front.',
    otherReading: 'A condition was lost, under which alone the aces are split.',
    because:
      'What is left sets every such hand, and a dealers’ school has the same line with the word “Split”. There are 1,128 hands with five aces among 154,143,080.',
    source: [3366, 3370],
  },
];
