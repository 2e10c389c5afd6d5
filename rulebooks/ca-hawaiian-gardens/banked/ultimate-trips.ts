/** The Trips Bonus of Ultimate Texas Hold’em, lines 2379 to 2401. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { allows, elsewhere, settles, space } from './about-a-wager';

const TRIPS = { appliesTo: { wagers: ['trips'] } };

const row = (clause: string, line: number, hand: string, event: string, odds: string): RuleInput =>
  holds(clause, line, `${hand} pays ${odds}.`, {
    evidence: { measure: 'pays', against: 'approved', events: [event] },
    onBreach: 'breach',
    parameters: [{ name: event, comparator: 'equal', value: odds, unit: 'odds' }],
    ...TRIPS,
  });

export const ultimateTrips: RuleInput[] = [
  space('Ultimate 46(a)', 2379, 'trips', 'the Trips Bonus'),
  holds('Ultimate 46(b)', 2379, 'It is taken before the deal, beside an Ante and a Blind.', {
    evidence: { measure: 'beside', wagers: ['ante', 'blind'] },
    onBreach: 'breach',
    duty: 'wagers',
    attests: 'We take the Trips Bonus before the deal only, from players with an Ante and a Blind.',
    ...TRIPS,
  }),
  allows('Ultimate 47', 2380, 'trips', 'Seated players and backline bettors may place it.'),
  allows('Ultimate 48(a)', 2381, 'trips', 'It may be less or more than Ante and Blind.'),
  asks(
    'Ultimate 48(b)',
    2381,
    'wagers',
    'It is within the limits of the table.',
    'We take the Trips Bonus only within the limits of the table.',
    TRIPS,
  ),
  settles(
    'Ultimate 49(a)',
    [2382, 2386],
    'trips',
    'It goes by the best five of the player’s two cards and the five in common.',
    'We settle the Trips Bonus on the best five of the player’s two cards and the five in common.',
  ),
  settles(
    'Ultimate 49(b)',
    2386,
    'trips',
    'It wins with a hand of the table.',
    'We pay the Trips Bonus with every hand of its table.',
  ),
  elsewhere('Ultimate 49(c)', 2386, 'trips', 'The hand decides what is paid, by the table.', [
    'Ultimate 49(b)',
  ]),
  settles(
    'Ultimate 49(d)',
    2386,
    'trips',
    'It loses with any other hand.',
    'We collect the Trips Bonus with every hand that is not in its table.',
  ),
  settles(
    'Ultimate 49(e)',
    2386,
    'trips',
    'It never goes back.',
    'We return no Trips Bonus that is covered.',
  ),
  settles(
    'Ultimate 50(a)',
    2388,
    'trips',
    'It is in action after a fold too.',
    'We settle the Trips Bonus of a player who folds too.',
  ),
  settles(
    'Ultimate 50(b)',
    2388,
    'trips',
    'The two cards of a player who folds do not count.',
    'We do not count the two cards of a player who folds.',
  ),
  elsewhere('Ultimate 50(c)', 2388, 'trips', 'Only the five in common count then.', [
    'Ultimate 27(d)',
    'Ultimate 50(b)',
  ]),
  settles(
    'Ultimate 50(d)',
    2388,
    'trips',
    'If they are less than three of a kind, it loses.',
    'We collect the Trips Bonus of a player who folds if the five community cards are less than three of a kind.',
  ),
  settles(
    'Ultimate 51',
    2389,
    'trips',
    'It wins whether the player’s hand is better than the player-dealer’s or not.',
    'We settle the Trips Bonus whatever the player-dealer holds.',
  ),
  asks(
    'Ultimate 52(a)',
    2390,
    'banking',
    'The player-dealer pays it where it wins and collects it where it loses.',
    'We let the player-dealer pay every Trips Bonus that wins and collect every one that loses.',
    TRIPS,
  ),
  asks(
    'Ultimate 52(b)',
    2390,
    'banking',
    'What the player-dealer’s wager does not cover goes back.',
    'We return each Trips Bonus that the player-dealer’s wager does not cover.',
    TRIPS,
  ),
  tells('Ultimate 53', 2391, 'elsewhere', 'It is paid by the rows below.', {
    ...TRIPS,
    askedBy: [
      'Ultimate 54',
      'Ultimate 55',
      'Ultimate 56',
      'Ultimate 57',
      'Ultimate 58',
      'Ultimate 59',
      'Ultimate 60',
    ],
  }),
  row('Ultimate 54', 2395, 'A royal flush', 'royal-flush', '50 to 1'),
  row('Ultimate 55', 2396, 'A straight flush', 'straight-flush', '40 to 1'),
  row('Ultimate 56', 2397, 'Four of a kind', 'four-of-a-kind', '30 to 1'),
  row('Ultimate 57', 2398, 'A full house', 'full-house', '8 to 1'),
  row('Ultimate 58', 2399, 'A flush', 'flush', '7 to 2'),
  row('Ultimate 59', 2400, 'A straight', 'straight', '4 to 1'),
  row('Ultimate 60', 2401, 'Three of a kind', 'three-of-a-kind', '3 to 1'),
];
