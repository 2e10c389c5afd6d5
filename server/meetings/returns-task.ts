/** What bets in one pool of a meeting return on average. Plain data both ways, for a thread. */
import type { MeetingCard } from '@/rulebooks/totalisator/card';
import { readMeeting } from '@/rulebooks/totalisator/meeting-file';
import { cardPoolNamed } from '@/rulebooks/totalisator/pool-named';
import { type Chances, chancesBy, type Model } from '@/rulebooks/totalisator/returns/chances';
import {
  type Estimated,
  estimatedFrom,
  type TypedChance,
  typedChances,
} from '@/rulebooks/totalisator/returns/estimated';
import {
  type RaceChances,
  type Returns,
  returnsOf,
  type Withdrawal,
} from '@/rulebooks/totalisator/returns/returns';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { toText } from '@/simulations/exact/fraction';
import { whole } from '@/simulations/printing/numbers';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { type AnyPool, betsIn, isMerged, racesIn, stakedOn } from '@/simulations/totalisator/backed';
import { afterWithdrawals } from '@/simulations/totalisator/expectation/after-withdrawals';
import { areAllRun } from '@/simulations/totalisator/expectation/still-in';
import type { Pool } from '@/simulations/totalisator/pool';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { type Answer, refuse } from '../problems/problem';
import { type NamedFile, withStakes } from './named-stakes';
import { isHash, type Packed } from './packed-stakes';
import { type ShownReturns, shownReturns } from './returns-shown';

/** `chances`: by race; left off where money is to say it. `find`: horses that the listed bets have. */
export type ReturnsAsked = {
  model: Model;
  chances?: { race: number; horses: TypedChance[] }[] | undefined;
  drawnBets?: number | undefined;
  find: number[];
};

/** `file`: the pool that is asked about, then the win pools of its races. */
export type ReturnsTask = {
  rulebook: string;
  file: NamedFile;
  races: MeetingCard['races'];
  /** As the saved results name them. */
  withdrawals: Withdrawal[];
  stakes: Packed;
  asked: ReturnsAsked;
};

/** Settled in a second; of more, results are drawn. */
const MOST_ORDERS = 5_100;
/** Of several races, each by the few bets that are still in: every winner of three races of fourteen, in some three seconds. */
const MOST_ON_SEVERAL = 36_000;
const DRAWS = 2_000;
/** Where a race has too few starters to count, any bet may be paid, and each result settles every combination: the more there are, the fewer results. */
const COMBINATIONS_SETTLED = 5_000_000;
const FEWEST_DRAWS = 100;
const SEED = 1;

/** The last ones that were used, so that another pool, or other bets of the same, are quick. */
function lastUsed<T>(atMost: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) if (kept.size > atMost) kept.delete(oldest);
    return value;
  };
}
const chancesUsed = lastUsed<Chances>(8);
const workedOut = lastUsed<Answer<Worked>>(4);

const isPool = (pool: AnyPool): pool is Pool => !isMerged(pool);

const chancesIn = (
  { chances }: Estimated,
  model: Model,
  { starters }: Pick<Runners, 'starters'>,
): RaceChances => ({
  ...chancesUsed(`${model} ${[...chances].map(([horse, share]) => `${horse}=${toText(share)}`).join()}`, () =>
    chancesBy(model, chances),
  ),
  starters,
});

type Runners = { starters: readonly number[]; withdrawn: readonly number[] };

const runnersOf = (
  { races, withdrawals }: Pick<ReturnsTask, 'races' | 'withdrawals'>,
  race: number,
): Runners => ({
  starters: races.find((one) => one.race === race)?.starters ?? [],
  withdrawn: withdrawals.find((one) => one.race === race)?.withdrawn ?? [],
});

