/** Blackjack Poker: the cards, the table and the order of hands, lines 1975 to 2008. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { BLACKJACK_POKER_DECKS } from './blackjack-poker-game';

const GAME = { appliesTo: { wagers: ['initial'] } };

const EVEN = 'Blackjack Poker 3(e)';

const pays = (clause: string, line: number, hand: string, event: string, odds: string): RuleInput =>
  holds(clause, line, `${hand} pays ${odds}.`, {
    evidence: { measure: 'pays', against: 'approved', events: [event] },
    onBreach: 'breach',
    parameters: [{ name: event, comparator: 'equal', value: odds, unit: 'odds' }],
    ...GAME,
  });

const evenMoney = (clause: string, line: number, hand: string): RuleInput =>
  tells(clause, line, 'elsewhere', `${hand} pays even money.`, { ...GAME, askedBy: [EVEN] });

export const blackjackPokerTable: RuleInput[] = [
  asks(
    'Blackjack Poker 1(a)',
    1975,
    'cards',
    'Decks of 52 cards without jokers are used.',
    'We use decks of 52 cards without jokers.',
  ),
  holds('Blackjack Poker 1(b)', 1975, 'At least one deck and at most twelve are used.', {
    evidence: {
      measure: 'option',
      option: 'decks',
      oneOf: BLACKJACK_POKER_DECKS,
      as: { name: 'decks', unit: 'decks' },
    },
    onBreach: 'breach',
  }),
  asks(
    'Blackjack Poker 1(c)',
    1975,
    'equipment',
    'The blackjack table has places for seven players and the player-dealer.',
    'We use a blackjack table with at most seven places for players and one for the player-dealer.',
  ),
  asks(
    'Blackjack Poker 1(d)',
    1975,
    'equipment',
    'Each place has two spaces: one for the game wager, one for the Perfect Pair Bonus Bet.',
    'We mark a space for the game wager and another for the Perfect Pair Bonus Bet at each place.',
  ),
  holds('Blackjack Poker 1(e)', 1975, 'Each wager has a least and a largest amount.', {
    evidence: { owes: 'limits-shown' },
    duty: 'wagers',
    attests: 'We set a least and a largest amount for each wager.',
  }),
  asks(
    'Blackjack Poker 1(f)',
    1975,
    'wagers',
    'A wager is no less than the minimum of the table.',
    'We take no wager of less than the minimum of the table.',
  ),
  tells('Blackjack Poker 1(g)', 1975, 'permission', 'Backline bets are allowed on all wagers.'),
  asks('Blackjack Poker 2(a)', 1977, 'settling', 'No action button is used.', 'We use no action button.'),
  asks(
    'Blackjack Poker 2(b)',
    1977,
    'settling',
    'The action begins at the player-dealer’s left and goes clockwise.',
    'We begin the action at the player-dealer’s left and go clockwise.',
  ),
  asks(
    'Blackjack Poker 2(c)',
    1977,
    'settling',
    'Player by player the game wager is settled first, then the Perfect Pair Bonus Bet.',
    'We settle each player’s game wager first and then the Perfect Pair Bonus Bet.',
  ),
  tells(
    'Blackjack Poker 3(a)',
    1981,
    'definition',
    'Players and player-dealer add up their cards for a hand as high as possible in the chart below.',
  ),
  tells(
    'Blackjack Poker 3(b)',
    1981,
    'elsewhere',
    'Two aces of hearts count 22, are the highest hand and beat all others.',
    { askedBy: ['Blackjack Poker 36'] },
  ),
  tells('Blackjack Poker 3(c)', 1981, 'elsewhere', 'A player dealt two aces of hearts is paid 3 to 1.', {
    ...GAME,
    askedBy: ['Blackjack Poker 9'],
  }),
  tells(
    'Blackjack Poker 3(d)',
    1981,
    'elsewhere',
    'A player dealt an ace and a card that counts ten is paid 6 to 5.',
    { ...GAME, askedBy: ['Blackjack Poker 10'] },
  ),
  holds('Blackjack Poker 3(e)', 1981, 'Every other hand that wins is paid even money.', {
    evidence: { measure: 'pays', against: 'approved', events: ['win'] },
    onBreach: 'breach',
    parameters: [{ name: 'win', comparator: 'equal', value: '1 to 1', unit: 'odds' }],
    ...GAME,
  }),
  tells(
    'Blackjack Poker 3(f)',
    1981,
    'permission',
    'Where neither side has two aces of hearts, cards may be drawn.',
  ),
  tells('Blackjack Poker 4(a)', 1983, 'definition', 'Tens and pictures count ten.'),
  tells('Blackjack Poker 4(b)', 1983, 'definition', 'An ace counts one or eleven.'),
  tells('Blackjack Poker 4(c)', 1983, 'definition', 'Cards from two to nine count what they show.'),
  tells('Blackjack Poker 5', 1988, 'definition', 'In the chart: tens and pictures count ten.'),
  tells('Blackjack Poker 6', 1989, 'definition', 'In the chart: an ace counts one or eleven.'),
  tells('Blackjack Poker 7', 1990, 'definition', 'In the chart: other cards count what they show.'),
  tells('Blackjack Poker 8', 1992, 'definition', 'Hands rank in the order of the rows below.'),
  pays('Blackjack Poker 9', 1995, 'First come two aces of hearts, which', 'two-aces-of-hearts', '3 to 1'),
  pays(
    'Blackjack Poker 10',
    1996,
    'Second comes a blackjack, an ace and a card that counts ten, which',
    'blackjack',
    '6 to 5',
  ),
  evenMoney('Blackjack Poker 11', 1997, 'Third: two aces of hearts after a split; it'),
  evenMoney('Blackjack Poker 12', 1998, 'Fourth: an ace and a card that counts ten after a split; it'),
  evenMoney('Blackjack Poker 13', 1999, 'Fifth: any other 21; it'),
  evenMoney('Blackjack Poker 14', 2000, 'Sixth: any 20; it'),
  evenMoney('Blackjack Poker 15', 2001, 'Seventh: any 19; it'),
  evenMoney('Blackjack Poker 16', 2002, 'Eighth: any 18; it'),
  evenMoney('Blackjack Poker 17', 2003, 'Ninth: any 17; it'),
  evenMoney('Blackjack Poker 18', 2004, 'Tenth: any 16; it'),
  evenMoney('Blackjack Poker 19', 2005, 'Eleventh: any 15; it'),
  evenMoney('Blackjack Poker 20', 2006, 'Twelfth: any 14; it'),
  evenMoney('Blackjack Poker 21', 2007, 'Thirteenth: any 13; it'),
  evenMoney('Blackjack Poker 22', 2008, 'Fourteenth: any 12; it'),
];
