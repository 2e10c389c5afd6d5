/** What bets in a pool return on average: by every result that decides it, or by results that are drawn where those are too many. */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { Expected } from '@/simulations/totalisator/expectation/average';
import { evenJackpot } from '@/simulations/totalisator/expectation/break-even';
import { drawnBets as betsDrawn, type Draw } from '@/simulations/totalisator/expectation/drawn';
import {
  type Drawn,
  drawnExpectation,
  expectationOf,
  type Field,
  withoutLeast,
} from '@/simulations/totalisator/expectation/expectation';
import { expectationOnRaces, resultsOf } from '@/simulations/totalisator/expectation/several-races';
import type { Pool } from '@/simulations/totalisator/pool';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { ascending } from '@/simulations/totalisator/selection';
import { randomStream } from '@/simulations/witness/random';
import type { Chances, Model } from './chances';

export type RaceChances = Chances & {
  /** Declared, those that never win among them; left off where all may. */
  starters?: readonly number[];
};

export type Asked = {
  chancesOf: (race: number) => RaceChances | undefined;
  /** Results, where those that decide the pool are too many. */
  draws: number;
  /** Unit bets in place of the stakes. */
  drawnBets: number | undefined;
  seed: number;
  /** Results to settle, and what is done with more on one race; on several they are drawn. `several`: results of several races may be asked for as draws. */
  orders: { most: number; beyond: 'refused' | 'drawn'; several: 'settled' | 'drawn' };
};

/** `even`: the jackpot from which on the pool returns more than is staked in it, in cents. `draws`: of results, where they are drawn. */
export type Returns = {
  pool: Pool;
  model: Model;
  expected: Expected | Drawn;
  withoutLeast: number;
  even: number | undefined;
  draws?: number;
  drawnBets?: number;
};

const refused = (message: string, field = 'file') => fail({ code: 'input-unreadable', message, field });

const ordersIn = ({ type }: Pool, { runners }: Chances): number =>
  runners.slice(0, Math.max(3, type.pick)).reduce((all, _, at) => all * (runners.length - at), 1);

/** No least dividend was paid: the same without them. */
function returnedWithoutLeast(
  pool: Pool,
  expected: Expected,
  expectedOf: (pool: Pool) => Result<Expected>,
): Result<number> {
  if (expected.least === 0) return ok(expected.returned);
  const without = expectedOf(withoutLeast(pool));
  return without.ok ? ok(without.value.returned) : without;
}

export function returnsOf(given: Pool, asked: Asked, rules: PoolRules): Result<Returns> {
  const { chancesOf, draws, drawnBets, seed, orders } = asked;
  const [chances] = given.races.map(chancesOf);
  const missing = given.races.find((race) => chancesOf(race) === undefined);
  if (!chances || missing !== undefined)
    return refused(`Give --chances of race ${missing}, "${missing}: 1=40% 2=35% 3=25%".`, 'chances');
  const raceOf = (race: number): RaceChances => chancesOf(race) ?? chances;
  const drawOf = (race: number): Draw => raceOf(race).draw;
  const startersOf = (race: number) => raceOf(race).starters ?? ascending(raceOf(race).runners);
  const fields = given.races.map(
    (race): Field => ({ runners: raceOf(race).runners, starters: startersOf(race) }),
  );
  const isOnSeveral = given.races.length > 1;
  const many = isOnSeveral ? resultsOf(given, fields) : ordersIn(given, chances);
  const isTooMany = many > orders.most;
  const isDrawn = isOnSeveral
    ? isTooMany || orders.several === 'drawn'
    : isTooMany && orders.beyond === 'drawn';
  if (isTooMany && !isDrawn)
    return refused(
      `The first ${given.type.pick} can finish in ${many} orders, too many to settle; leave horses off.`,
    );
  const pool =
    drawnBets === undefined ? given : betsDrawn(given, drawnBets, drawOf, randomStream(seed, 'bets', 0));
  const expectedOf = (one: Pool): Result<Expected | Drawn> =>
    isDrawn
      ? drawnExpectation(one, { drawOf, startersOf, draws, random: randomStream(seed, 'results', 0) }, rules)
      : isOnSeveral
        ? expectationOnRaces(
            one,
            fields.map((field, at) => ({ field, orders: raceOf(given.races[at] as number).orders })),
            rules,
          )
        : expectationOf(one, fields[0] as Field, chances.orders, rules);
  const expected = expectedOf(pool);
  if (!expected.ok) return expected;
  const without = returnedWithoutLeast(pool, expected.value, expectedOf);
  if (!without.ok) return without;
  return ok({
    pool,
    model: chances.model,
    expected: expected.value,
    withoutLeast: without.value,
    even: evenJackpot(pool, expected.value),
    ...(isDrawn && { draws }),
    ...(drawnBets !== undefined && { drawnBets }),
  });
}