function estimatedIn(
  { pool, wins, runners }: { pool: AnyPool; wins: Pool[]; runners: (race: number) => Runners },
  asked: ReturnsAsked,
): Result<Estimated[]> {
  const all: Estimated[] = [];
  for (const race of racesIn(pool)) {
    const { starters: declared, withdrawn } = runners(race);
    const isOut = (horse: number) => withdrawn.includes(horse);
    const starters = declared.filter((horse) => !isOut(horse));
    const given = asked.chances?.find((one) => one.race === race)?.horses ?? [];
    const out = given.find(({ horse, chance }) => isOut(horse) && chance.trim() !== '');
    if (out)
      return fail({
        code: 'input-unreadable',
        message: `Horse ${out.horse} of race ${race} is withdrawn, by its result; leave its chance off.`,
        field: 'chances',
      });
    const typed = given.filter(({ horse }) => !isOut(horse));
    const one = asked.chances
      ? typedChances(typed, { race, starters })
      : estimatedFrom(
          wins.find((win) => win.races[0] === race),
          { race, starters },
        );
    if (!one.ok) return one;
    all.push(one.value);
  }
  return ok(all);
}

type Worked = { returns: Returns; estimated: Estimated[] };

function worked({ file, races, withdrawals, stakes, asked }: ReturnsTask, rules: PoolRules): Answer<Worked> {
  const listed = withStakes(file, stakes);
  if (!listed.ok) return listed;
  const meeting = readMeeting(listed.value, rules, 'kept');
  if (!meeting.ok) return meeting;
  const left = meeting.value.pools.map((one) => afterWithdrawals(one, withdrawals, rules).pool);
  const [given] = meeting.value.pools;
  const [pool, ...others] = left;
  const named = cardPoolNamed(file.pools[0] as NamedFile['pools'][number], rules);
  if (!given || !pool)
    return refuse('input-unreadable', 'The meeting has no such pool any longer. Choose another one.', {
      field: 'pool',
    });
  const { drawnBets, model } = asked;
  const backed = betsIn(pool).size;
  if (drawnBets === undefined && stakedOn(pool) === 0n)
    return refuse(
      'input-unreadable',
      `Nobody staked anything in ${named}. Take its stakes, or lay bets that are drawn.`,
      { field: 'pool' },
    );
  const combinations = drawnBets ?? backed;
  const runners = (race: number) => runnersOf({ races, withdrawals }, race);
  const isSettledWhole =
    !isMerged(pool) && racesIn(pool).length > 1 && !areAllRun(pool, racesIn(pool).map(runners));
  const mostOnSeveral = isSettledWhole
    ? Math.min(MOST_ON_SEVERAL, Math.floor(COMBINATIONS_SETTLED / combinations))
    : MOST_ON_SEVERAL;
  const draws = Math.min(DRAWS, mostOnSeveral);
  if (draws < FEWEST_DRAWS)
    return refuse(
      'limit-reached',
      `${whole(backed)} combinations are staked on in ${named}, too many to work out here. Lay bets that are drawn, or ask pool-returns on the command line.`,
      { field: 'pool' },
    );
  const estimated = estimatedIn({ pool, wins: others.filter(isPool), runners }, asked);
  if (!estimated.ok) return estimated;
  const byRace = new Map(
    racesIn(pool).map((race, at) => {
      return [race, chancesIn(estimated.value[at] as Estimated, model, runners(race))];
    }),
  );
  const returns = returnsOf(
    given,
    {
      chancesOf: (race) => byRace.get(race),
      withdrawals,
      draws,
      drawnBets,
      seed: SEED,
      orders: { most: MOST_ORDERS, mostOnSeveral, beyond: 'drawn', several: 'settled' },
    },
    rules,
  );
  return returns.ok ? ok({ returns: returns.value, estimated: estimated.value }) : returns;
}

export function returnsTask(task: ReturnsTask): Answer<ShownReturns> {
  const book = totalisatorBookOf(task.rulebook);
  if (!book.ok) return book;
  const { find, ...asked } = task.asked;
  const key = JSON.stringify([task.rulebook, task.file, task.races, task.withdrawals, asked]);
  // What is kept under no hash may be other stakes the next time.
  const isKnownByKey = task.file.pools.every(({ stakes }) => typeof stakes !== 'string' || isHash(stakes));
  const make = () => worked(task, book.value.rules);
  const done = isKnownByKey ? workedOut(key, make) : make();
  return done.ok ? ok(shownReturns(done.value, find)) : done;
}
