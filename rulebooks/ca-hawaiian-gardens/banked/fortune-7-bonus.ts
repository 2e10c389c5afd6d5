/** The Tie Bet, Dragon 7 and Dragon 9 of Fortune 7 Baccarat, lines 2871 to 2903. */
import type { RuleInput } from '../../format/record';
import { asks } from '../../format/statements';
import {
  allows,
  BACK,
  backline,
  COVERED,
  elsewhere,
  FEES,
  PAYS,
  settles,
  space as spaceFor,
} from './about-a-wager';
import { exactly } from './pays-exactly';

type Placing = { clauses: [string, string, string, string]; line: number; wager: string; label: string };

/** Each of the three has its space, and is taken with a wager on a line or without one. */
function placing({ clauses: [space, alone, beside, within], line, wager, label }: Placing): RuleInput[] {
  return [
    spaceFor(space, line, wager, label),
    allows(alone, line, wager, 'It may be placed with a wager on a line or without one.'),
    allows(beside, line, wager, 'With one, any amount may be bet.'),
    asks(
      within,
      line,
      'wagers',
      'Without one, the bet is within the limits of the table.',
      `We take ${label} without a wager on a line only within the limits of the table.`,
      { appliesTo: { wagers: [wager] } },
    ),
  ];
}

export const fortune7Tie: RuleInput[] = [
  ...placing({
    clauses: ['Fortune 7 33(a)', 'Fortune 7 33(b)', 'Fortune 7 33(c)', 'Fortune 7 33(d)'],
    line: 2871,
    wager: 'tie',
    label: 'the Tie Bet',
  }),
  settles(
    'Fortune 7 34',
    2872,
    'tie',
    'The Tie Bet wins if both hands have the same total.',
    'We pay the Tie Bet whenever both hands have the same total.',
  ),
  settles(
    'Fortune 7 35',
    2873,
    'tie',
    'It loses if they have not.',
    'We collect the Tie Bet whenever the totals differ.',
  ),
  backline('Fortune 7 36', 2874, 'tie'),
  elsewhere('Fortune 7 37', 2875, 'tie', FEES, ['Fortune 7 54']),
  settles(
    'Fortune 7 38(a)',
    [2876, 2878],
    'tie',
    'It goes by the totals of both complete hands.',
    'We settle the Tie Bet by the totals of both complete hands.',
  ),
  elsewhere('Fortune 7 38(b)', 2878, 'tie', 'Equal totals win it.', ['Fortune 7 34']),
  elsewhere('Fortune 7 38(c)', 2878, 'tie', 'Other totals lose it.', ['Fortune 7 35']),
  exactly('Fortune 7 39', 2880, 'tie', 'A Tie Bet that wins', '8 to 1'),
  elsewhere('Fortune 7 40(a)', 2881, 'tie', COVERED, ['Fortune 7 1(b)']),
  elsewhere('Fortune 7 40(b)', 2881, 'tie', BACK, ['Fortune 7 1(c)']),
];

export const fortune7Bonus: RuleInput[] = [
  ...placing({
    clauses: ['Fortune 7 41(a)', 'Fortune 7 41(b)', 'Fortune 7 41(c)', 'Fortune 7 41(d)'],
    line: 2885,
    wager: 'dragon-7',
    label: 'Dragon 7',
  }),
  backline('Fortune 7 42', 2886, 'dragon-7'),
  elsewhere('Fortune 7 43', 2887, 'dragon-7', FEES, ['Fortune 7 54']),
  settles(
    'Fortune 7 44(a)',
    2888,
    'dragon-7',
    'It wins if the banker’s hand counts seven with three cards and the player’s six or less.',
    'We pay Dragon 7 whenever the banker’s hand counts seven with three cards and the player’s six or less.',
  ),
  settles(
    'Fortune 7 44(b)',
    2888,
    'dragon-7',
    'It loses on every other outcome.',
    'We collect Dragon 7 on every other outcome.',
  ),
  exactly('Fortune 7 45', 2889, 'dragon-7', 'Dragon 7', '40 to 1'),
  elsewhere('Fortune 7 46(a)', 2890, 'dragon-7', PAYS, ['Fortune 7 1(b)']),
  elsewhere('Fortune 7 46(b)', 2890, 'dragon-7', BACK, ['Fortune 7 1(c)']),
  ...placing({
    clauses: ['Fortune 7 47(a)', 'Fortune 7 47(b)', 'Fortune 7 47(c)', 'Fortune 7 47(d)'],
    line: 2894,
    wager: 'dragon-9',
    label: 'Dragon 9',
  }),
  backline('Fortune 7 48', 2895, 'dragon-9'),
  settles(
    'Fortune 7 49(a)',
    2896,
    'dragon-9',
    'It goes by the final totals of both hands.',
    'We settle Dragon 9 by the final totals of both hands.',
  ),
  settles(
    'Fortune 7 49(b)',
    2896,
    'dragon-9',
    'It wins if either hand counts nine and the other zero.',
    'We pay Dragon 9 whenever one hand counts nine and the other zero.',
  ),
  settles(
    'Fortune 7 49(c)',
    2896,
    'dragon-9',
    'It loses on every other outcome.',
    'We collect Dragon 9 on every other outcome.',
  ),
  elsewhere('Fortune 7 50', 2897, 'dragon-9', FEES, ['Fortune 7 54']),
  elsewhere('Fortune 7 51(a)', 2898, 'dragon-9', PAYS, ['Fortune 7 1(b)']),
  elsewhere('Fortune 7 51(b)', 2898, 'dragon-9', COVERED, ['Fortune 7 1(b)']),
  elsewhere('Fortune 7 51(c)', 2898, 'dragon-9', BACK, ['Fortune 7 1(c)']),
  elsewhere('Fortune 7 52', 2899, 'dragon-9', 'A win is paid by the pay table below.', ['Fortune 7 53']),
  exactly('Fortune 7 53', [2901, 2903], 'dragon-9', 'Dragon 9', '25 to 1'),
];
