/**
 * One game of cards in a process of its own, so that the first time is a first time and the memory is its own. The
 * process is this program, given the game's name.
 */
import { execFileSync } from 'node:child_process';
import { analyse } from '../analysis/analyse';
import { decisionFamilyOf, familyOf } from '../catalogue/families';
import { inTable } from '../exact/in-table';
import { Merging } from '../family/merging';
import type { Runner } from '../pool/runner';
import { threadFileBesideProgram, threadPool } from '../pool/thread-pool';
import type { EngineWager } from '../request/request';
import { type Round, splitWagers } from '../request/rounds';
import { BY_TABLE } from '../request/settlement';
import { playBlocks, playRounds } from '../witness/play';
import { CARD_GAMES, type CardGame, LONG_GAMES } from './card-games';
import { microsecondsOf } from './measure';
import { time, times } from './table';

const THREADS = 2;
const ROUNDS = 65_536;
const BLOCK = { seed: 1, rounds: ROUNDS, from: 0, to: 1 };
/** The argument that makes the program measure one game. */
export const ONE_GAME = '--one-game';

type Measured = {
  /** Elapsed microseconds. */
  first: number;
  again: number;
  /** Processor time of both threads, the first time: twice the elapsed time on an idle machine. */
  worked: number;
  /** One thread. */
  roundsAMicrosecond: number;
  /** Of all wagers, one after another, to a standard error of 0.000 1 on both threads. */
  simulated: number;
  megabytes: number;
};

async function exactly({ wagers }: CardGame, runner: Runner) {
  const began = performance.now();
  const result = await analyse({ wagers, witness: { rounds: 0, seed: 1 } }, { runner });
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return { spent: (performance.now() - began) * 1000, results: result.value.wagers };
}

/** A thread that was started has read the program and knows nothing of cards yet. */
export async function bothStarted(runner: Runner): Promise<void> {
  const wagers = familyOf('roulette')
    .wagers({})
    .slice(0, THREADS)
    .map(
      ({ id }): EngineWager => ({
        id,
        family: 'roulette',
        parameters: {},
        wager: id,
        pays: {},
        settled: BY_TABLE,
      }),
    );
  await Promise.all(wagers.map((wager) => runner.run<'distribution'>({ kind: 'distribution', wager })));
}

/** The first pass again, for the plan it gives: an analysis keeps none. */
async function dealerOf(round: Round, runner: Runner) {
  const family = decisionFamilyOf(round.family);
  if (!family) throw new Error(`nothing is decided in ${round.family}`);
  const merging = new Merging();
  const pieces = Array.from({ length: family.pieces(round.parameters) }, (_, piece) => piece);
  for (const sums of await Promise.all(
    pieces.map((piece) => runner.run<'piece'>({ kind: 'piece', round, piece })),
  ))
    merging.add(sums);
  return family.dealer(round.parameters, round.tables, merging.total());
}

export async function measureOneGame(name: string): Promise<Measured> {
  const game = CARD_GAMES[name] ?? LONG_GAMES[name];
  const file = threadFileBesideProgram();
  if (!game || !file) throw new Error(`cannot measure ${name}`);
  const runner = threadPool({ threads: THREADS, file });
  await bothStarted(runner);
  const before = process.cpuUsage();
  const { results, spent: first } = await exactly(game, runner);
  const { user, system } = process.cpuUsage(before);
  const { spent: again } = await exactly(game, runner);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  const split = splitWagers(game.wagers);
  if (!split.ok) throw new Error(split.problems[0]?.message);
  const { alone, rounds } = split.value;
  const dealers = await Promise.all(rounds.map((round) => dealerOf(round, runner)));
  await runner.close();
  const played = [
    ...dealers.map((dealer) => microsecondsOf(() => playRounds({ dealer, subject: name, ...BLOCK }))),
    ...alone.map(({ family, parameters, wager }) => {
      const dealer = familyOf(family).dealer(parameters, wager);
      return microsecondsOf(() => playBlocks({ dealer, subject: name, ...BLOCK }));
    }),
  ];
  const simulated = results.reduce((total, { standardDeviation }, i) => {
    const needed = (standardDeviation / 0.0001) ** 2;
    return total + (needed * inTable(played[i])) / ROUNDS / THREADS;
  }, 0);
  const roundsAMicrosecond = (ROUNDS * played.length) / played.reduce((total, one) => total + one, 0);
  return { first, again, worked: user + system, roundsAMicrosecond, simulated, megabytes };
}

export const CARD_GAMES_HEAD = [
  'game, two threads',
  'target',
  'exact, first time',
  'processor time',
  'again',
  'simulated to ±0.000 1',
  'ratio',
  'rounds a second per thread',
  'peak memory',
];

export function cardGameRows(): string[][] {
  return Object.entries(CARD_GAMES).map(([name, { label, reach }]) => {
    const program = process.argv[1] as string;
    const printed = execFileSync(process.execPath, [program, ONE_GAME, name], { encoding: 'utf8' });
    const { first, again, worked, roundsAMicrosecond, simulated, megabytes } = JSON.parse(
      printed,
    ) as Measured;
    return [
      label,
      `${reach} s`,
      time(first),
      time(worked),
      time(again),
      time(simulated),
      times(simulated / first),
      `${roundsAMicrosecond.toPrecision(3)} M/s`,
      `${Math.round(megabytes)} MB`,
    ];
  });
}
