/** Pai Gow Poker: which hands are compared and how they rank, lines 984 to 1001. */
import type { RuleInput } from '../../format/record';
import { asks, tells } from '../../format/statements';
import { again } from './nines-said';

const rank = (clause: string, line: number, says: string, note?: string): RuleInput =>
  tells(clause, line, 'definition', says, note === undefined ? {} : { note });

export const paiGowPokerHands: RuleInput[] = [
  asks(
    'Pai Gow Poker 6',
    984,
    'dealing',
    'The five cards go face down where the high cards go, the two where the low cards go.',
    'We have players put five cards face down in the place for high cards and two in the place for low cards.',
  ),
  again(
    'Pai Gow Poker 7(a)',
    986,
    'The hand of five has to be higher than the hand of two.',
    'Pai Gow Poker 34',
    'Pai Gow Poker 40(a)',
  ),
  tells(
    'Pai Gow Poker 7(b)',
    986,
    'background',
    'Behind a pair of fours, for example, belongs at least a pair of fives.',
  ),
  rank(
    'Pai Gow Poker 8(a)',
    987,
    'The highest hand of five is five aces, and the highest of two a pair of aces.',
  ),
  tells(
    'Pai Gow Poker 8(b)',
    988,
    'background',
    'A sentence on a joker and a pair of fives is a piece of the example before it.',
    { note: 'See the ambiguity on this statement.' },
  ),
  tells('Pai Gow Poker 8(c)', 988, 'definition', 'Hands rank in the order of the rows below.'),
  rank(
    'Pai Gow Poker 9',
    991,
    'First come five aces, one of them the joker.',
    'Three aces are printed beside the joker; see the ambiguity on this statement.',
  ),
  rank('Pai Gow Poker 10', 992, 'Second comes a royal flush, ten to ace of one suit.'),
  rank('Pai Gow Poker 11', 993, 'Third comes a straight flush, five of one suit in sequence.'),
  rank('Pai Gow Poker 12', 994, 'Fourth comes four of a kind; of two, the one of higher cards wins.'),
  rank('Pai Gow Poker 13', 995, 'Fifth comes a full house; of two, the one with the higher three wins.'),
  rank('Pai Gow Poker 14', 996, 'Sixth comes a flush, five of one suit.'),
  rank(
    'Pai Gow Poker 15',
    997,
    'Seventh comes a straight, five in sequence.',
    'Where ace to five stands is open; see the ambiguity on this statement.',
  ),
  rank('Pai Gow Poker 16', 998, 'Eighth comes three of a kind.'),
  rank('Pai Gow Poker 17', 999, 'Ninth come two pairs.'),
  rank('Pai Gow Poker 18', 1000, 'Tenth comes a pair.'),
  rank('Pai Gow Poker 19', 1001, 'Last comes a high card: the highest of five decides.'),
];
