/** A meeting before it is settled: its races and runners, its pools, and what was staked so far in each. */
import { z } from 'zod';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { PoolRules } from '@/simulations/totalisator/rules';
import { GivenPool } from './given';
import { readMeeting } from './meeting-file';
import { cardPoolNamed, labelOf, mergedNamed, racesOf, typeNamed } from './pool-named';
import { refused } from './refused';
import { Horse, RaceNumber, type RaceResult, readRace } from './results';

export const RACES_AT_MOST = 20;
export const POOLS_AT_MOST = 200;

const CardRace = z.strictObject({
  race: RaceNumber,
  /** Declared at the start of betting. */
  starters: z.array(Horse).min(1, 'A race needs its runners; give their numbers.').max(99),
});
/** Of a card, all that is staked is on the list of stakes: there is no total beside it. */
const CardPool = GivenPool.omit({ stakes: true, total: true });
export type CardPool = z.infer<typeof CardPool>;

export const MeetingCard = z.strictObject({
  races: z.array(CardRace).max(RACES_AT_MOST, `A meeting has at most ${RACES_AT_MOST} races; remove some.`),
  pools: z.array(CardPool).max(POOLS_AT_MOST, `A meeting has at most ${POOLS_AT_MOST} pools; remove some.`),
});
export type MeetingCard = z.infer<typeof MeetingCard>;

export const KeptStake = z.strictObject({
  combination: z.string().max(200),
  amount: z.int().min(0),
  bet: z.string().max(60).exactOptional(),
});
export type KeptStake = z.infer<typeof KeptStake>;

/** By the pool's key. */
export const PoolStakes = z.record(z.string(), z.array(KeptStake));
export type PoolStakes = Readonly<Record<string, readonly KeptStake[]>>;

/** "win:1", "double:4/5"; as it is spelled where there is no such pool. */
export function poolKey(pool: Pick<CardPool, 'pool' | 'races'>, rules: PoolRules): string {
  const id = (typeNamed(rules, pool.pool) ?? mergedNamed(rules, pool.pool))?.id ?? pool.pool;
  return `${id}:${racesOf(pool).join('/')}`;
}

/** By the pool's key: its stakes, or the name that they are kept under. */
type StakesOrName<Stakes> = Readonly<Record<string, Stakes>>;

/** The pools of a card, each with its stakes or what stands for them; a pool that nobody staked in has none. */
export const stakedIn = <Stakes>(card: MeetingCard, stakes: StakesOrName<Stakes>, rules: PoolRules) =>
  card.pools.map((pool) => {
    const key = poolKey(pool, rules);
    return { ...pool, stakes: Object.hasOwn(stakes, key) ? (stakes[key] as Stakes) : [] };
  });

/** As though no race were run: what is known before. */
export const unrun = ({ races }: MeetingCard): RaceResult[] =>
  races.map(({ race, starters }) => ({ race, places: [], starters }));

function twice(keys: readonly string[]): number {
  return keys.findIndex((key, at) => keys.indexOf(key) !== at);
}

function listedTwice({ races, pools }: MeetingCard, rules: PoolRules): Problem[] {
  const race = races[twice(races.map((one) => String(one.race)))];
  if (race) return refused(`Race ${race.race} is listed twice; list it once.`, 'races').problems;
  const at = twice(pools.map((pool) => poolKey(pool, rules)));
  const pool = pools[at];
  if (!pool) return [];
  return refused(`${cardPoolNamed(pool, rules)} is listed twice; list it once.`, `pools.${at}.races`)
    .problems;
}

function offTheCard({ races, pools }: MeetingCard, rules: PoolRules): Problem[] {
  const known = new Set(races.map(({ race }) => race));
  return pools.flatMap((pool, at) => {
    const missing = racesOf(pool).find((race) => !known.has(race));
    return missing === undefined
      ? []
      : refused(
          `Race ${missing} of ${labelOf(pool, rules).toLowerCase()} is not among the races; add it, or correct the pool.`,
          `pools.${at}.races`,
        ).problems;
  });
}

/** Also of races and horses that stakes are on and the card no longer has. */
export function checkCard(card: MeetingCard, stakes: PoolStakes, rules: PoolRules): Result<MeetingCard> {
  const doubled = listedTwice(card, rules);
  if (doubled.length > 0) return fail(...doubled);
  const runners = unrun(card).map(readRace);
  const wrong = runners.flatMap((one) =>
    one.ok ? [] : one.problems.map((fault) => ({ ...fault, field: 'races' })),
  );
  if (wrong.length > 0) return fail(...wrong);
  if (card.pools.length === 0) return ok(card);
  const elsewhere = offTheCard(card, rules);
  if (elsewhere.length > 0) return fail(...elsewhere);
  const read = readMeeting({ pools: stakedIn(card, stakes, rules), results: unrun(card) }, rules, 'kept');
  return read.ok ? ok(card) : read;
}
