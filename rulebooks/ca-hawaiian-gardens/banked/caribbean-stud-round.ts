/** Caribbean Stud Poker: what it is and how a round goes, lines 690 to 746. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';

const ANTE = { appliesTo: { wagers: ['ante'] } };
const CALL = { appliesTo: { wagers: ['call'] } };

const hand = (clause: string, line: number, says: string, note?: string): RuleInput =>
  tells(clause, line, 'definition', says, note === undefined ? {} : { note });

const least = (name: string, value: string) =>
  ({ name, comparator: 'at-least', value, unit: 'odds' }) as const;

const LEAST = { evidence: { measure: 'pays', against: 'minimum' }, onBreach: 'breach' } as const;

const row = (clause: string, line: number, winning: string, event: string, odds: string): RuleInput =>
  holds(clause, line, `${winning} pays ${odds === '1 to 1' ? 'even money' : odds} on the call bet.`, {
    ...LEAST,
    parameters: [least(event, odds)],
    ...CALL,
  });

/** What may be raised and never lowered, by the eighteenth of its rules. */
const MORE = 'Line 769 lets it pay more, and never less.';

export const caribbeanStudRound: RuleInput[] = [
  tells(
    'Caribbean Stud 1',
    690,
    'background',
    'The aim is the highest poker hand, which can win up to ten times the call bet.',
  ),
  tells('Caribbean Stud 2', 692, 'definition', 'Hands rank in the order of the rows below.'),
  hand('Caribbean Stud 3', 695, 'First comes a royal flush.'),
  hand('Caribbean Stud 4', 696, 'Second comes a straight flush.'),
  hand('Caribbean Stud 5', 697, 'Third comes four of a kind.'),
  hand(
    'Caribbean Stud 6',
    698,
    'Fourth comes a flush.',
    'In poker a full house ranks above it; see the ambiguity on this statement.',
  ),
  hand('Caribbean Stud 7', 699, 'Fifth comes a full house.'),
  hand('Caribbean Stud 8', 700, 'Sixth comes a straight.'),
  hand('Caribbean Stud 9', 701, 'Seventh comes three of a kind.'),
  hand('Caribbean Stud 10', 702, 'Eighth come two pairs.'),
  hand('Caribbean Stud 11', 703, 'Ninth comes a pair.'),
  hand('Caribbean Stud 12', 704, 'Last comes a high card.'),
  asks(
    'Caribbean Stud 13(a)',
    706,
    'cards',
    'A standard deck of 52 cards is used.',
    'We deal each round from one standard deck of 52 cards.',
    { note: 'The last sentence speaks of eight decks and of four; see the ambiguity on it.' },
  ),
  tells(
    'Caribbean Stud 13(b)',
    706,
    'permission',
    'The cards may come from a shoe or from an automated shuffling machine.',
  ),
  asks(
    'Caribbean Stud 13(c)',
    706,
    'cards',
    'A shoe has eight decks, and a shuffling machine four.',
    'We keep eight decks for a shoe, or four for a shuffling machine.',
    { note: 'How many of them a round is dealt from is open; see the ambiguity on this statement.' },
  ),
  holds('Caribbean Stud 14', 710, 'Each player places an ante within the limits before the deal.', {
    evidence: { owes: 'limits-shown' },
    duty: 'wagers',
    attests: 'We deal no card to a player who has not placed an ante within the limits of the table.',
  }),
  asks(
    'Caribbean Stud 15(a)',
    711,
    'dealing',
    'Cards are dealt clockwise from the player-dealer’s left.',
    'We deal clockwise from the player-dealer’s left.',
  ),
  asks(
    'Caribbean Stud 15(b)',
    711,
    'dealing',
    'Players and the player-dealer get five cards each, face down.',
    'We deal five cards face down to each player and to the player-dealer.',
  ),
  asks(
    'Caribbean Stud 15(c)',
    711,
    'dealing',
    'Then the player-dealer’s top card is turned up.',
    'We turn up the player-dealer’s top card once all cards are dealt, and no other.',
  ),
  asks(
    'Caribbean Stud 16(a)',
    712,
    'dealing',
    'Players look at their cards and fold or call.',
    'We let each player look at the cards and then fold or call.',
  ),
  asks(
    'Caribbean Stud 16(b)',
    712,
    'settling',
    'Who folds gives up the cards and loses the ante.',
    'We collect the ante and the cards of a player who folds.',
    ANTE,
  ),
  asks(
    'Caribbean Stud 16(c)',
    [712, 714],
    'wagers',
    'Who calls places a call bet of exactly twice the ante and puts the cards down.',
    'We take a call bet only if it is exactly twice the ante.',
    { parameters: [{ name: 'call', comparator: 'equal', value: '2', unit: 'antes' }], ...CALL },
  ),
  asks(
    'Caribbean Stud 17(a)',
    716,
    'dealing',
    'When all have chosen, the player-dealer’s other cards are turned up one by one.',
    'We turn up the player-dealer’s other cards one by one once all players have chosen.',
  ),
  asks(
    'Caribbean Stud 17(b)',
    716,
    'settling',
    'The last of them says which position is settled first.',
    'We settle first the position that the last of these cards names.',
  ),
  tells('Caribbean Stud 17(c)', 716, 'elsewhere', 'Cards stand for positions as in the table below.', {
    askedBy: ['Caribbean Stud 18'],
  }),
  asks(
    'Caribbean Stud 18',
    [718, 725],
    'settling',
    'An ace or an eight names position 2, a two or a nine 3, and so on to a six or a king 7 and a seven 8.',
    'We take an ace or an eight for position 2, a two or a nine for 3, and so on to a six or a king for 7 and a seven for 8.',
  ),
  asks(
    'Caribbean Stud 19(a)',
    727,
    'settling',
    'Position 2 is the first at the player-dealer’s left, and the others follow clockwise.',
    'We count the positions clockwise, with 2 for the first at the player-dealer’s left.',
  ),
  tells(
    'Caribbean Stud 19(b)',
    727,
    'background',
    'On a jack, for example, the player at position 5 is settled first.',
  ),
  asks(
    'Caribbean Stud 20(a)',
    729,
    'settling',
    'The player-dealer’s hand qualifies with an ace and a king, or better.',
    'We take the player-dealer’s hand to qualify with an ace and a king or better, and with nothing less.',
    { note: 'That every hand above that qualifies is read; see the ambiguity on this statement.' },
  ),
  holds(
    'Caribbean Stud 20(b)',
    729,
    'If it does not qualify, the hand is over: the ante of a player who called is paid even money, and the call bet goes back without action.',
    {
      ...LEAST,
      parameters: [least('dealer-not-qualified', '1 to 1')],
      duty: 'settling',
      attests: 'We return every call bet if the player-dealer does not qualify.',
      note: MORE,
      ...ANTE,
    },
  ),
  asks(
    'Caribbean Stud 21',
    730,
    'settling',
    'If it qualifies, each player’s hand is compared with it, beginning with the one that the last card named.',
    'We compare each player’s hand with a player-dealer’s that qualifies, beginning with the position that the last card named.',
  ),
  asks(
    'Caribbean Stud 22',
    731,
    'settling',
    'Where the player-dealer’s ranks higher, the player loses ante and call bet.',
    'We collect ante and call bet from a hand that ranks lower than a player-dealer’s that qualifies.',
  ),
  holds(
    'Caribbean Stud 23',
    733,
    'Where the player’s ranks higher, the ante is paid even money and the call bet by the rows below.',
    {
      ...LEAST,
      parameters: [least('win', '1 to 1')],
      note: MORE,
      ...ANTE,
    },
  ),
  row('Caribbean Stud 24', 736, 'A royal flush', 'royal-flush', '10 to 1'),
  row('Caribbean Stud 25', 737, 'A straight flush', 'straight-flush', '9 to 1'),
  row('Caribbean Stud 26', 738, 'Four of a kind', 'four-of-a-kind', '8 to 1'),
  row('Caribbean Stud 27', 739, 'A full house', 'full-house', '7 to 1'),
  row('Caribbean Stud 28', 740, 'A flush', 'flush', '6 to 1'),
  row('Caribbean Stud 29', 741, 'A straight', 'straight', '5 to 1'),
  row('Caribbean Stud 30', 742, 'Three of a kind', 'three-of-a-kind', '3 to 1'),
  row('Caribbean Stud 31', 743, 'Two pairs', 'two-pairs', '2 to 1'),
  row('Caribbean Stud 32', 744, 'A pair or less', 'pair-or-less', '1 to 1'),
  tells('Caribbean Stud 33(a)', 746, 'definition', 'Of two hands of one kind the remaining cards decide.'),
  asks(
    'Caribbean Stud 33(b)',
    746,
    'settling',
    'If all cards are of the same ranks, it is a push.',
    'We return ante and call bet if both hands are equal, card by card.',
  ),
];
