/**
 * The same rules a second time, slowly and in another way, for pools of a few horses: every order in which the horses can be said to
 * have finished is written out, the printed tables are copied, cases of substitution are followed one by one, and a dividend is
 * found by trying multiples. It shares no code with the totalisator.
 */
import type { RandomPool, RandomRace } from './random-pool';

/** A numerator and a denominator. */
type Ratio = [bigint, bigint];
const of = (n: bigint | number, d: bigint | number = 1n): Ratio => [BigInt(n), BigInt(d)];
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const minus = (one: Ratio, [c, d]: Ratio): Ratio => plus(one, [-c, d]);
/** Towards less. */
const whole = ([n, d]: Ratio): bigint => (n >= 0n ? n / d : -((-n + d - 1n) / d));

export type Paid = { on: string; declared: bigint; paid: bigint };
export type Slow = {
  outcome: string;
  paid: Paid[];
  refunded: bigint;
  deducted: bigint;
  jackpot: bigint;
  held: bigint;
};

function ordersOf(groups: readonly (readonly number[])[]): number[][] {
  const [first, ...rest] = groups;
  if (!first) return [[]];
  const mixed = (horses: readonly number[]): number[][] =>
    horses.length === 0
      ? [[]]
      : horses.flatMap((horse) =>
          mixed(horses.filter((one) => one !== horse)).map((more) => [horse, ...more]),
        );
  return mixed(first).flatMap((start) => ordersOf(rest).map((end) => [...start, ...end]));
}

const places = (race: RandomRace, place: number): number[] => {
  let at = 1;
  for (const horses of race.places) {
    if (at === place) return horses;
    at += horses.length;
  }
  return [];
};

const sorted = (horses: readonly number[]): string => [...horses].sort((a, b) => a - b).join('-');

const PICK: Record<string, [many: number, isOrdered: boolean]> = {
  win: [1, true],
  quinella: [2, false],
  forecast: [2, true],
  tierce: [3, true],
  trio: [3, false],
  quartet: [4, true],
  'first-4': [4, false],
  double: [1, true],
  treble: [1, true],
  'six-up': [1, true],
  'double-trio': [3, false],
  'triple-trio': [3, false],
};

function firstOf(pool: string, race: RandomRace): string[] {
  const [many, isOrdered] = PICK[pool] ?? [1, true];
  // Only who leads matters: later groups are left in one order.
  let before = 0;
  const groups = race.places.filter((horses) => {
    const counts = before < many;
    before += horses.length;
    return counts;
  });
  const lead = ordersOf(groups).map((order) => order.slice(0, many));
  return [...new Set(lead.map((order) => (isOrdered ? order.join('-') : sorted(order))))];
}

/** 3.10(a)(i): what each order would pay, averaged over the orders. */
function placed(race: RandomRace): Map<string, Ratio> {
  const finished = race.places.flat().length;
  const paid = Math.min(race.starters >= 7 ? 3 : 2, finished);
  let before = 0;
  const groups = race.places.filter((horses) => {
    const counts = before < paid;
    before += horses.length;
    return counts;
  });
  const orders = ordersOf(groups);
  const due = new Map<string, Ratio>();
  for (const order of orders)
    for (const horse of order.slice(0, paid))
      due.set(String(horse), plus(due.get(String(horse)) ?? of(0), of(1, orders.length * paid)));
  return due;
}

