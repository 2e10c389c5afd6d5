/** What bets in a pool return on average: by every result that decides it, or by results that are drawn where those are too many. */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import {
  type AnyPool,
  decidingType,
  isMerged,
  nameOf,
  racesIn,
  stakedOn,
} from '@/simulations/totalisator/backed';
import { afterWithdrawals } from '@/simulations/totalisator/expectation/after-withdrawals';
import type { Expected } from '@/simulations/totalisator/expectation/average';
import { evenJackpot } from '@/simulations/totalisator/expectation/break-even';
import { drawnBets as betsDrawn, type Draw } from '@/simulations/totalisator/expectation/drawn';
import { drawnOnRaces } from '@/simulations/totalisator/expectation/drawn-races';
import {
  type Drawn,
  drawnExpectation,
  expectationOf,
  type Field,
  withoutLeast,
} from '@/simulations/totalisator/expectation/expectation';
import { expectationOnRaces, resultsOf } from '@/simulations/totalisator/expectation/several-races';
import type { Race } from '@/simulations/totalisator/race';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { ascending } from '@/simulations/totalisator/selection';
import { randomStream } from '@/simulations/witness/random';
import type { Chances, Model } from './chances';

export type RaceChances = Chances & {
  /** Declared, those that never win among them; left off where all may. */
  starters?: readonly number[];
};

/** Who does not run, and who takes the place of those in a pool on several races. */
export type Withdrawal = Pick<Race, 'race' | 'withdrawn' | 'favourites'>;

export type Asked = {
  chancesOf: (race: number) => RaceChances | undefined;
  withdrawals?: readonly Withdrawal[];
  /** Results, where those that decide the pool are too many. */
  draws: number;
  /** Unit bets in place of the stakes. */
  drawnBets: number | undefined;
  seed: number;
  /** Results to settle, and what is done with more on one race; on several they are drawn. `several`: results of several races may be asked for as draws. */
  orders: {
    most: number;
    mostOnSeveral: number;
    beyond: 'refused' | 'drawn';
    several: 'settled' | 'drawn';
  };
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
  /** By race; `cents` were refunded of what was staked, `moved` are on favourites instead. */
  withdrawals?: { races: readonly Withdrawal[]; cents: bigint; moved: bigint };
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

/** Those in the races of the pool, or what is wrong with them. */
function withdrawalsIn(pool: AnyPool, { chancesOf, withdrawals = [] }: Asked): Result<readonly Withdrawal[]> {
  const own = withdrawals.filter(
    ({ race, withdrawn }) => withdrawn.length > 0 && racesIn(pool).includes(race),
  );
  for (const { race, withdrawn } of own) {
    const runs = chancesOf(race)?.runners.find((horse) => withdrawn.includes(horse));
    if (runs !== undefined)
      return refused(
        `Horse ${runs} of race ${race} is withdrawn, by its result; leave its chance off.`,
        'chances',
      );
  }
  return ok(own);
}

export function returnsOf(whole: AnyPool, asked: Asked, rules: PoolRules): Result<Returns> {
  const { chancesOf, draws, drawnBets, seed, orders } = asked;
  const withdrawals = withdrawalsIn(whole, asked);
  if (!withdrawals.ok) return withdrawals;
  const { pool: given, cents, moved, short } = afterWithdrawals(whole, withdrawals.value, rules);
  if (short[0] !== undefined)
    return refused(
      `A horse of race ${short[0]} is withdrawn, and bets on it go to favourites. Name them in its result.`,
    );
  if (drawnBets === undefined && stakedOn(given) === 0n)
    return refused(
      `Nothing is staked in ${nameOf(given)} on horses that run. Take its stakes, or lay bets that are drawn.`,
    );
  const races = racesIn(given);
  const [chances] = races.map(chancesOf);
  const missing = races.find((race) => chancesOf(race) === undefined);
  if (!chances || missing !== undefined)
    return refused(`Give --chances of race ${missing}, "${missing}: 1=40% 2=35% 3=25%".`, 'chances');
  const raceOf = (race: number): RaceChances => chancesOf(race) ?? chances;
  const drawOf = (race: number): Draw => raceOf(race).draw;
  const fieldOf = (race: number): Field => {
    const { withdrawn = [] } = withdrawals.value.find((one) => one.race === race) ?? {};
    const { runners, starters = ascending([...runners, ...withdrawn]) } = raceOf(race);
    return { runners, starters, withdrawn };
  };
  const fields = races.map(fieldOf);
  const isOnSeveral = races.length > 1;
  const staked = drawnBets === undefined ? ok(given) : withBetsDrawn(given, drawnBets, { drawOf, seed });
  if (!staked.ok) return staked;
  const pool = staked.value;
  const [many, most] =
    isMerged(pool) || !isOnSeveral
      ? [ordersIn(pool, chances), orders.most]
      : [resultsOf(pool, fields, orders.mostOnSeveral), orders.mostOnSeveral];
  const isTooMany = many > most;
  const isDrawn = isOnSeveral
    ? isTooMany || orders.several === 'drawn'
    : isTooMany && orders.beyond === 'drawn';
  if (isTooMany && !isDrawn)
    return refused(
      `The first ${decidingType(pool).pick} can finish in ${many} orders, too many to settle; leave horses off.`,
    );
  const expectedOf = (one: AnyPool): Result<Expected | Drawn> => {
    const drawn = { drawOf, fieldOf, draws, random: randomStream(seed, 'results', 0) };
    if (isMerged(one) || !isOnSeveral)
      return isDrawn
        ? drawnExpectation(one, drawn, rules)
        : expectationOf(one, fields[0] as Field, chances.orders, rules);
    const eachRace = fields.map((field, at) => ({ field, orders: raceOf(races[at] as number).orders }));
    return isDrawn ? drawnOnRaces(one, eachRace, drawn, rules) : expectationOnRaces(one, eachRace, rules);
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
    ...(withdrawals.value.length > 0 && {
      withdrawals: {
        races: withdrawals.value,
        ...(drawnBets === undefined ? { cents, moved } : { cents: 0n, moved: 0n }),
      },
    }),
  });
}
