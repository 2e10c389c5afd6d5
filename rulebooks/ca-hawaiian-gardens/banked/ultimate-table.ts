/** Ultimate Texas Hold’em: the cards, the table and the hands, lines 2280 to 2305. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';

const hand = (clause: string, line: number, says: string): RuleInput =>
  tells(clause, line, 'definition', says);

export const ultimateTable: RuleInput[] = [
  asks(
    'Ultimate 1(a)',
    2280,
    'cards',
    'A shuffling machine is used with two decks of 52 cards without jokers.',
    'We use a shuffling machine with two decks of 52 cards without jokers.',
  ),
  asks(
    'Ultimate 1(b)',
    2280,
    'shuffling',
    'The decks take turns, round by round.',
    'We change to the other deck after each round.',
  ),
  asks(
    'Ultimate 1(c)',
    2280,
    'cards',
    'Their backs have different colours.',
    'We use two decks whose backs have different colours.',
  ),
  asks(
    'Ultimate 1(d)',
    2280,
    'shuffling',
    'The machine shuffles one while the other is in play.',
    'We have the machine shuffle one deck while the other is in play.',
  ),
  tells('Ultimate 1(e)', 2280, 'elsewhere', 'They go on taking turns.', { askedBy: ['Ultimate 1(b)'] }),
  tells('Ultimate 1(f)', 2280, 'permission', 'The cards may be dealt from a shoe instead.'),
  asks(
    'Ultimate 1(g)',
    2280,
    'equipment',
    'The table has places for seven players and the player-dealer.',
    'We use a table with at most seven places for players and one for the player-dealer.',
  ),
  asks(
    'Ultimate 1(h)',
    2280,
    'equipment',
    'Each place has four spaces: Ante, Blind, Play and Trips Bonus.',
    'We mark spaces for Ante, Blind, Play and Trips Bonus at each place.',
  ),
  holds('Ultimate 1(i)', 2280, 'Each wager has a least and a largest amount.', {
    evidence: { owes: 'limits-shown' },
    duty: 'wagers',
    attests: 'We set a least and a largest amount for each wager.',
  }),
  asks(
    'Ultimate 1(j)',
    2280,
    'wagers',
    'No wager is below the minimum of the table.',
    'We take no wager below the minimum of the table.',
  ),
  asks(
    'Ultimate 1(k)',
    2280,
    'wagers',
    'Backline bets are not allowed on any wager.',
    'We take no backline bets.',
  ),
  asks(
    'Ultimate 2(a)',
    2282,
    'settling',
    'No action button or other marker says whose wagers settle first.',
    'We use no action button and no other marker of whose wagers settle first.',
  ),
  asks(
    'Ultimate 2(b)',
    2282,
    'settling',
    'Wagers settle clockwise from the player-dealer’s left, as far as the player-dealer’s wager covers them.',
    'We settle wagers clockwise from the player-dealer’s left, as far as the player-dealer’s wager covers them.',
  ),
  tells(
    'Ultimate 3(a)',
    2286,
    'definition',
    'The object is a better five-card hand than the player-dealer’s.',
  ),
  tells('Ultimate 3(b)', 2286, 'elsewhere', 'A hand is the best five of two hole cards and five in common.', {
    askedBy: ['Ultimate 28(e)'],
  }),
  hand('Ultimate 4(a)', 2288, 'Cards rank from the ace down to the two.'),
  hand('Ultimate 4(b)', 2288, 'All suits have the same rank.'),
  hand('Ultimate 4(c)', 2288, 'Hands rank in the order of the ten rows below.'),
  hand('Ultimate 5', 2293, 'A royal flush is ace, king, queen, jack and ten of one suit.'),
  hand('Ultimate 6', 2294, 'A straight flush is five of one suit in sequence, down to 5-4-3-2-ace.'),
  hand('Ultimate 7', 2295, 'Four of a kind go from aces down to twos.'),
  hand('Ultimate 8', 2296, 'A full house is three of a kind with a pair.'),
  hand('Ultimate 9', 2297, 'A flush is five of one suit, not in sequence.'),
  hand(
    'Ultimate 10',
    2298,
    'A straight is five in sequence, from ace-king-queen-jack-ten down to 5-4-3-2-ace.',
  ),
  hand('Ultimate 11', 2299, 'Three of a kind go from aces down to twos.'),
  hand('Ultimate 12', 2300, 'Two pairs go from aces and kings down to threes and twos.'),
  hand('Ultimate 13', 2301, 'One pair goes from aces down to twos.'),
  hand('Ultimate 14', 2305, 'A high card is anything else.'),
];
