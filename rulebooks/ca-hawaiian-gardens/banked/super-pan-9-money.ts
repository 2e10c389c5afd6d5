/** Who wins, the Bonus Tie Bet, the player-dealer and the fees of Super Pan 9, lines 1937 to 1969. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { COLLECTION_SHOWN } from '../collection';
import { again } from './nines-said';

const BONUS = { wagers: ['bonus-tie'] };
const BASE = { wagers: ['player'] };

const row = (clause: string, line: number, total: string, event: string, odds: string): RuleInput =>
  holds(clause, line, `The bonus pays ${odds} on ${total}.`, {
    evidence: { measure: 'pays', against: 'approved', events: [event] },
    onBreach: 'breach',
    appliesTo: BONUS,
    parameters: [{ name: event, comparator: 'equal', value: odds, unit: 'odds' }],
  });

export const superPan9Money: RuleInput[] = [
  asks(
    'Super Pan 9 24(a)',
    1937,
    'settling',
    'Once all hands are complete the house dealer turns up all cards of the players.',
    'Our dealer turns up all cards of the players once all hands are complete.',
  ),
  tells('Super Pan 9 24(b)', 1937, 'background', 'Players and player-dealer then show down.'),
  asks(
    'Super Pan 9 24(c)',
    1937,
    'settling',
    'Each player’s hand is compared with the player-dealer’s.',
    'We compare the hand of each player with the player-dealer’s.',
  ),
  tells('Super Pan 9 24(d)', 1937, 'background', 'The items below say who wins.'),
  holds('Super Pan 9 25', 1939, 'The player-dealer pays a player whose hand is closer to nine.', {
    evidence: { measure: 'pays', against: 'approved', events: ['win'] },
    onBreach: 'breach',
    appliesTo: BASE,
    parameters: [{ name: 'win', comparator: 'equal', value: '1 to 1', unit: 'odds' }],
    duty: 'settling',
    attests: 'We have the player-dealer pay every player whose hand is closer to nine.',
    note: 'The pay itself is not printed; see the ambiguity on it.',
  }),
  asks(
    'Super Pan 9 26',
    1940,
    'settling',
    'The player-dealer collects from a player whose hand is further from nine.',
    'We have the player-dealer collect from every player whose hand is further from nine, and from no other but on ties of 0 and 1.',
  ),
  holds(
    'Super Pan 9 27(a)',
    1941,
    'The player-dealer wins ties of 0 and 1; ties of 2 to 6 are a stand-off.',
    {
      evidence: { measure: 'pays', against: 'approved', events: ['low-tie'] },
      onBreach: 'breach',
      duty: 'settling',
      attests: 'We collect the base wager on ties of 0 and 1 and return it on ties of 2 to 6.',
      appliesTo: BASE,
    },
  ),
  asks(
    'Super Pan 9 27(b)',
    1941,
    'settling',
    'A natural tie of 7 or more pays the Bonus Tie Bets by their table.',
    'We pay Bonus Tie Bets whenever both hands tie at 7 or more with three cards each.',
    { appliesTo: BONUS },
  ),
  asks(
    'Super Pan 9 27(c)',
    1941,
    'settling',
    'Without a Bonus Tie Bet, natural ties of 7, 8 and 9 are a stand-off.',
    'We return the base wager where both hands tie at 7, 8 or 9 with three cards each.',
  ),
  asks(
    'Super Pan 9 28(a)',
    1945,
    'equipment',
    'Each seat has an area of its own for a Bonus Tie Bet.',
    'We mark an area for a Bonus Tie Bet at each seat.',
    { appliesTo: BONUS },
  ),
  holds('Super Pan 9 28(b)', 1945, 'It is taken only beside a base wager.', {
    evidence: { measure: 'beside', wagers: ['player'], enough: 'one' },
    onBreach: 'breach',
    duty: 'wagers',
    attests: 'We take a Bonus Tie Bet only from a player with a base wager.',
    appliesTo: BONUS,
  }),
  tells('Super Pan 9 29', 1946, 'permission', 'Seated players and backline bettors may place it.', {
    appliesTo: BONUS,
  }),
  asks(
    'Super Pan 9 30',
    1947,
    'wagers',
    'It may be more than the base wager, less, or the same, within the limits.',
    'We take a Bonus Tie Bet of any size within the limits of the table, whatever the base wager is.',
    { appliesTo: BONUS },
  ),
  asks('Super Pan 9 31', 1949, 'fees', 'No fee is taken for it.', 'We take no fee for a Bonus Tie Bet.', {
    appliesTo: BONUS,
  }),
  asks(
    'Super Pan 9 32(a)',
    1950,
    'banking',
    'The player-dealer pays it where it wins and collects it where it loses.',
    'We let the player-dealer pay every Bonus Tie Bet that wins and collect every one that loses.',
    { appliesTo: BONUS },
  ),
  asks(
    'Super Pan 9 32(b)',
    1950,
    'banking',
    'What the player-dealer’s money does not cover goes back.',
    'We return the wagers that the player-dealer’s money does not cover.',
    { appliesTo: BONUS },
  ),
  asks(
    'Super Pan 9 32(c)',
    1950,
    'settling',
    'Where the player-dealer’s money does not do, an action button says where the action begins.',
    'Where the player-dealer’s money does not do, we begin at the action button.',
    { appliesTo: BONUS },
  ),
  {
    ...again(
      'Super Pan 9 33',
      1951,
      'A win is paid by the table below.',
      'Super Pan 9 34',
      'Super Pan 9 35',
      'Super Pan 9 36',
    ),
    appliesTo: BONUS,
  },
  row('Super Pan 9 34', 1954, 'nine', 'nine', '10 to 1'),
  row('Super Pan 9 35', 1955, 'eight', 'eight', '40 to 1'),
  row('Super Pan 9 36', 1956, 'seven', 'seven', '10 to 1'),
  again('Super Pan 9 37(a)', 1960, 'It is a California game with a player-dealer.', 'Super Pan 9 37(d)'),
  asks(
    'Super Pan 9 37(b)',
    1960,
    'banking',
    'After every two hands the position is offered clockwise around the table, systematically and continuously.',
    'We offer the player-dealer’s position clockwise to the next player after every two hands, without leaving anyone out.',
  ),
  asks(
    'Super Pan 9 37(c)',
    1960,
    'banking',
    'The player-dealer collects what loses, pays what wins, and neither wins nor loses more than was put up.',
    'We let the player-dealer collect every losing wager and pay every winning one, and win or lose no more than was put up.',
  ),
  holds(
    'Super Pan 9 37(d)',
    1960,
    'The house takes no part in the play and has no interest in how it ends.',
    {
      evidence: { owes: 'bank-shown' },
      duty: 'banking',
      attests: 'We do not bank the game, take no part in its play, and have no interest in how a round ends.',
    },
  ),
  asks(
    'Super Pan 9 38(a)',
    1964,
    'fees',
    'The player-dealer pays a fee for each hand and each player for each base wager, before the deal.',
    'We take the player-dealer’s fee once a hand and a player’s for each base wager, before cards are dealt.',
  ),
  holds(
    'Super Pan 9 38(b)',
    1964,
    'The fees are set beforehand and posted at each table before any card is dealt.',
    {
      evidence: COLLECTION_SHOWN,
      duty: 'fees',
      attests: 'We set the fees beforehand and post them at each table before any card is dealt.',
    },
  ),
  holds('Super Pan 9 38(c)', 1964, 'One schedule at a time is used at a table: one limit with its fees.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'limit' },
    onBreach: 'breach',
    duty: 'fees',
    attests: 'We use one schedule at a table at any one time.',
  }),
  holds('Super Pan 9 38(d)', 1964, 'No rate is a portion of what is wagered or won.', {
    evidence: { measure: 'collection', option: 'collection', asks: 'share' },
    onBreach: 'breach',
    duty: 'fees',
    attests: 'We calculate no rate as a portion of what is wagered or won.',
  }),
  again('Super Pan 9 38(e)', 1964, 'The schedules below are those approved.', 'Super Pan 9 39'),
  asks(
    'Super Pan 9 39',
    [1966, 1969],
    'fees',
    'Three schedules are approved: $1 a bet and $2 of the player-dealer at $10 or $25 to $100, $2 and $4 at $50 to $300; none has a jackpot fee.',
    'We charge one of the approved schedules exactly as printed.',
    { note: 'The California Games Collection Rates print twenty more; see the ambiguity on this statement.' },
  ),
];
