/** `pool-returns`: what bets in the pools of a meeting return on average, from how often its horses win. */
import { type Asked, type Returns, returnsOf } from '@/rulebooks/totalisator/returns/returns';
import { ok, type Result } from '@/simulations/problems/problem';
import type { PoolRules } from '@/simulations/totalisator/rules';
import type { Meeting } from '@/simulations/totalisator/settle-meeting';
import { answer, printJson, type Register } from '../command';
import { readRaces } from '../options/chances-options';
import { readMeetingFile } from '../options/meeting-options';
import { wholeNumber } from '../options/whole-number';
import { returnsJson, returnsText } from '../shown/returns-text';

type Typed = {
  chances?: string;
  model: string;
  draws?: string;
  drawnBets?: string;
  seed: string;
  json?: boolean;
};

/** Settlements of one pool: some ten seconds. */
const MOST_ORDERS = 25_000;
/** Each of them by the few bets that are still in. */
const MOST_ON_SEVERAL = 100_000;
const MOST_DRAWS = 100_000;
const MOST_BETS = 1_000_000;

function readAsked({ chances, model, draws, drawnBets, seed }: Typed): Result<Asked> {
  const chancesOf = readRaces(chances, model);
  const many = wholeNumber(draws ?? '2000', { name: 'draws', least: 2, most: MOST_DRAWS });
  const bets =
    drawnBets === undefined
      ? ok(undefined)
      : wholeNumber(drawnBets, { name: 'drawn-bets', least: 1, most: MOST_BETS });
  const from = wholeNumber(seed, { name: 'seed', least: 0, most: 2 ** 32 - 1 });
  if (!chancesOf.ok) return chancesOf;
  if (!many.ok) return many;
  if (!bets.ok) return bets;
  if (!from.ok) return from;
  return ok({
    chancesOf: chancesOf.value,
    draws: many.value,
    drawnBets: bets.value,
    seed: from.value,
    orders: {
      most: MOST_ORDERS,
      mostOnSeveral: MOST_ON_SEVERAL,
      beyond: 'refused',
      several: draws === undefined ? 'settled' : 'drawn',
    },
  });
}

function returnsIn({ pools, results }: Meeting, rules: PoolRules, asked: Asked): Result<Returns[]> {
  const shown: Returns[] = [];
  for (const pool of pools) {
    const returns = returnsOf(pool, { ...asked, withdrawals: [...results.values()] }, rules);
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
    .argument('<file>', 'a meeting as JSON, as for settle; of its results, only who was withdrawn counts')
    .option(
      '--chances <horses>',
      'how often each horse wins: "1=40% 2=35% 3=25%", or by race: "4: 1=60% …; 5: …"',
    )
    .option('--model <name>', 'who is second and third: harville or henery', 'henery')
    .option(
      '--draws <count>',
      'draw so many results for a pool on several races (2000 where those that\ndecide it are too many to settle each)',
    )
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