/** 3.10(a)(ii), as printed: parts of pairs by the places of their horses. Undefined for dead heats that are not printed. */
function pairs(race: RandomRace): Map<string, Ratio> | undefined {
  const [first, second, third] = [places(race, 1), places(race, 2), places(race, 3)];
  const pattern = [first, second, third].map(({ length }) => length).join();
  const table: Record<string, Record<string, Ratio>> = {
    '1,1,1': { '12': of(1, 3), '13': of(1, 3), '23': of(1, 3) },
    '2,0,1': { '11': of(1, 3), '13': of(1, 3) },
    '3,0,0': { '11': of(1, 3) },
    '1,2,0': { '12': of(1, 3), '22': of(1, 3) },
    '1,3,0': { '12': of(1, 6), '22': of(1, 6) },
    '1,1,2': { '12': of(1, 3), '13': of(2, 15), '23': of(2, 15), '33': of(2, 15) },
    '1,1,3': { '12': of(1, 3), '13': of(2, 27), '23': of(2, 27), '33': of(2, 27) },
    '2,0,2': { '11': of(1, 3), '13': of(2, 15), '33': of(2, 15) },
    '2,0,3': { '11': of(1, 3), '13': of(2, 27), '33': of(2, 27) },
  };
  const printed = table[pattern];
  if (!printed) return undefined;
  const all = [...first.map((h) => [h, 1]), ...second.map((h) => [h, 2]), ...third.map((h) => [h, 3])];
  const due = new Map<string, Ratio>();
  for (const [h = 0, p] of all)
    for (const [g = 0, r] of all)
      if (h < g) due.set(sorted([h, g]), printed[[p, r].sort().join('')] as Ratio);
  return due;
}

/** 3.9(b)(iii), case by case; 3.9(b)(i) for one horse. */
function instead(leg: string, { withdrawn, favourites }: RandomRace): string {
  const horses = leg.split('-').map(Number);
  const [f = 0, f2 = 0, f3 = 0] = favourites;
  const gone = horses.filter((horse) => withdrawn.includes(horse));
  const left = horses.filter((horse) => !withdrawn.includes(horse));
  const has = (horse: number) => left.includes(horse);
  if (gone.length === 0) return leg;
  if (horses.length === 1) return String(f);
  if (gone.length === 3) return sorted([f, f2, f3]);
  if (gone.length === 2) {
    if (has(f)) return sorted([...left, f2, f3]);
    if (has(f2)) return sorted([...left, f, f3]);
    return sorted([...left, f, f2]);
  }
  if (has(f) && has(f2)) return sorted([...left, f3]);
  if (has(f)) return sorted([...left, f2]);
  return sorted([...left, f]);
}

const STARTERS: Record<string, number> = {
  win: 2,
  quinella: 3,
  'quinella-place': 7,
  forecast: 4,
  tierce: 4,
  trio: 5,
  quartet: 6,
  'first-4': 6,
  'composite-win': 7,
  double: 2,
  'double-trio': 4,
  'triple-trio': 4,
  treble: 2,
  'six-up': 3,
};

const least = (pool: string): bigint => {
  if (['place', 'composite-win'].includes(pool)) return 1_010n;
  return ['win', 'quinella', 'quinella-place', 'double'].includes(pool) ? 1_050n : 1_100n;
};
const step = (pool: string): bigint =>
  ['win', 'composite-win', 'place', 'quinella', 'quinella-place', 'double'].includes(pool) ? 50n : 100n;

/** The multiple that is nearest, the higher of two; from a guess in floating point, by trying its neighbours. */
function declared(pool: string, [n, d]: Ratio, staked: bigint): bigint {
  const by = step(pool);
  const guess = (n * 1_000n) / (d * staked) / by;
  let best = 0n;
  let off: bigint | undefined;
  for (let k = guess - 2n; k <= guess + 2n; k += 1n) {
    if (k < 0n) continue;
    // |k·step − part·unit/staked|, all times d·staked.
    const gap = k * by * d * staked - n * 1_000n;
    const size = gap < 0n ? -gap : gap;
    if (off === undefined || size <= off) [best, off] = [k * by, size];
  }
  return best < least(pool) ? least(pool) : best;
}

const isWholeUnits = (pool: string): boolean => ['double-trio', 'triple-trio', 'six-up'].includes(pool);

