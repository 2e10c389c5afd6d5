/** A meeting's file with the bets of a stream added to its stakes. */
import type { z } from 'zod';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { Bets, type BetsOn } from '@/simulations/totalisator/bets';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { type CardPool, poolKey } from './card';
import { GivenMeeting } from './given';
import { typeNamed } from './pool-named';
import { refused } from './refused';
import { unread } from './unread';

type Given = z.infer<typeof GivenMeeting>;

/** Of one kind of bet each: a merged pool is known by its two kinds, and a group of horses has no number. */
function poolsOf({ pools }: Given, rules: PoolRules): Result<BetsOn[]> {
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
    on.push({ key, races: type.races, pick: type.pick, ordered: type.ordered });
  }
  return ok(on);
}

/** Of a card, the pools that bets one a line can be in: a merged pool and groups of horses are left to JSON. */
export function betsOn(pools: readonly Pick<CardPool, 'pool' | 'races'>[], rules: PoolRules): BetsOn[] {
  return pools.flatMap((pool) => {
    const type = typeNamed(rules, pool.pool);
    return type && type.takes !== 'composite'
      ? [{ key: poolKey(pool, rules), races: type.races, pick: type.pick, ordered: type.ordered }]
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
