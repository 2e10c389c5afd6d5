/** `npm run bench`: how long the engine takes on this machine, beside the straightforward way in the same run. */
import { cpus } from 'node:os';
import { ENGINE } from '../analysis/engine-version';
import { familyOf } from '../catalogue/families';
import { solve } from '../exact/absorbing-chain';
import { figuresOf } from '../figures/figures';
import { houseEdge } from '../figures/house-edge';
import { comeOddsChain } from '../games/craps/chains';
import { parsePay } from '../pays/parse-pay';
import type { PayTable } from '../pays/pay-table';
import type { WagerSpec } from '../wagers/wager-spec';
import { playBlocks } from '../witness/play';
import { CHANGED_RULES, CHANGED_RULES_HEAD, changedRuleRows } from './changed-rules';
import { microsecondsOf, sink } from './measure';
import { CARD_GAMES_HEAD, cardGameRows, measureOneGame, ONE_GAME } from './one-game';
import { playerRounds, playerWins } from './plain-baccarat';
import { sevenCardRows } from './seven-cards';
import { equationsOf, redRounds, smallRounds, solvedByMathjs, winLineRounds } from './straightforward';
import { table, time, times } from './table';

const FRAME = 1_000_000 / 60;
const ROUNDS = 65_536;

const segments = Object.entries({ a: 1, b: 1, c: 2, d: 4, e: 8, f: 12, g: 24 }).map(([id, count]) => ({
  id,
  label: id,
  count,
}));
const GAMES: [family: string, parameters: Record<string, unknown>][] = [
  ['roulette', {}],
  ['colour-run', {}],
  ['craps', {}],
  ['sic-bo', {}],
  ['money-wheel', { segments }],
];

const evenPays = (spec: WagerSpec): PayTable =>
  Object.fromEntries(spec.events.filter(({ settles }) => settles === 'pays').map(({ id }) => [id, '1 to 1']));

function roundsAMicrosecond(family: string, parameters: Record<string, unknown>, wager: string): number {
  const dealer = familyOf(family).dealer(parameters, wager);
  const once = () => playBlocks({ dealer, subject: wager, seed: 1, rounds: ROUNDS, from: 0, to: 1 });
  return ROUNDS / microsecondsOf(once);
}

/** All wagers of a family, exactly; beside it the witness's time to a standard error of 0.000 1 on each. */
function exactRows(): string[][] {
  return GAMES.map(([id, parameters]) => {
    const family = familyOf(id);
    const wagers = family.wagers(parameters);
    const figures = () =>
      wagers.map((spec) => figuresOf(family.distribution(parameters, spec.id), spec, evenPays(spec)));
    const exact = microsecondsOf(figures);
    const simulated = figures().reduce((total, result, i) => {
      if (!result.ok) throw new Error(result.problems[0]?.message);
      const rounds = (result.value.standardDeviation / 0.0001) ** 2;
      return total + rounds / roundsAMicrosecond(id, parameters, (wagers[i] as WagerSpec).id);
    }, 0);
    return [
      `${family.label}, wagers: ${wagers.length}`,
      time(exact),
      time(simulated),
      times(simulated / exact),
    ];
  });
}

function witnessRows(): string[][] {
  const rows: [label: string, family: string, wager: string, plain: (rounds: number) => number][] = [
    ['Roulette, red or black', 'roulette', 'red-black', redRounds],
    ['Craps, win line', 'craps', 'win-line', winLineRounds],
    ['Sic bo, small', 'sic-bo', 'small', smallRounds],
    ['Baccarat from eight decks, player', 'baccarat', 'player', playerRounds],
  ];
  const compared = rows.map(([label, family, wager, plain]) => {
    const rate = roundsAMicrosecond(family, {}, wager);
    const plainRate = ROUNDS / microsecondsOf(() => plain(ROUNDS));
    return [label, `${rate.toPrecision(3)} M/s`, `${plainRate.toPrecision(3)} M/s`, times(rate / plainRate)];
  });
  const alone = [
    ['Consecutive colours', 'colour-run', 'run'],
    ['Craps, behind the come on 4 or 10', 'craps', 'behind-come-4-10'],
  ] as const;
  return [
    ...compared,
    ...alone.map(([label, family, wager]) => [
      label,
      `${roundsAMicrosecond(family, {}, wager).toPrecision(3)} M/s`,
      '',
      '',
    ]),
  ];
}

