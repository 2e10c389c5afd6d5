/**
 * What a bet on several races returns on average, exactly: without dead heats, such a pool is decided by few of the first horses of
 * each race, and where every race counts only bets that can still win tell one result from another. Results that are alike for
 * those are settled once, with their chances added up.
 */
import { inTable } from '../../exact/in-table';
import { ok, type Result } from '../../problems/problem';
import type { Pool, Settlement } from '../pool';
import type { Race } from '../race';
import type { PoolRules } from '../rules';
import type { Stake } from '../selection';
import { settlePool } from '../settle-pool';
import { Average, type Expected } from './average';
import { FIRST, type Field, listsOf, type Orders, raceOf } from './expectation';
import {
  areAllRun,
  backedIn,
  byPick,
  decidingIn,
  isLostIn,
  pickIn,
  winningPicks,
  withOnly,
} from './still-in';

/** A race of the pool. */
export type Leg = { field: Field; orders: Orders };

/** Orders of finish of one race that decide alike. `picks` win by them. */
type Decided = { race: Race; chance: number; picks: readonly string[] };

function decidedIn(pool: Pool, at: number, { field, orders }: Leg): Decided[] {
  const { runners } = field;
  const many = decidingIn(pool.type, at);
  const found = new Map<string, Decided>();
  for (const order of listsOf(runners, Math.min(Math.max(many, FIRST), runners.length))) {
    const picks = winningPicks(pool, at, order);
    const key = picks.join();
    const known = found.get(key);
    if (known) known.chance += orders(order);
    else
      found.set(key, { race: raceOf(inTable(pool.races[at]), field, order), chance: orders(order), picks });
  }
  return [...found.values()];
}

/** Results that are alike for the bets that `stakes` says are still in. */
type Alike = { races: readonly Race[]; chance: number; stakes: readonly Stake[] };

/** Of one race, after those before it. Each lists its bets when it is asked for: whoever only counts stops before most of them. */
function* alikeIn(
  pool: Pool,
  at: number,
  decided: readonly Decided[],
  stakes: readonly Stake[],
): Generator<Alike> {
  const picked = byPick(stakes, at);
  const isLost = isLostIn(pool, at);
  const found = new Map<string, Decided>();
  for (const { race, chance, picks } of decided) {
    const key = picks.map((pick) => (picked.has(pick) ? pick : '')).join();
    const known = found.get(key);
    if (known) known.chance += chance;
    else found.set(key, { race, chance, picks });
  }
  for (const { race, chance, picks } of found.values()) {
    const left = isLost ? picks.flatMap((pick) => picked.get(pick) ?? []) : stakes;
    yield { races: [race], chance, stakes: left };
  }
}

function* resultsFrom(pool: Pool, races: readonly (readonly Decided[])[], before: Alike): Generator<Alike> {
  const at = before.races.length;
  const decided = races[at];
  if (!decided) yield before;
  else if (before.stakes.length === 0)
    yield { ...before, races: [...before.races, ...races.slice(at).map(([any]) => (any as Decided).race)] };
  else
    for (const { races: run, chance, stakes } of alikeIn(pool, at, decided, before.stakes))
      yield* resultsFrom(pool, races, {
        races: [...before.races, ...run],
        chance: before.chance * chance,
        stakes,
      });
}

/** Every choice of the horses that decide each race, where any bet may be paid. */
function* everyResult(
  races: readonly (readonly Decided[])[],
  stakes: readonly Stake[],
  before: Omit<Alike, 'stakes'> = { races: [], chance: 1 },
): Generator<Alike> {
  const decided = races[before.races.length];
  if (!decided) yield { ...before, stakes };
  else
    for (const { race, chance } of decided)
      yield* everyResult(races, stakes, {
        races: [...before.races, race],
        chance: before.chance * chance,
      });
}

function resultsIn(pool: Pool, legs: readonly Leg[]): Generator<Alike> {
  const races = legs.map((leg, at) => decidedIn(pool, at, leg));
  const stakes = backedIn(pool);
  const areAll = areAllRun(
    pool,
    legs.map(({ field }) => field),
  );
  return areAll ? resultsFrom(pool, races, { races: [], chance: 1, stakes }) : everyResult(races, stakes);
}

/** How many results have to be settled; it stops to count above `most`. Those in which nobody can win are one. */
export function resultsOf(pool: Pool, fields: readonly Field[], most = Number.POSITIVE_INFINITY): number {
  let many = 0;
  let isLost = false;
  for (const { stakes } of resultsIn(
    pool,
    fields.map((field) => ({ field, orders: () => 0 })),
  )) {
    if (stakes.length > 0) many += 1;
    else isLost = true;
    if (many > most) break;
  }
  return isLost ? many + 1 : many;
}

/** `legs`: of its races, in their order. */
export function expectationOnRaces(pool: Pool, legs: readonly Leg[], rules: PoolRules): Result<Expected> {
  const average = new Average(pool);
  const poolOf = withOnly(pool);
  const settledBy = ({ races, stakes }: Alike): Result<Settlement> =>
    settlePool(poolOf(stakes), new Map(races.map((race) => [race.race, race])), rules);
  let lost: Alike | undefined;
  for (const alike of resultsIn(pool, legs)) {
    if (alike.stakes.length === 0) {
      lost = { ...alike, chance: (lost?.chance ?? 0) + alike.chance };
      continue;
    }
    const settled = settledBy(alike);
    if (!settled.ok) return settled;
    average.add(settled.value, alike.chance);
  }
  if (lost) {
    const settled = settledBy(lost);
    if (!settled.ok) return settled;
    average.add(settled.value, lost.chance);
  }
  return ok(average.found);
}

/**
 * How often the principal prize is won, where every race counts: each bet on its winning combination as often as its picks come in,
 * and no two at once.
 */
export function chanceWon(pool: Pool, legs: readonly Leg[]): number {
  const chances = legs.map((leg, at) => {
    const own = new Map<string, number>();
    for (const { picks, chance } of decidedIn(pool, at, leg)) {
      const [pick] = picks;
      if (pick !== undefined) own.set(pick, (own.get(pick) ?? 0) + chance);
    }
    return own;
  });
  return backedIn(pool).reduce(
    (all, stake) => all + chances.reduce((chance, own, at) => chance * (own.get(pickIn(stake, at)) ?? 0), 1),
    0,
  );
}
