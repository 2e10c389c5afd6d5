/** Three Card Poker 6 Card Bonus: the owner, the table, the cards and the hands, lines 2419 to 2471. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';

const area = (clause: string, line: number, wager: string, label: string): RuleInput =>
  asks(clause, line, 'equipment', `One is marked “${label}”.`, `We mark an area “${label}” at each place.`, {
    appliesTo: { wagers: [wager] },
  });

const hand = (clause: string, line: number, says: string): RuleInput =>
  tells(clause, line, 'definition', says);

export const threeCardTable: RuleInput[] = [
  tells('Three Card 1(a)', 2419, 'background', 'SHFL Entertainment, Inc. owns the game.'),
  holds(
    'Three Card 1(b)',
    2419,
    'The agreement with the owner to play the game goes with the request for approval.',
    {
      evidence: { owes: 'consent', from: 'owner', of: 'play of the game in the card room' },
      duty: 'premises',
      attests: 'We send our agreement with the owner with our request for approval.',
    },
  ),
  tells(
    'Three Card 1(c)',
    2419,
    'authority',
    'The Bureau makes the details of the game public under section 19826(g) of the Business and Professions Code, without waiving the owner’s rights.',
  ),
  tells(
    'Three Card 1(d)',
    2419,
    'authority',
    'What the owner and the house agree is between them, and the Bureau settles no dispute about it.',
  ),
  tells('Three Card 2(a)', 2423, 'elsewhere', 'It is three card poker with a player-dealer.', {
    askedBy: ['Three Card 54(d)'],
  }),
  tells(
    'Three Card 2(b)',
    2423,
    'elsewhere',
    'The player-dealer collects and pays as far as the wager of the bank covers.',
    { askedBy: ['Three Card 52(c)', 'Three Card 54(b)'] },
  ),
  asks(
    'Three Card 3',
    2425,
    'banking',
    'A player banks two hands in a row, bonus bets too; then the position is offered clockwise.',
    'We let a player bank two hands in a row, bonus bets too, and then offer the position clockwise.',
  ),
  asks(
    'Three Card 4(a)',
    2429,
    'equipment',
    'The table is a blackjack table with eight places for players and player-dealer and one for the house dealer.',
    'We use a blackjack table with eight places for players and player-dealer and one for our dealer.',
  ),
  asks(
    'Three Card 4(b)',
    2429,
    'equipment',
    'A drop box is attached to the table.',
    'We attach a drop box to each table.',
  ),
  asks(
    'Three Card 5',
    2431,
    'equipment',
    'The layout has wagering areas for eight players.',
    'We use a layout with wagering areas at eight places.',
  ),
  tells('Three Card 6', 2433, 'background', 'The areas are marked as the items below say.'),
  area('Three Card 7', 2435, 'ante', 'Ante'),
  area('Three Card 8', 2436, 'play', 'Play'),
  area('Three Card 9', 2437, 'pair-plus', 'Pair Plus'),
  area('Three Card 10', 2438, 'six-card-bonus', '6 Card Bonus'),
  asks(
    'Three Card 11',
    2442,
    'wagers',
    'At most eight play, with the player-dealer.',
    'We seat at most eight players at a table, with the player-dealer.',
  ),
  asks(
    'Three Card 12',
    2446,
    'shuffling',
    'The cards come from a shuffling machine for one deck.',
    'We deal from a shuffling machine for one deck.',
  ),
  asks(
    'Three Card 13(a)',
    2447,
    'cards',
    'The decks are standard decks of 52 cards.',
    'We use standard decks of 52 cards.',
  ),
  asks('Three Card 13(b)', 2447, 'cards', 'There are no jokers.', 'We use no jokers.'),
  asks(
    'Three Card 14',
    2448,
    'cards',
    'Two decks of one design take turns.',
    'We use two decks with backs of one design, which take turns.',
  ),
  asks(
    'Three Card 15',
    2454,
    'cards',
    'Their backs have different colours.',
    'We use two decks whose backs have different colours.',
  ),
  asks(
    'Three Card 16',
    2455,
    'shuffling',
    'The machine shuffles one while the other is in play.',
    'We have the machine shuffle one deck while the other is in play.',
  ),
  asks(
    'Three Card 17',
    2456,
    'shuffling',
    'Each is used for every other round.',
    'We use each deck for every other round.',
  ),
  asks(
    'Three Card 18',
    2457,
    'dealing',
    'The discard rack holds cards of one deck only.',
    'We keep cards of only one deck in the discard rack.',
  ),
  hand('Three Card 19', 2461, 'All suits have the same rank.'),
  hand('Three Card 20', 2462, 'Hands rank in the order of the seven rows below.'),
  hand('Three Card 21', 2465, 'A mini royal flush is ace, king and queen of one suit.'),
  hand('Three Card 22', 2466, 'A straight flush is three of one suit in sequence.'),
  hand('Three Card 23', 2467, 'Three of a kind go from aces down to twos.'),
  hand('Three Card 24', 2468, 'A straight is in sequence, from ace-king-queen down to ace-2-3.'),
  hand('Three Card 25', 2469, 'A flush is of one suit, from ace-king-jack down to 5-3-2.'),
  hand('Three Card 26', 2470, 'One pair goes from aces down to twos.'),
  hand('Three Card 27', 2471, 'A high card is anything else, down to 5-3-2.'),
];
