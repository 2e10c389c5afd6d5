/** Fortune Pai Gow Poker: what it is, its cards, the deal and the wagers, lines 1560 to 1609. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { asked, told } from './nines-said';

const FORTUNE = { appliesTo: { wagers: ['fortune'] } };
const rank = (clause: string, line: number, says: string, note?: string): RuleInput =>
  tells(clause, line, 'definition', says, note === undefined ? {} : { note });

export const fortunePaiGowTable: RuleInput[] = [
  tells('Fortune 1(a)', 1560, 'background', 'It adds a bonus bet to pai gow poker.'),
  told('Fortune 1(b)', 1560, 'oneToOne'),
  tells('Fortune 2(a)', 1562, 'wager', 'A player may place a Fortune Bonus.', FORTUNE),
  holds('Fortune 2(b)', 1562, 'A Fortune Bonus of at least $5 qualifies for the Envy Bonus.', {
    evidence: [
      { owes: 'line', line: 'A Fortune Bonus of {envy-qualifies} or more qualifies for the Envy Bonus.' },
      { measure: 'option', option: 'envy-qualifies', oneOf: ['5'] },
    ],
    onBreach: 'breach',
    parameters: [{ name: 'Fortune Bonus', comparator: 'equal', value: '5', unit: '$' }],
    ...FORTUNE,
  }),
  asks(
    'Fortune 3(a)',
    1566,
    'cards',
    'A standard pack of 52 cards is used.',
    'We play with a standard pack of 52 cards, to which we add one joker.',
    { note: 'Whether the standard game has a joker too is open; see the ambiguity on the next statement.' },
  ),
  asks(
    'Fortune 3(b)',
    1566,
    'cards',
    'In the Joker’s Wild version a joker is added, for 53 cards.',
    'We let the joker count as the pai gow poker of this table says, and as nothing else.',
  ),
  rank(
    'Fortune 4',
    1571,
    'First come five aces.',
    'Three aces are printed beside the joker; see the ambiguity on this statement.',
  ),
  rank('Fortune 5', 1572, 'Second comes a royal flush, ten to ace of one suit.'),
  rank('Fortune 6', 1573, 'Third comes a straight flush, five of one suit in sequence.'),
  rank('Fortune 7', 1574, 'Fourth comes four of a kind.'),
  rank('Fortune 8', 1575, 'Fifth comes a full house.'),
  rank('Fortune 9', 1576, 'Sixth comes a flush, five of one suit.'),
  rank('Fortune 10', 1577, 'Seventh comes a straight, five in sequence.'),
  rank('Fortune 11', 1578, 'Eighth comes three of a kind.'),
  rank('Fortune 12', 1579, 'Ninth come two pairs.'),
  rank('Fortune 13', 1580, 'Tenth comes a pair.'),
  rank('Fortune 14', 1581, 'Last comes a high card.'),
  asks(
    'Fortune 15',
    1589,
    'dealing',
    'Seven piles of seven cards are dealt.',
    'We deal seven piles of seven cards.',
  ),
  asked('Fortune 16(a)', 1590, 'cupOffered'),
  asks(
    'Fortune 16(b)',
    1590,
    'dealing',
    'The house dealer opens the cup. The dice say which place gets the first pile, which the player-dealer chose, and the action button.',
    'Our dealer opens the cup and gives the pile that the player-dealer chose and the action button to the place that the dice say.',
  ),
  asks(
    'Fortune 16(c)',
    1590,
    'dealing',
    'On 1, 8 and 15 the player-dealer gets cards first, and the player on the left of the player-dealer the action button.',
    'On 1, 8 and 15 we deal to the player-dealer first and give the action button to the player on the left.',
  ),
  asks(
    'Fortune 17(a)',
    1591,
    'dealing',
    'Each place gets a pile of seven cards face down.',
    'We give each place a pile of seven cards face down.',
  ),
  asks(
    'Fortune 17(b)',
    1591,
    'dealing',
    'The pile of a place without a wager goes to the discard tray.',
    'We put the pile of a place without a wager in the discard tray.',
  ),
  asks(
    'Fortune 18',
    1595,
    'wagers',
    'At most seven play, with the player-dealer.',
    'We seat at most seven players at a table, with the player-dealer.',
  ),
  tells('Fortune 19', 1599, 'elsewhere', 'Each card room that asks for approval decides on its fees.', {
    askedBy: ['Fortune 69'],
  }),
  holds('Fortune 20(a)', 1603, 'Wagers are placed within the limits that are posted.', {
    evidence: { owes: 'limits-shown' },
    duty: 'wagers',
    attests: 'We take wagers within the posted limits of the table only.',
  }),
  holds('Fortune 20(b)', 1603, 'Each player places the game wager, and may add a Fortune Bonus.', {
    evidence: { measure: 'beside', wagers: ['standard'], enough: 'one' },
    onBreach: 'breach',
    duty: 'wagers',
    attests: 'We take a Fortune Bonus only from a player who has placed a game wager.',
    ...FORTUNE,
  }),
  asks(
    'Fortune 20(c)',
    1603,
    'dealing',
    'The house dealer puts an envy button beside a Fortune Bonus that qualifies for the Envy Bonus.',
    'Our dealer puts an envy button beside each Fortune Bonus that qualifies for the Envy Bonus.',
    FORTUNE,
  ),
  tells(
    'Fortune 21',
    1605,
    'permission',
    'The player-dealer may put up a wager that covers some of the others or all.',
  ),
  asks(
    'Fortune 22',
    1609,
    'settling',
    'Once the player-dealer’s hands are set, each player’s are opened in turn and compared with them.',
    'We open each player’s hands in turn, once the player-dealer’s are set, and compare them.',
  ),
];
