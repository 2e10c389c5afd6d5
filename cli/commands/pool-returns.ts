/** `pool-returns`: what bets in the pools of a meeting return on average, from how often its horses win. */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { evenJackpot } from '@/simulations/totalisator/expectation/break-even';
import { drawnBets as betsDrawn, type Draw } from '@/simulations/totalisator/expectation/drawn';
import {
  drawnExpectation,
  type Expected,
  expectationOf,
  withoutLeast,
} from '@/simulations/totalisator/expectation/expectation';
import type { Pool } from '@/simulations/totalisator/pool';
import type { PoolRules } from '@/simulations/totalisator/rules';
import type { Meeting } from '@/simulations/totalisator/settle-meeting';
import { randomStream } from '@/simulations/witness/random';
import { answer, printJson, type Register } from '../command';
import { type Chances, readRaces } from '../options/chances-options';
import { readMeetingFile } from '../options/meeting-options';
import { wholeNumber } from '../options/whole-number';
import { type Returns, returnsJson, returnsText } from '../shown/returns-text';

type Typed = {
  chances?: string;
  model: string;
  draws: string;
  drawnBets?: string;
  seed: string;
  json?: boolean;
};
type Asked = {
  chancesOf: (race: number) => Chances | undefined;
  draws: number;
  drawnBets: number | undefined;
  seed: number;
};

/** Settlements of one pool: some ten seconds. */
const MOST_ORDERS = 25_000;
const MOST_DRAWS = 100_000;
const MOST_BETS = 1_000_000;

const refused = (message: string, field = 'file') => fail({ code: 'input-unreadable', message, field });

function readAsked({ chances, model, draws, drawnBets, seed }: Typed): Result<Asked> {
  const chancesOf = readRaces(chances, model);
  const many = wholeNumber(draws, { name: 'draws', least: 2, most: MOST_DRAWS });
  const bets =
    drawnBets === undefined
      ? ok(undefined)
      : wholeNumber(drawnBets, { name: 'drawn-bets', least: 1, most: MOST_BETS });
  const from = wholeNumber(seed, { name: 'seed', least: 0, most: 2 ** 32 - 1 });
  if (!chancesOf.ok) return chancesOf;
  if (!many.ok) return many;
  if (!bets.ok) return bets;
  if (!from.ok) return from;
  return ok({ chancesOf: chancesOf.value, draws: many.value, drawnBets: bets.value, seed: from.value });
}

/** On one race every order is settled, on several as many results as were asked for are drawn. */
function expectedOf(
  pool: Pool,
  { runners, orders }: Chances,
  drawOf: (race: number) => Draw,
  { draws, seed }: Asked,
  rules: PoolRules,
): Result<Expected> {
  if (pool.races.length > 1)
    return drawnExpectation(pool, { drawOf, draws, random: randomStream(seed, 'results', 0) }, rules);
  const ways = runners
    .slice(0, Math.max(3, pool.type.pick))
    .reduce((all, _, at) => all * (runners.length - at), 1);
  return ways > MOST_ORDERS
    ? refused(
        `The first ${pool.type.pick} can finish in ${ways} orders, too many to settle; leave horses off.`,
      )
    : expectationOf(pool, runners, orders, rules);
}

function returnsOf(given: Pool, asked: Asked, rules: PoolRules): Result<Returns> {
  const { chancesOf, draws, drawnBets, seed } = asked;
  const [chances] = given.races.map(chancesOf);
  const missing = given.races.find((race) => chancesOf(race) === undefined);
  if (!chances || missing !== undefined)
    return refused(`Give --chances of race ${missing}, "${missing}: 1=40% 2=35% 3=25%".`, 'chances');
  const drawOf = (race: number): Draw => (chancesOf(race) ?? chances).draw;
  const pool =
    drawnBets === undefined ? given : betsDrawn(given, drawnBets, drawOf, randomStream(seed, 'bets', 0));
  const expected = expectedOf(pool, chances, drawOf, asked, rules);
  if (!expected.ok) return expected;
  const without = expectedOf(withoutLeast(pool), chances, drawOf, asked, rules);
  if (!without.ok) return without;
  return ok({
    pool,
    model: chances.model,
    expected: expected.value,
    withoutLeast: without.value.returned,
    even: evenJackpot(pool, expected.value),
    ...(pool.races.length > 1 && { draws }),
    ...(drawnBets !== undefined && { drawnBets }),
  });
}

function returnsIn({ pools }: Meeting, rules: PoolRules, asked: Asked): Result<Returns[]> {
  const shown: Returns[] = [];
  for (const pool of pools) {
    if ('merged' in pool) return refused('A merged pool has no returns by these chances; leave it off.');
    if (pool.type.takes === 'composite' && asked.drawnBets !== undefined)
      return refused('No bets on groups are drawn; leave composite win off, or leave off --drawn-bets.');
    const returns = returnsOf(pool, asked, rules);
    if (!returns.ok) return returns;
    shown.push(returns.value);
  }
  return ok(shown);
}

export const registerPoolReturns: Register = (program, context) => {
  program
    .command('pool-returns')
    .description(
      'what bets in the pools of a meeting return on average, from how often its\nhorses win: take-out, breakage, least dividends, each bet, and the jackpot\nfrom which on a pool returns more than is staked; dead heats left out',
    )
    .argument('<file>', 'a meeting as JSON, as for settle; its results are ignored')
    .option(
      '--chances <horses>',
      'how often each horse wins: "1=40% 2=35% 3=25%", or by race: "4: 1=60% …; 5: …"',
    )
    .option('--model <name>', 'who is second and third: harville or henery', 'henery')
    .option('--draws <count>', 'results that are drawn for a pool on several races', '2000')
    .option('--drawn-bets <count>', 'unit bets drawn as horses win, in place of the stakes')
    .option('--seed <number>', 'draws others', '1')
    .option('--json', 'print JSON')
    .action((file: string, { json, ...typed }: Typed) => {
      const given = readMeetingFile(file, {
        unstaked: typed.drawnBets === undefined ? 'refused' : 'kept',
      });
      const asked = given.ok ? readAsked(typed) : given;
      const found =
        given.ok && asked.ok
          ? returnsIn(given.value.meeting, given.value.book.rules, asked.value)
          : (asked as Result<Returns[]>);
      return answer(context, found, (shown) => {
        if (json) printJson(context, returnsJson(shown));
        else context.out(`${shown.map(returnsText).join('\n\n\n')}\n`);
      });
    });
};
