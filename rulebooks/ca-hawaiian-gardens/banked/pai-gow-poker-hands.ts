/** How to play, and how hands rank, as Pai Gow Poker and Joker’s Wild Pai Gow Poker say it alike. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { again, asked } from './nines-said';
import type { Line, PaiGowNumbering } from './pai-gow-numbering';

const rank = (clause: string, line: Line, says: string, note?: string): RuleInput =>
  tells(clause, line, 'definition', says, note === undefined ? {} : { note });

export const paiGowPlay = ({ said, line }: PaiGowNumbering): RuleInput[] => [
  asked(said(3, '(a)'), line(3), 'cupOffered'),
  asked(said(3, '(b)'), line(3), 'cupOpened'),
  asks(
    said(3, '(c)'),
    line(3),
    'dealing',
    'On 1, 8 and 15 the player-dealer gets cards first, and the player on the left of the player-dealer the action button.',
    'On 1, 8 and 15 we deal to the player-dealer first and give the action button to the player on the left.',
  ),
  asks(
    said(4, '(a)'),
    line(4),
    'dealing',
    'Each seated player gets seven cards face down, to make a hand of two and a hand of five.',
    'We deal seven cards face down to each seated player, for a hand of two cards and one of five.',
  ),
  tells(
    said(4, '(b)'),
    line(4),
    'definition',
    'The object is two hands that both rank higher than the player-dealer’s.',
  ),
  again(
    said(5, '(a)'),
    line(5),
    'A player wins if both hands rank higher than the player-dealer’s.',
    said(5, '(e)'),
  ),
  asks(
    said(5, '(b)'),
    line(5),
    'settling',
    'One hand won and one lost is a push.',
    'We return the wager of a player who wins one hand and loses the other.',
  ),
  asks(
    said(5, '(c)'),
    line(5),
    'settling',
    'The player-dealer wins with both hands, or with one while the other is a tie.',
    'We collect the wager where the player-dealer wins both hands, or one while the other is a tie.',
    { note: 'What two ties do is open; see the ambiguity on this statement.' },
  ),
  asks(
    said(5, '(d)'),
    line(5),
    'settling',
    'If the player-dealer loses one hand and ties the other, it is a push.',
    'We return the wager where the player-dealer loses one hand and ties the other.',
  ),
  holds(
    said(5, '(e)'),
    line(5),
    'Winning hands are paid even money, and losing hands lose what was wagered.',
    {
      evidence: { measure: 'pays', against: 'approved', events: ['win'] },
      onBreach: 'breach',
      parameters: [{ name: 'win', comparator: 'equal', value: '1 to 1', unit: 'odds' }],
      appliesTo: { wagers: ['standard'] },
    },
  ),
];

export const paiGowHands = ({ said, line }: PaiGowNumbering): RuleInput[] => [
  asks(
    said(6),
    line(6),
    'dealing',
    'The five cards go face down where the high cards go, the two where the low cards go.',
    'We have players put five cards face down in the place for high cards and two in the place for low cards.',
  ),
  again(
    said(7, '(a)'),
    line(7),
    'The hand of five has to be higher than the hand of two.',
    said(34),
    said(40, '(a)'),
  ),
  tells(
    said(7, '(b)'),
    line(7),
    'background',
    'Behind a pair of fours, for example, belongs at least a pair of fives.',
  ),
  rank(
    said(8, '(a)'),
    line(8),
    'The highest hand of five is five aces, and the highest of two a pair of aces.',
  ),
  tells(
    said(8, '(b)'),
    line(8),
    'background',
    'A sentence on a joker and a pair of fives is a piece of the example before it.',
    { note: 'See the ambiguity on this statement.' },
  ),
  tells(said(8, '(c)'), line(8), 'definition', 'Hands rank in the order of the rows below.'),
  rank(
    said(9),
    line(9),
    'First come five aces, one of them the joker.',
    'Three aces are printed beside the joker; see the ambiguity on this statement.',
  ),
  rank(said(10), line(10), 'Second comes a royal flush, ten to ace of one suit.'),
  rank(said(11), line(11), 'Third comes a straight flush, five of one suit in sequence.'),
  rank(said(12), line(12), 'Fourth comes four of a kind; of two, the one of higher cards wins.'),
  rank(said(13), line(13), 'Fifth comes a full house; of two, the one with the higher three wins.'),
  rank(said(14), line(14), 'Sixth comes a flush, five of one suit.'),
  rank(
    said(15),
    line(15),
    'Seventh comes a straight, five in sequence.',
    'Where ace to five stands is open; see the ambiguity on this statement.',
  ),
  rank(said(16), line(16), 'Eighth comes three of a kind.'),
  rank(said(17), line(17), 'Ninth come two pairs.'),
  rank(said(18), line(18), 'Tenth comes a pair.'),
  rank(said(19), line(19), 'Last comes a high card: the highest of five decides.'),
];
