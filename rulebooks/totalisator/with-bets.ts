/** A meeting's file with the bets of a stream added to its stakes. */
import type { z } from 'zod';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { Bets, type BetsOn, type Running } from '@/simulations/totalisator/bets';
import type { PoolRules, PoolType } from '@/simulations/totalisator/rules';
import { type CardPool, type MeetingCard, poolKey } from './card';
import { GivenMeeting } from './given';
import { racesOf, typeNamed } from './pool-named';
import { refused } from './refused';
import { type RaceResult, startersIn } from './results';
import { unread } from './unread';

type Given = z.infer<typeof GivenMeeting>;

const betsOf = ({ races, pick, ordered }: PoolType): Omit<BetsOn, 'key'> => ({ races, pick, ordered });

type Starting = { race: number; starters?: RaceResult['starters'] };

const runningIn = (starting: readonly Starting[], races: readonly number[]): Running[] =>
  races.map((race) => {
    const starters = startersIn(starting.find((one) => one.race === race)?.starters);
    return { race, horses: starters && new Set(starters) };
  });

/** Of one kind of bet each: a merged pool is known by its two kinds, and a group of horses has no number. */
function poolsOf({ pools, results }: Given, rules: PoolRules): Result<BetsOn[]> {
  const on: BetsOn[] = [];
  for (const { pool, races } of pools) {
    const type = typeNamed(rules, pool);
    if (!type || type.takes === 'composite')
      return refused(
        `Bets cannot be added to “${pool.slice(0, 40)}”; list its stakes in the meeting.`,
        'bets',
      );
    const key = `${type.id}:${typeof races === 'number' ? races : races.join('/')}`;
    if (on.some((one) => one.key === key))
      return refused(`${key} is there twice; list each pool once.`, 'bets');
    on.push({ key, ...betsOf(type), running: runningIn(results, racesOf({ races })) });
  }
  return ok(on);
}

/** Of a card, the pools that bets one a line can be in: a merged pool and groups of horses are left to JSON. */
export function betsOn(
  { pools, races }: { pools: readonly Pick<CardPool, 'pool' | 'races'>[]; races: MeetingCard['races'] },
  rules: PoolRules,
): BetsOn[] {
  return pools.flatMap((pool) => {
    const type = typeNamed(rules, pool.pool);
    return type && type.takes !== 'composite'
      ? [{ key: poolKey(pool, rules), ...betsOf(type), running: runningIn(races, racesOf(pool)) }]
      : [];
  });
}

export function withBets(value: unknown, chunks: Iterable<Uint8Array>, rules: PoolRules): Result<Given> {
  const given = GivenMeeting.safeParse(value);
  if (!given.success) return unread(given);
  const pools = poolsOf(given.data, rules);
  if (!pools.ok) return pools;
  const bets = new Bets(pools.value);
  for (const chunk of chunks) {
    const fault = bets.add(chunk);
    if (fault) return fail(fault);
  }
  const fault = bets.end();
  if (fault) return fail(fault);
  const stakes = given.data.pools.map((pool) => [...pool.stakes]);
  for (const { pool, legs, cents } of bets.totals()) stakes[pool]?.push({ combination: legs, amount: cents });
  return ok({
    ...given.data,
    pools: given.data.pools.map((pool, at) => ({ ...pool, stakes: stakes[at] ?? [] })),
  });
}