function editRows(): string[][] {
  const family = familyOf('colour-run');
  const spec = family.wagers({})[0] as WagerSpec;
  const distribution = family.distribution({}, 'run');
  const pays: PayTable = { ...evenPays(spec), 'run-7': '20 to 1' };
  const again = microsecondsOf(() => figuresOf(family.distribution({}, 'run'), spec, pays));
  const row = (label: string, work: () => unknown) => {
    const spent = microsecondsOf(work);
    return [label, time(spent), `${((100 * spent) / FRAME).toPrecision(2)}%`, times(again / spent)];
  };
  return [
    row('One cell read', () => parsePay('9½ to 5')),
    row('11 cells read and the exact edge', () => houseEdge(distribution, spec, pays)),
    row('Every figure of the wager', () => figuresOf(distribution, spec, pays)),
    ['Every outcome counted again', time(again), `${((100 * again) / FRAME).toPrecision(2)}%`, ''],
  ];
}

function chainRows(): string[][] {
  const { a, b } = equationsOf(comeOddsChain([6, 8]));
  const ours = microsecondsOf(() => solve(a, b));
  const theirs = microsecondsOf(() => solvedByMathjs(a, b));
  return [[`${b.length} states in fractions`, time(ours), time(theirs), times(theirs / ours)]];
}

/** Counted once for both shoes, in a process that knows nothing of baccarat yet; beside it one pass for each wager. */
function baccaratRows(): string[][] {
  const family = familyOf('baccarat');
  const began = process.cpuUsage();
  let wagers = 0;
  for (const decks of [6, 8])
    for (const { id } of family.wagers({ decks })) {
      family.distribution({ decks }, id);
      wagers += 1;
    }
  const { user, system } = process.cpuUsage(began);
  const pass = microsecondsOf(() => playerWins(6));
  return [
    [`${wagers} distributions`, time(user + system), time(pass), times((wagers * pass) / (user + system))],
  ];
}

function printTables(): void {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  console.log(
    `${ENGINE}, Node ${process.version}, ${processor}. Processor time of one thread, best of three.`,
  );
  const sections: [string, string[], () => string[][]][] = [
    [
      'Baccarat, every wager from six and from eight decks',
      ['the first time', 'exact', 'one wager by one pass over 13^6 ranks', 'ratio for as many passes'],
      baccaratRows,
    ],
    ['Exact figures', ['family', 'exact', 'simulated to ±0.000 1', 'ratio'], exactRows],
    ['Witness', ['wager', 'rounds', 'Math.random', 'ratio'], witnessRows],
    [
      'Editing an odds cell',
      ['Consecutive colours', 'time', 'of a frame', 'faster than counting again'],
      editRows,
    ],
    [
      'Seven cards ranked',
      ['hands a second', 'Assay', 'phe', 'ratio', 'poker-evaluator', 'ratio'],
      sevenCardRows,
    ],
    ['Games of cards, elapsed time', CARD_GAMES_HEAD, cardGameRows],
    ['Absorbing chain', ['Behind the come, off', 'time', 'mathjs lusolve', 'ratio'], chainRows],
  ];
  for (const [title, head, rows] of sections) console.log(`\n${title}\n\n${table(head, rows())}`);
  if (sink === undefined) throw new Error('nothing was measured');
}

if (process.argv[2] === ONE_GAME)
  console.log(JSON.stringify(await measureOneGame(process.argv[3] as string)));
else if (process.argv[2] === CHANGED_RULES) console.log(table(CHANGED_RULES_HEAD, await changedRuleRows()));
else printTables();
