/** The Perfect Pair Bonus Bet, lines 2047 to 2061. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';

const PAIR = { appliesTo: { wagers: ['perfect-pair'] } };

const row = (clause: string, line: number, hand: string, event: string, odds: string): RuleInput =>
  holds(clause, line, `${hand} pays ${odds}.`, {
    evidence: { measure: 'pays', against: 'approved', events: [event] },
    onBreach: 'breach',
    parameters: [{ name: event, comparator: 'equal', value: odds, unit: 'odds' }],
    ...PAIR,
  });

export const perfectPair: RuleInput[] = [
  tells('Blackjack Poker 38(a)', 2047, 'elsewhere', 'Each place has a space of its own for it.', {
    ...PAIR,
    askedBy: ['Blackjack Poker 1(d)'],
  }),
  holds('Blackjack Poker 38(b)', 2047, 'It is taken only beside a game wager, before the deal.', {
    evidence: { measure: 'beside', wagers: ['initial'] },
    onBreach: 'breach',
    duty: 'wagers',
    attests: 'We take a Perfect Pair Bonus Bet only from a player with a game wager, and before the deal.',
    ...PAIR,
  }),
  tells('Blackjack Poker 39', 2048, 'permission', 'Backline bettors may place it too.', PAIR),
  asks(
    'Blackjack Poker 40',
    2049,
    'wagers',
    'It is no more than the game wager.',
    'We take a Perfect Pair Bonus Bet of no more than the game wager.',
    PAIR,
  ),
  tells('Blackjack Poker 41(a)', 2050, 'wager', 'It is on the first two cards of the player.', PAIR),
  asks(
    'Blackjack Poker 41(b)',
    2050,
    'settling',
    'It wins with a pair: mixed, of one colour or of one suit.',
    'We pay the Perfect Pair Bonus Bet of every player whose first two cards are a pair.',
    PAIR,
  ),
  asks(
    'Blackjack Poker 41(c)',
    2050,
    'settling',
    'It loses with any other two cards.',
    'We collect the Perfect Pair Bonus Bet where the first two cards are no pair.',
    PAIR,
  ),
  asks(
    'Blackjack Poker 42',
    2052,
    'settling',
    'It stays in action however the game wager ends.',
    'We settle the Perfect Pair Bonus Bet however the game wager ends.',
    PAIR,
  ),
  asks(
    'Blackjack Poker 43(a)',
    2053,
    'banking',
    'The player-dealer pays it where it wins and collects it where it loses.',
    'We let the player-dealer pay every Perfect Pair Bonus Bet that wins and collect every one that loses.',
    PAIR,
  ),
  asks(
    'Blackjack Poker 43(b)',
    2053,
    'banking',
    'What the player-dealer’s wager does not cover goes back.',
    'We return each Perfect Pair Bonus Bet that the player-dealer’s wager does not cover.',
    PAIR,
  ),
  tells('Blackjack Poker 44', 2054, 'elsewhere', 'It is paid by the rows below.', {
    ...PAIR,
    askedBy: ['Blackjack Poker 45', 'Blackjack Poker 46', 'Blackjack Poker 47'],
  }),
  row('Blackjack Poker 45', 2059, 'A mixed pair', 'mixed-pair', '6 to 1'),
  row('Blackjack Poker 46', 2060, 'A pair of one colour and two suits', 'coloured-pair', '12 to 1'),
  row('Blackjack Poker 47', 2061, 'A pair of one suit', 'perfect-pair', '25 to 1'),
];
