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
import { type RaceChances, type Returns, returnsOf } from '@/rulebooks/totalisator/returns/returns';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { toText } from '@/simulations/exact/fraction';
import { whole } from '@/simulations/printing/numbers';
import { ok, type Result } from '@/simulations/problems/problem';
import { type AnyPool, betsIn, isMerged, racesIn, stakedOn } from '@/simulations/totalisator/backed';
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
  stakes: Packed;
  asked: ReturnsAsked;
};

/** Settled in a second; of more, results are drawn. */
const MOST_ORDERS = 5_100;
const DRAWS = 2_000;
/** On several races each result that is drawn settles every combination. All share the thread: the more combinations, the fewer draws. */
const COMBINATIONS_SETTLED = 20_000_000;
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
const workedOut = lastUsed<Answer<{ returns: Returns; estimated: Estimated[] }>>(4);

const isPool = (pool: AnyPool): pool is Pool => !isMerged(pool);

const chancesIn = ({ chances }: Estimated, model: Model, starters: readonly number[]): RaceChances => ({
  ...chancesUsed(`${model} ${[...chances].map(([horse, share]) => `${horse}=${toText(share)}`).join()}`, () =>
    chancesBy(model, chances),
  ),
  starters,
});

function estimatedIn(
  { pool, wins, races }: { pool: AnyPool; wins: Pool[]; races: MeetingCard['races'] },
  asked: ReturnsAsked,
): Result<Estimated[]> {
  const all: Estimated[] = [];
  for (const race of racesIn(pool)) {
    const starters = races.find((one) => one.race === race)?.starters ?? [];
    const typed = asked.chances?.find((one) => one.race === race)?.horses ?? [];
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

function worked(
  { file, races, stakes, asked }: ReturnsTask,
  rules: PoolRules,
): Answer<{ returns: Returns; estimated: Estimated[] }> {
  const listed = withStakes(file, stakes);
  if (!listed.ok) return listed;
  const meeting = readMeeting(listed.value, rules, 'kept');
  if (!meeting.ok) return meeting;
  const [pool, ...others] = meeting.value.pools;
  const named = cardPoolNamed(file.pools[0] as NamedFile['pools'][number], rules);
  if (!pool)
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
  const draws =
    racesIn(pool).length > 1 ? Math.min(DRAWS, Math.floor(COMBINATIONS_SETTLED / combinations)) : DRAWS;
  if (draws < FEWEST_DRAWS)
    return refuse(
      'limit-reached',
      `${whole(backed)} combinations are staked on in ${named}, too many to work out here. Lay bets that are drawn, or ask pool-returns on the command line.`,
      { field: 'pool' },
    );
  const estimated = estimatedIn({ pool, wins: others.filter(isPool), races }, asked);
  if (!estimated.ok) return estimated;
  const byRace = new Map(
    racesIn(pool).map((race, at) => {
      const starters = races.find((one) => one.race === race)?.starters ?? [];
      return [race, chancesIn(estimated.value[at] as Estimated, model, starters)];
    }),
  );
  const returns = returnsOf(
    pool,
    {
      chancesOf: (race) => byRace.get(race),
      draws,
      drawnBets,
      seed: SEED,
      orders: { most: MOST_ORDERS, beyond: 'drawn', several: 'settled' },
    },
    rules,
  );
  return returns.ok ? ok({ returns: returns.value, estimated: estimated.value }) : returns;
}

export function returnsTask(task: ReturnsTask): Answer<ShownReturns> {
  const book = totalisatorBookOf(task.rulebook);
  if (!book.ok) return book;
  const { find, ...asked } = task.asked;
  const key = JSON.stringify([task.rulebook, task.file, task.races, asked]);
  // What is kept under no hash may be other stakes the next time.
  const isKnownByKey = task.file.pools.every(({ stakes }) => typeof stakes !== 'string' || isHash(stakes));
  const make = () => worked(task, book.value.rules);
  const done = isKnownByKey ? workedOut(key, make) : make();
  return done.ok ? ok(shownReturns(done.value.returns, done.value.estimated, find)) : done;
}
