import type { RuleInput } from '../format/record';

const HANDS = [
  'Royal flush: ace, king, queen, jack and ten of one suit.',
  'Straight flush: five cards in sequence, of one suit.',
  'Four of a kind: four cards of one rank.',
  'Full house: three cards of one rank and two of another.',
  'Flush: five cards of one suit.',
  'Straight: five cards in sequence that are not a royal or straight flush.',
  'Three of a kind: three cards of one rank.',
  'Two pairs: two cards of one rank and two of another.',
  'One pair: two cards of one rank.',
  'No pair: the highest cards of the hand count.',
];

/** The ranking of five cards, (a) to (j), which several sections print alike: the clause of each line, and where it stands. */
export const fiveCardHands = (lines: [string, [number, number]][]): RuleInput[] =>
  lines.map(([clause, source], index) => ({
    clause,
    says: HANDS[index] ?? '',
    kind: 'informative',
    informs: 'definition',
    source,
  }));
