/** Fortune Pai Gow Poker: how bonuses settle, the round, its words, its pays and its fees, lines 1615 to 1708. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { again, asked } from './nines-said';

const FORTUNE = { appliesTo: { wagers: ['fortune'] } };

const pays = (clause: string, line: number, hand: string, event: string, odds: string, note?: string) =>
  holds(clause, line, `${hand} pays ${odds}.`, {
    evidence: { measure: 'pays', against: 'approved', events: [event] },
    onBreach: 'breach',
    parameters: [{ name: event, comparator: 'equal', value: odds, unit: 'odds' }],
    ...(note === undefined ? {} : { note }),
    ...FORTUNE,
  });

const word = (clause: string, line: number, says: string): RuleInput =>
  tells(clause, line, 'definition', says);

const bonuses: RuleInput[] = [
  asks(
    'Fortune 23',
    1615,
    'settling',
    'Once the game wagers are settled, the house dealer sees whether a hand qualifies for Fortune Bonus or Envy Bonus.',
    'We settle bonuses once the game wagers are settled.',
    FORTUNE,
  ),
  asks(
    'Fortune 24',
    1616,
    'settling',
    'The Fortune Bonus is on the best hand in the player’s seven cards.',
    'We settle the Fortune Bonus on the best hand in the player’s seven cards, however they are set.',
    FORTUNE,
  ),
  tells('Fortune 25', 1617, 'elsewhere', 'A hand that qualifies is paid by the table.', {
    ...FORTUNE,
    askedBy: ['Fortune 60', 'Fortune 68'],
  }),
  asks(
    'Fortune 26(a)',
    1618,
    'settling',
    'The envy button stays beside the wager and what was paid,',
    'We leave the envy button beside a Fortune Bonus that was paid.',
    FORTUNE,
  ),
  asks(
    'Fortune 26(b)',
    1618,
    'settling',
    'and is picked up when all wagers are settled.',
    'We pick up envy buttons only when all wagers are settled.',
    FORTUNE,
  ),
  asks(
    'Fortune 27',
    1619,
    'settling',
    'The player-dealer collects the Fortune Bonus of a hand that does not qualify.',
    'We let the player-dealer collect the Fortune Bonus of every hand that is not in the table.',
    FORTUNE,
  ),
  asks(
    'Fortune 28(a)',
    1620,
    'settling',
    'Its envy button stays too,',
    'We leave the envy button of a Fortune Bonus that was collected.',
    FORTUNE,
  ),
  again('Fortune 28(b)', 1620, 'until all wagers are settled.', 'Fortune 26(b)'),
  asks(
    'Fortune 29',
    1621,
    'settling',
    'The player-dealer pays Envy Bonuses at the end of the round.',
    'We have the player-dealer pay Envy Bonuses at the end of the round.',
    FORTUNE,
  ),
  asks(
    'Fortune 30',
    1622,
    'settling',
    'If a player has four of a kind or better, all players with envy buttons are paid by the table.',
    'We pay all players with envy buttons by the table where a player has a hand of it.',
    { note: 'The table has no sum for four of a kind; see the ambiguity on this statement.', ...FORTUNE },
  ),
  asks(
    'Fortune 31',
    1623,
    'settling',
    'If several players have such hands, each of them is paid for.',
    'We pay an Envy Bonus for each such hand where several players have one.',
    FORTUNE,
  ),
  asks(
    'Fortune 32',
    1624,
    'settling',
    'Nobody is paid for their own hand or for the player-dealer’s.',
    'We pay no Envy Bonus for a player’s own hand or for the player-dealer’s.',
    FORTUNE,
  ),
];

const round: RuleInput[] = [
  asks(
    'Fortune 33(a)',
    1628,
    'wagers',
    'Players and the player-dealer put up their wagers for the next hand.',
    'We deal no cards until players and the player-dealer have put up their wagers.',
  ),
  asks(
    'Fortune 33(b)',
    1628,
    'wagers',
    'A Fortune Bonus is placed then too.',
    'We take a Fortune Bonus before the deal only.',
    FORTUNE,
  ),
  asks(
    'Fortune 34',
    1629,
    'dealing',
    'The house dealer then follows the approved procedures of the house’s pai gow poker.',
    'Our dealer follows the approved procedures of the pai gow poker that this table plays.',
  ),
  again('Fortune 35', 1635, 'Hands are opened in turn and compared.', 'Fortune 22'),
  holds(
    'Fortune 36',
    1636,
    'Winning bets are paid 9 to 10, as far as the player-dealer’s wagers cover them.',
    {
      evidence: { measure: 'pays', against: 'approved', events: ['win'] },
      onBreach: 'breach',
      parameters: [{ name: 'win', comparator: 'equal', value: '9 to 10', unit: 'odds' }],
      appliesTo: { wagers: ['standard'] },
      duty: 'banking',
      attests: 'We pay winning bets as far as the player-dealer’s wagers cover them.',
      note: 'The procedures of pai gow poker pay even money; see the ambiguity on this statement.',
    },
  ),
  again('Fortune 37', 1637, 'Bonuses settle after the game wagers.', 'Fortune 23'),
  again('Fortune 38', 1638, 'The best hand of seven cards counts.', 'Fortune 24'),
  again('Fortune 39', 1639, 'A hand that qualifies is paid by the table.', 'Fortune 60', 'Fortune 68'),
  again('Fortune 40(a)', 1640, 'The envy button stays beside the wager and what was paid,', 'Fortune 26(a)'),
  again('Fortune 40(b)', 1640, 'until all wagers are settled.', 'Fortune 26(b)'),
  again('Fortune 41', 1641, 'Other Fortune Bonuses are collected.', 'Fortune 27'),
  again('Fortune 42(a)', 1642, 'Their envy buttons stay too,', 'Fortune 28(a)'),
  again('Fortune 42(b)', 1642, 'until all wagers are settled.', 'Fortune 26(b)'),
  again('Fortune 43', 1643, 'Envy Bonuses are paid at the end of the round.', 'Fortune 29'),
  again('Fortune 44', 1644, 'Four of a kind or better pays all with envy buttons.', 'Fortune 30'),
  again('Fortune 45', 1645, 'Each of several such hands is paid for.', 'Fortune 31'),
  again('Fortune 46', 1646, 'No own hand and no player-dealer’s hand is paid for.', 'Fortune 32'),
  asks(
    'Fortune 47',
    1647,
    'shuffling',
    'Then the cards are collected and shuffled for the next round.',
    'We collect and shuffle the cards after each round.',
  ),
  asks(
    'Fortune 48',
    1648,
    'banking',
    'The player-dealer collects every bonus wager that loses and pays every one that wins.',
    'We let the player-dealer collect every bonus wager that loses and pay every one that wins.',
    FORTUNE,
  ),
  asked('Fortune 49(a)', 1654, 'rotates'),
  asked('Fortune 49(b)', 1654, 'clockwise'),
  asks(
    'Fortune 50(a)',
    1658,
    'equipment',
    'A standard pai gow poker table is used,',
    'We use a standard pai gow poker table.',
  ),
  asks(
    'Fortune 50(b)',
    1658,
    'equipment',
    'with the name of the game and marked areas of their own for the bonus on its layout.',
    'We use a layout with the name of the game and a marked area for the Fortune Bonus at each place.',
  ),
];

const words: RuleInput[] = [
  word('Fortune 51', 1662, 'The action pile is the pile that the player-dealer chose to be dealt first.'),
  word('Fortune 52', 1663, 'The action button marks where settling begins.'),
  word('Fortune 53', 1664, 'The action is the place where settling begins.'),
  word('Fortune 54', 1665, 'A copy is a hand equal to the player-dealer’s.'),
  word('Fortune 55', 1666, 'The Envy Bonus is what envy buttons are paid for others’ hands.'),
  word('Fortune 56', 1667, 'The Fortune Bonus is an optional wager paid by its table.'),
  word('Fortune 57', 1668, 'The player-dealer is the place that all others play against.'),
  word('Fortune 58', 1669, 'Seven places have wagers and hands.'),
  word('Fortune 59', 1670, 'A push is one hand won and the other lost.'),
];

const LOST_DIGIT = 'A digit is lost in the print; see the ambiguity on “Fortune 61”.';

const table: RuleInput[] = [
  holds('Fortune 60', 1677, 'Five aces pay 500 to 1, and $200 to each envy button.', {
    evidence: [
      { measure: 'pays', against: 'approved', events: ['five-aces'] },
      { owes: 'line', line: 'Envy Bonus: {envy-pays}.' },
    ],
    onBreach: 'breach',
    parameters: [{ name: 'five-aces', comparator: 'equal', value: '500 to 1', unit: 'odds' }],
    duty: 'settling',
    attests: 'We pay each Envy Bonus as the sign says.',
    ...FORTUNE,
  }),
  pays('Fortune 61', 1678, 'Five of a kind', 'five-of-a-kind', '200 to 1', LOST_DIGIT),
  pays('Fortune 62', 1679, 'A royal flush', 'royal-flush', '100 to 1', LOST_DIGIT),
  pays('Fortune 63', 1680, 'A straight flush', 'straight-flush', '50 to 1'),
  pays('Fortune 64', 1681, 'A straight flush with the joker', 'straight-flush-with-joker', '30 to 1'),
  pays('Fortune 65', 1682, 'Four of a kind', 'four-of-a-kind', '25 to 1'),
  pays('Fortune 66', 1683, 'A full house', 'full-house', '5 to 1'),
  pays('Fortune 67', 1684, 'A flush', 'flush', '4 to 1'),
  pays('Fortune 68', 1685, 'A straight', 'straight', '2 to 1'),
  asks(
    'Fortune 69',
    [1693, 1708],
    'fees',
    'Eleven options: fixed fees of player and player-dealer by the limit of the table.',
    'If we use one of the eleven options of this document, we charge exactly its fees.',
  ),
];

export const fortunePaiGowRound: RuleInput[] = [...bonuses, ...round, ...words, ...table];
