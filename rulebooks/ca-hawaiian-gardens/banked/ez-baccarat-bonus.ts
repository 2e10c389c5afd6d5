/** The Tie Bet, Dragon 7 and Panda 8 of EZ Baccarat, lines 2726 to 2752: each only beside a wager on a line. */
import type { RuleInput } from '../../format/record';
import { holds } from '../../format/statements';
import { BACK, backline, COVERED, elsewhere, FEES, PAYS, settles, space } from './about-a-wager';
import { exactly } from './pays-exactly';

const COVERING = ['EZ Baccarat 2(c)'];
const RETURNING = ['EZ Baccarat 2(d)'];

const besideALine = (clause: string, line: number, wager: string, label: string): RuleInput =>
  holds(
    clause,
    line,
    `A ${label} is taken only beside a wager on the player line or the banker line, placed before the deal.`,
    {
      evidence: { measure: 'beside', wagers: ['player', 'banker'], enough: 'one' },
      onBreach: 'breach',
      duty: 'wagers',
      attests: `We take a ${label} only from a player with a wager on the player line or the banker line, placed before the deal.`,
      appliesTo: { wagers: [wager] },
    },
  );

export const ezBaccaratTie: RuleInput[] = [
  space('EZ Baccarat 33(a)', 2726, 'tie', 'the Tie Bet'),
  besideALine('EZ Baccarat 33(b)', 2726, 'tie', 'Tie Bet'),
  settles(
    'EZ Baccarat 34',
    2727,
    'tie',
    'The Tie Bet wins if both hands have the same total.',
    'We pay the Tie Bet whenever both hands have the same total.',
  ),
  settles(
    'EZ Baccarat 35',
    2728,
    'tie',
    'It loses if they have not.',
    'We collect the Tie Bet whenever the totals differ.',
  ),
  backline('EZ Baccarat 36', 2729, 'tie'),
  elsewhere('EZ Baccarat 37', 2730, 'tie', FEES, ['EZ Baccarat 61']),
  settles(
    'EZ Baccarat 38(a)',
    2731,
    'tie',
    'It goes by the totals at the end of the round, whatever the number of cards.',
    'We settle the Tie Bet by the final totals, whatever the number of cards.',
  ),
  elsewhere('EZ Baccarat 38(b)', 2731, 'tie', 'Each hand is played by the rules above.', [
    'EZ Baccarat 20',
    'EZ Baccarat 21',
    'EZ Baccarat 27',
  ]),
  elsewhere('EZ Baccarat 38(c)', 2731, 'tie', 'Equal totals win the Tie Bet.', ['EZ Baccarat 34']),
  elsewhere('EZ Baccarat 38(d)', 2731, 'tie', 'Other totals lose it.', ['EZ Baccarat 35']),
  {
    ...exactly('EZ Baccarat 39', 2732, 'tie', 'The Tie Bet', '8 to 1'),
    says: 'A Tie Bet that wins is paid 8 to 1.',
  },
  elsewhere('EZ Baccarat 40(a)', 2733, 'tie', COVERED, COVERING),
  elsewhere('EZ Baccarat 40(b)', 2733, 'tie', BACK, RETURNING),
];

type Bonus = {
  /** Its nine statements, in their order. */
  clauses: [string, string, string, string, string, string, string, string, string];
  lines: { placed: number; backline: number; limits: number; wins: number; pays: number; settled: number };
  wager: string;
  label: string;
  wins: string;
  pays: string;
};

/** Dragon 7 and Panda 8 are in the same words. */
function bonus({ clauses, lines, wager, label, wins, pays }: Bonus): RuleInput[] {
  const [placed, beside, back, limits, winning, losing, paid, settled, returned] = clauses;
  return [
    space(placed, lines.placed, wager, label),
    besideALine(beside, lines.placed, wager, `${label} wager`),
    backline(back, lines.backline, wager),
    elsewhere(limits, lines.limits, wager, FEES, ['EZ Baccarat 61']),
    settles(winning, lines.wins, wager, `It wins if ${wins}.`, `We pay ${label} whenever ${wins}.`),
    settles(
      losing,
      lines.wins,
      wager,
      'It loses on every other outcome.',
      `We collect ${label} on every other outcome.`,
    ),
    exactly(paid, lines.pays, wager, label, pays),
    elsewhere(settled, lines.settled, wager, PAYS, COVERING),
    elsewhere(returned, lines.settled, wager, BACK, RETURNING),
  ];
}

export const ezBaccaratBonus: RuleInput[] = [
  ...bonus({
    clauses: [
      'EZ Baccarat 41(a)',
      'EZ Baccarat 41(b)',
      'EZ Baccarat 42',
      'EZ Baccarat 43',
      'EZ Baccarat 44(a)',
      'EZ Baccarat 44(b)',
      'EZ Baccarat 45',
      'EZ Baccarat 46(a)',
      'EZ Baccarat 46(b)',
    ],
    lines: { placed: 2737, backline: 2738, limits: 2739, wins: 2740, pays: 2741, settled: 2742 },
    wager: 'dragon-7',
    label: 'Dragon 7',
    wins: 'the banker’s hand counts seven with three cards and the player’s six or less',
    pays: '40 to 1',
  }),
  ...bonus({
    clauses: [
      'EZ Baccarat 47(a)',
      'EZ Baccarat 47(b)',
      'EZ Baccarat 48',
      'EZ Baccarat 49',
      'EZ Baccarat 50(a)',
      'EZ Baccarat 50(b)',
      'EZ Baccarat 51',
      'EZ Baccarat 52(a)',
      'EZ Baccarat 52(b)',
    ],
    lines: { placed: 2746, backline: 2747, limits: 2749, wins: 2750, pays: 2751, settled: 2752 },
    wager: 'panda-8',
    label: 'Panda 8',
    wins: 'the player’s hand counts eight with three cards and the banker’s seven or less',
    pays: '25 to 1',
  }),
];
