/** What bets in a pool return on average: by every result that decides it, or by results that are drawn where those are too many. */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { type AnyPool, decidingType, isMerged, nameOf, racesIn } from '@/simulations/totalisator/backed';
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
  pool: AnyPool;
  model: Model;
  expected: Expected | Drawn;
  withoutLeast: number;
  even: number | undefined;
  draws?: number;
  drawnBets?: number;
};

const refused = (message: string, field = 'file') => fail({ code: 'input-unreadable', message, field });

const ordersIn = (pool: AnyPool, { runners }: Chances): number =>
  runners
    .slice(0, Math.max(3, decidingType(pool).pick))
    .reduce((all, _, at) => all * (runners.length - at), 1);

/** No least dividend was paid: the same without them. */
function returnedWithoutLeast(
  pool: AnyPool,
  expected: Expected,
  expectedOf: (pool: AnyPool) => Result<Expected>,
): Result<number> {
  if (expected.least === 0) return ok(expected.returned);
  const without = expectedOf(withoutLeast(pool));
  return without.ok ? ok(without.value.returned) : without;
}

/** A merged pool takes bets on several outcomes at once, as one on composites does: how the public lays those, nobody says. */
const withBetsDrawn = (
  pool: AnyPool,
  many: number,
  { drawOf, seed }: { drawOf: (race: number) => Draw; seed: number },
): Result<AnyPool> =>
  isMerged(pool) || pool.type.takes === 'composite'
    ? refused(
        `No bets are drawn in ${nameOf(pool)}, which takes bets on groups of horses. Take the stakes instead.`,
        'drawnBets',
      )
    : ok(betsDrawn(pool, many, drawOf, randomStream(seed, 'bets', 0)));

export function returnsOf(given: AnyPool, asked: Asked, rules: PoolRules): Result<Returns> {
  const { chancesOf, draws, drawnBets, seed, orders } = asked;
  const races = racesIn(given);
  const [chances] = races.map(chancesOf);
  const missing = races.find((race) => chancesOf(race) === undefined);
  if (!chances || missing !== undefined)
    return refused(`Give --chances of race ${missing}, "${missing}: 1=40% 2=35% 3=25%".`, 'chances');
  const raceOf = (race: number): RaceChances => chancesOf(race) ?? chances;
  const drawOf = (race: number): Draw => raceOf(race).draw;
  const startersOf = (race: number) => raceOf(race).starters ?? ascending(raceOf(race).runners);
  const fields = races.map((race): Field => ({ runners: raceOf(race).runners, starters: startersOf(race) }));
  const isOnSeveral = races.length > 1;
  const many = isMerged(given) || !isOnSeveral ? ordersIn(given, chances) : resultsOf(given, fields);
  const isTooMany = many > orders.most;
  const isDrawn = isOnSeveral
    ? isTooMany || orders.several === 'drawn'
    : isTooMany && orders.beyond === 'drawn';
  if (isTooMany && !isDrawn)
    return refused(
      `The first ${decidingType(given).pick} can finish in ${many} orders, too many to settle; leave horses off.`,
    );
  const staked = drawnBets === undefined ? ok(given) : withBetsDrawn(given, drawnBets, { drawOf, seed });
  if (!staked.ok) return staked;
  const pool = staked.value;
  const expectedOf = (one: AnyPool): Result<Expected | Drawn> => {
    if (isDrawn)
      return drawnExpectation(
        one,
        { drawOf, startersOf, draws, random: randomStream(seed, 'results', 0) },
        rules,
      );
    if (isMerged(one) || !isOnSeveral) return expectationOf(one, fields[0] as Field, chances.orders, rules);
    const eachRace = fields.map((field, at) => ({ field, orders: raceOf(races[at] as number).orders }));
    return expectationOnRaces(one, eachRace, rules);
  };
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