/** Undefined where this does not say: dead heats that the tables do not print. */
export function settledSlowly({
  pool,
  results,
}: {
  pool: RandomPool;
  results: RandomRace[];
}): Slow | undefined {
  const { pool: id, announced } = pool;
  const J = BigInt(pool.broughtIn);
  const all = new Map<string, bigint>();
  for (const { combination, amount } of pool.stakes) {
    const [, isOrdered] = PICK[id] ?? [1, false];
    const key =
      id === 'composite-win'
        ? combination
        : combination
            .split('/')
            .map((leg) => (isOrdered ? leg : sorted(leg.split('-').map(Number))))
            .join('/');
    all.set(key, (all.get(key) ?? 0n) + BigInt(amount));
  }
  const money = (stakes: Map<string, bigint>) => [...stakes.values()].reduce((a, b) => a + b, 0n);
  const back: Slow = {
    outcome: 'refunded',
    paid: [],
    refunded: money(all),
    deducted: 0n,
    jackpot: J,
    held: 0n,
  };
  const left = (race: RandomRace) => race.starters - race.withdrawn.length;
  const finished = (race: RandomRace) => race.places.flat().length;

  const answer: Slow = { outcome: 'divided', paid: [], refunded: 0n, deducted: 0n, jackpot: 0n, held: 0n };
  const net = (stakes: bigint): bigint => {
    answer.deducted = (stakes * BigInt(pool.deduction)) / 1_000n;
    return stakes - answer.deducted;
  };
  /** Pays `part` to what was staked on one selection; returns what the part has left. */
  const pay = (on: string, part: Ratio, staked: bigint, at?: bigint): Ratio => {
    if (staked < 1_000n && isWholeUnits(id)) {
      const whole = at ?? declared(id, part, 1_000n);
      const paid = (whole * staked) / 1_000n;
      answer.paid.push({ on, declared: whole, paid });
      answer.jackpot += whole - paid;
      return minus(part, of(whole));
    }
    const dividend = at ?? declared(id, part, staked);
    const paid = (dividend * staked) / 1_000n;
    answer.paid.push({ on, declared: dividend, paid });
    return minus(part, of(paid));
  };
  const carried = (): Slow => ({ ...answer, outcome: 'carried', jackpot: answer.jackpot + J });

  if (results.length === 1) {
    const race = results[0] as RandomRace;
    if (race.void) return back;
    const fewest = id === 'place' ? (race.starters >= 7 ? 5 : 4) : (STARTERS[id] ?? 0);
    if (left(race) < fewest) return back;
    const groups = Object.entries(pool.composites ?? {});
    const isOut = (horse: number) => race.withdrawn.includes(horse);
    if (id === 'composite-win' && groups.filter(([, horses]) => !horses.every(isOut)).length < 3) return back;
    const stakes = new Map(
      [...all].filter(([key]) =>
        id === 'composite-win'
          ? !pool.composites?.[key]?.every(isOut)
          : !key.split('-').some((horse) => isOut(Number(horse))),
      ),
    );
    answer.refunded = money(all) - money(stakes);
    const N = net(money(stakes));
    const needs =
      id === 'composite-win' || id === 'place' ? 1 : id === 'quinella-place' ? 3 : (PICK[id]?.[0] ?? 1);
    if (finished(race) < needs) {
      if (needs === 1) return back;
      if (announced) answer.jackpot += N;
      else answer.held += N;
      return carried();
    }
    const due =
      id === 'place'
        ? placed(race)
        : id === 'quinella-place'
          ? pairs(race)
          : id === 'composite-win'
            ? new Map(
                groups
                  .filter(([, h]) => places(race, 1).some((horse) => h.includes(horse)))
                  .map(([k]) => [k, of(1)]),
              )
            : new Map(firstOf(id, race).map((key) => [key, of(1)]));
    if (!due) return undefined;
    const backed = [...due].filter(([key]) => (stakes.get(key) ?? 0n) > 0n);
    if (backed.length === 0) {
      const nobody = (): Slow => {
        if (!announced && (id === 'win' || id === 'place')) return back;
        if (announced) answer.jackpot += N;
        else answer.held += N;
        return carried();
      };
      if (id !== 'win') return nobody();
      for (const place of [2, 3]) {
        const next = places(race, place).filter((horse) => (stakes.get(String(horse)) ?? 0n) > 0n);
        for (const horse of next) pay(String(horse), of(N, next.length), stakes.get(String(horse)) as bigint);
        if (next.length > 0) return { ...answer, jackpot: J };
      }
      return nobody();
    }
    const counted = announced ? [...due] : backed;
    const total = counted.map(([, part]) => part).reduce(plus);
    for (const [key, part] of counted) {
      const share = times(times(of(N + J), part), [total[1], total[0]]);
      const staked = stakes.get(key) ?? 0n;
      if (staked > 0n) pay(key, share, staked);
    }
    const lost = counted.filter(([key]) => (stakes.get(key) ?? 0n) === 0n).map(([, part]) => part);
    if (lost.length > 0)
      answer.jackpot += whole(times(times(of(N + J), lost.reduce(plus)), [total[1], total[0]]));
    return answer;
  }

  const isTrio = id.endsWith('trio');
  if (results.every((race) => left(race) < (STARTERS[id] as number))) return back;
  const counts = results.map(
    (race) =>
      !race.void &&
      left(race) >= (isTrio ? 4 : id === 'six-up' ? 2 : 1) &&
      finished(race) >= (isTrio ? 3 : 1),
  );
  if (!counts.includes(true)) return back;
  const changed = new Map<string, bigint>();
  for (const [key, cents] of all) {
    const now = key
      .split('/')
      .map((leg, at) => (counts[at] ? instead(leg, results[at] as RandomRace) : leg))
      .join('/');
    changed.set(now, (changed.get(now) ?? 0n) + cents);
  }
  const N = net(money(changed));
  const legs = results.flatMap((_, at) => (counts[at] ? [at] : []));
  const isWhole = legs.length === results.length;
  const only = (stakes: Map<string, bigint>, kept: number[]) => {
    const map = new Map<string, bigint>();
    for (const [key, cents] of stakes) {
      const short = kept.map((at) => key.split('/')[at]).join('/');
      map.set(short, (map.get(short) ?? 0n) + cents);
    }
    return map;
  };
  const firsts = results.map((race, at) => (counts[at] ? firstOf(id, race) : []));
  /** The backed selections whose every leg is among those that win, and how many selections win. */
  const won = (stakes: Map<string, bigint>, wins: string[][]) => ({
    backed: [...stakes].filter(
      ([key, cents]) => cents > 0n && key.split('/').every((leg, at) => wins[at]?.includes(leg)),
    ),
    many: wins.map(({ length }) => length).reduce((a, b) => a * b, 1),
  });
  const stakes = isWhole ? changed : only(changed, legs);
  const kept = legs.map((at) => results[at] as RandomRace);
  const keptFirsts = legs.map((at) => firsts[at] as string[]);
  const main = won(stakes, keptFirsts);
  const toJackpot = isWholeUnits(id) || announced;
  /** Equal parts; unbacked ones to the jackpot, or none for them. Returns what each part has left. */
  const divide = (part: Ratio, { backed, many }: ReturnType<typeof won>, at?: bigint): Ratio => {
    const parts = toJackpot ? many : backed.length;
    let rest = of(0);
    for (const [key, cents] of backed) rest = plus(rest, pay(key, times(part, of(1, parts)), cents, at));
    const lost = whole(times(part, of(parts - backed.length, parts)));
    if (lost > 0n) answer.jackpot += lost;
    return rest;
  };
  const unknown = (amount: bigint): Slow => {
    if (announced) answer.jackpot += amount;
    else answer.held += amount;
    return carried();
  };
  const firstOrSecond = kept.map((race) => [...places(race, 1), ...places(race, 2)].map(String));
  const payAll = (part: Ratio, { backed }: ReturnType<typeof won>): Ratio =>
    backed.length === 0
      ? of(0)
      : pay(
          backed
            .map(([key]) => key)
            .sort()
            .join(),
          part,
          money(new Map(backed)),
        );

  if (!isWhole || id === 'double-trio') {
    if (id === 'six-up') {
      const both = won(stakes, firstOrSecond);
      if (both.backed.length === 0) return unknown(N);
      payAll(of(N), both);
      answer.jackpot += J;
      return answer;
    }
    if (main.backed.length > 0) {
      divide(of(N + (isWhole ? J : 0n)), main);
      if (!isWhole) answer.jackpot += J;
      return answer;
    }
    if (id === 'triple-trio' && legs.length === 2) {
      const one = won(only(stakes, [0]), keptFirsts.slice(0, 1));
      if (one.backed.length > 0) {
        answer.jackpot += whole(of(N * 85n, 100)) + J;
        divide(of(N * 15n, 100), one);
        return answer;
      }
    }
    return unknown(N);
  }

  if (id === 'six-up') {
    const both = won(stakes, firstOrSecond);
    let rest = of(0);
    if (both.backed.length > 0) rest = payAll(of(N, 2), both);
    else answer.held += whole(of(N, 2));
    const bonus = plus(of(N, 2), rest);
    if (main.backed.length === 0) {
      const cents = whole(bonus);
      answer.jackpot += (cents > 0n ? cents : 0n) + J;
    } else divide(plus(bonus, of(J)), main);
    return answer;
  }

  if (main.backed.length === 0) return unknown(N);
  if (id === 'triple-trio') {
    const others = new Map([...stakes].filter(([key]) => !main.backed.some(([won_]) => won_ === key)));
    const two = won(only(others, [0, 1]), keptFirsts.slice(0, 2));
    // The dividends are worked out on a trial, then paid.
    const trial = { ...answer, paid: [...answer.paid] };
    const rest = two.backed.length > 0 ? divide(of(N * 15n, 100), two) : of(0);
    const consolations = answer.paid.slice(trial.paid.length);
    const cost = answer.jackpot - trial.jackpot;
    Object.assign(answer, trial);
    if (two.backed.length === 0) answer.held += whole(of(N * 15n, 100));
    const before = answer.paid.length;
    divide(plus(plus(of(N * 85n, 100), rest), of(J)), main);
    const lowest = answer.paid.slice(before).reduce((a, b) => (a.declared < b.declared ? a : b)).declared;
    let limit = (lowest / 50n / 100n) * 100n;
    if (limit < 1_100n) limit = 1_100n;
    if (consolations.some(({ declared: each }) => each > limit)) {
      const jackpotBefore = answer.jackpot;
      const unlimited = consolations.reduce((sum, { paid }) => sum + paid, 0n) + cost;
      for (const one of consolations) {
        const staked = only(others, [0, 1]).get(one.on) as bigint;
        pay(one.on, of(0), staked, one.declared < limit ? one.declared : limit);
      }
      const parts = two.many;
      answer.jackpot += whole(times(of(N * 15n, 100), of(parts - two.backed.length, parts)));
      const paid = answer.paid.slice(-consolations.length).reduce((sum, one) => sum + one.paid, 0n);
      answer.held += unlimited - paid - (answer.jackpot - jackpotBefore);
    } else {
      answer.paid.push(...consolations);
      answer.jackpot += cost;
    }
    return answer;
  }

  // Double and treble.
  const last = kept.at(-1) as RandomRace;
  const second =
    places(last, 1).length > 1
      ? undefined
      : won(stakes, [...keptFirsts.slice(0, -1), places(last, 2).map(String)]);
  if (!second || second.backed.length === 0) {
    divide(of(N + J), main);
    return answer;
  }
  const rest = divide(of(N * 15n, 100), second);
  const consolations = answer.paid.splice(0);
  divide(plus(plus(of(N * 85n, 100), rest), of(J)), main);
  answer.paid.push(...consolations);
  return answer;
}
