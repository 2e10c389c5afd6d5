/** Returns of pools on several races, beside every order in which all horses of all races can finish. */
import { describe, expect, it } from 'vitest';
import { ratio, sum } from '@/simulations/exact/fraction';
import type { Expected } from '@/simulations/totalisator/expectation/average';
import type { Draw } from '@/simulations/totalisator/expectation/drawn';
import { drawnOnRaces } from '@/simulations/totalisator/expectation/drawn-races';
import {
  type Drawn,
  drawnExpectation,
  fieldOf,
  listsOf,
} from '@/simulations/totalisator/expectation/expectation';
import { harville } from '@/simulations/totalisator/expectation/harville';
import { expectationOnRaces, resultsOf } from '@/simulations/totalisator/expectation/several-races';
import type { Pool } from '@/simulations/totalisator/pool';
import { keyOf } from '@/simulations/totalisator/selection';
import { settlePool } from '@/simulations/totalisator/settle-pool';
import { randomStream } from '@/simulations/witness/random';
import { HK_POOLS } from './pools';
import { type Given, poolOf } from './testing/settle';

const THREE = [1, 2, 3];
const FOUR = [1, 2, 3, 4];
/** Of the first race, the second and so on: no two alike. */
const CHANCES = [
  [40, 30, 20, 10],
  [10, 25, 30, 35],
  [70, 10, 15, 5],
].map((race) => race.map((hundredths) => ratio(hundredths, 100)));

/** From the fourth race on only these orders come in, so that six races have few results. */
const LATE: Record<string, number> = { '1,2,3': 0.7, '2,3,1': 0.3 };

const ordersIn = (at: number, horses: readonly number[]) => (order: readonly number[]) => {
  if (at >= 3) return LATE[order.join()] ?? 0;
  const own = (CHANCES[at] ?? []).slice(0, horses.length);
  const all = sum(own);
  return harville(
    own.map((chance) => chance.div(all)),
    order.map((horse) => horse - 1),
  ).valueOf();
};

function exactly(pool: Pool, horsesIn: (at: number) => number[] = () => FOUR): Expected {
  const legs = pool.races.map((_, at) => ({
    field: fieldOf(horsesIn(at)),
    orders: ordersIn(at, horsesIn(at)),
  }));
  const found = expectationOnRaces(pool, legs, HK_POOLS);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value;
}

/** Each result settled by itself: what is paid, carried and kept, and what a unit on each combination got. */
function byEveryOrder(
  pool: Pool,
  horsesIn: (at: number) => number[] = () => FOUR,
): { returned: number; carried: number; returns: Map<string, number> } {
  const sums = { returned: 0, carried: 0, returns: new Map<string, number>() };
  const all = pool.races.map((_, at) =>
    [...listsOf(horsesIn(at), horsesIn(at).length)]
      .map((order) => ({ order, own: ordersIn(at, horsesIn(at))(order) }))
      .filter(({ own }) => own > 0),
  );
  const from = (at: number, orders: number[][], chance: number): void => {
    if (at < pool.races.length) {
      for (const { order, own } of all[at] ?? []) from(at + 1, [...orders, order], chance * own);
      return;
    }
    const results = new Map(
      orders.map((order, leg) => {
        const race = pool.races[leg] ?? 0;
        const places = order.map((horse) => [horse]);
        const fallen = { withdrawn: [], favourites: [], isVoid: false, finishers: undefined };
        return [race, { race, places, starters: horsesIn(leg), ...fallen }];
      }),
    );
    const settled = settlePool(pool, results, HK_POOLS);
    if (!settled.ok) throw new Error(settled.problems[0]?.message);
    const { account, dividends, outcome } = settled.value;
    const staked = Number(account.staked);
    sums.returned += (chance * Number(account.paid + account.refunded)) / staked;
    for (const { cents } of account.carried) sums.carried += (chance * Number(cents)) / staked;
    const add = (key: string, back: number) =>
      sums.returns.set(key, (sums.returns.get(key) ?? 0) + chance * back);
    if (outcome === 'refunded') for (const key of pool.stakes.keys()) add(key, 1);
    else
      for (const { legs, paid, staked: on, paysEach } of dividends)
        if (!paysEach && legs.length === pool.races.length) add(keyOf(legs), Number(paid) / Number(on));
  };
  from(0, [], 1);
  return sums;
}

const SPARSE = { '1/1': 40_000, '1/4': 20_000, '2/3': 15_000, '3/2': 25_000 };

const SIX_UP = {
  pool: 'six-up',
  races: [1, 2, 3, 4, 5, 6],
  deduction: 0.2,
  broughtIn: 50_000,
  stakes: { '1/3/1/2/1/3': 30_000, '1/2/1/2/1/3': 10_000, '2/3/1/1/2/2': 7_000, '3/1/2/3/3/1': 3_000 },
};

/** Its results drawn by the chances that `exactly` has. */
function drawn(
  pool: Pool,
  draws: number,
  { horses, isWhole = false }: { horses: number[]; isWhole?: boolean },
): Drawn {
  const field = fieldOf(horses);
  const legs = pool.races.map((_, at) => ({ field, orders: ordersIn(at, horses) }));
  const all = [...listsOf(horses, horses.length)];
  const drawOf =
    (race: number): Draw =>
    (random) => {
      let left = random.below(1_000_000) / 1_000_000;
      const found = all.find((order) => {
        left -= ordersIn(race - 1, horses)(order);
        return left < 0;
      });
      return [...(found ?? all[0] ?? [])];
    };
  const how = { drawOf, draws, random: randomStream(7, 'results', 0) };
  const found = isWhole ? drawnExpectation(pool, how, HK_POOLS) : drawnOnRaces(pool, legs, how, HK_POOLS);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value;
}

describe('results of several races that are drawn', () => {
  it.each<[string, Given]>([
    ['a six up with its bonus', SIX_UP],
    [
      'a triple trio with its consolation',
      {
        pool: 'triple-trio',
        races: [1, 2, 3],
        deduction: 0.25,
        stakes: { '1-2-3/2-3-4/1-2-3': 30_000, '1-2-3/2-3-4/1-3-4': 12_000 },
      },
    ],
    [
      'a double that is refunded where nobody wins',
      { pool: 'double', races: [1, 2], ifUnbacked: 'refund', stakes: SPARSE },
    ],
    [
      'a double whose operator says who wins',
      { pool: 'double', races: [1, 2], ifUnbacked: ['2/3'], stakes: SPARSE },
    ],
  ])('are settled by the bets that are still in as by all: %s', (_, given) => {
    const pool = poolOf(given);
    const horses = given.pool === 'triple-trio' ? FOUR : THREE;
    const [some, all] = [drawn(pool, 100, { horses }), drawn(pool, 100, { horses, isWhole: true })];
    expect(some.breakage).toBeCloseTo(all.breakage, 12);
    expect(some.least).toBeCloseTo(all.least, 12);
    expect(some.returned + some.carried).toBeCloseTo(all.returned + all.carried, 12);
    expect([...some.returns.values()]).toEqual([...all.returns.values()]);
  });

  it('have the chance of the bonus as it is, and come closer to what is returned for it', () => {
    const pool = poolOf(SIX_UP);
    const exact = exactly(pool, () => THREE);
    const [found, plain] = [
      drawn(pool, 200, { horses: THREE }),
      drawn(pool, 200, { horses: THREE, isWhole: true }),
    ];
    expect(found.won).toBeCloseTo(exact.won, 12);
    expect(Math.abs(found.returned - exact.returned)).toBeLessThan(4 * found.error);
    expect(found.error).toBeLessThan(plain.error);
    const { returned, takeOut, breakage, least, carried } = found;
    // 500.00 is brought in on 500.00.
    expect(returned + takeOut + breakage - least + carried).toBeCloseTo(2, 12);
  });
});

describe('a pool on several races', () => {
  it.each<[string, Given, ((at: number) => number[])?]>([
    ['a double', { pool: 'double', races: [1, 2], deduction: 0.2, stakes: SPARSE }],
    [
      'a double with a jackpot',
      { pool: 'double', races: [1, 2], deduction: 0.2, broughtIn: 30_000, stakes: SPARSE },
    ],
    [
      'a treble',
      {
        pool: 'treble',
        races: [1, 2, 3],
        deduction: 0.2,
        stakes: { '1/4/1': 30_000, '1/4/3': 9_000, '2/3/1': 5_000 },
      },
    ],
    [
      'a double trio',
      {
        pool: 'double-trio',
        races: [1, 2],
        deduction: 0.25,
        stakes: { '1-2-3/2-3-4': 30_000, '1-2-4/1-3-4': 12_000 },
      },
    ],
    [
      'a triple trio, its consolation and its jackpot',
      {
        pool: 'triple-trio',
        races: [1, 2, 3],
        deduction: 0.25,
        broughtIn: 100_000,
        stakes: { '1-2-3/2-3-4/1-2-3': 30_000, '1-2-3/2-3-4/1-3-4': 12_000 },
      },
    ],
    [
      'a double whose operator says who wins where nobody does',
      { pool: 'double', races: [1, 2], deduction: 0.2, ifUnbacked: ['2/3', '3/3'], stakes: SPARSE },
    ],
    [
      'a double that is refunded where nobody wins',
      { pool: 'double', races: [1, 2], deduction: 0.2, ifUnbacked: 'refund', stakes: SPARSE },
    ],
    [
      'a double with stakes that are not listed',
      { pool: 'double', races: [1, 2], deduction: 0.2, total: 500_000, stakes: SPARSE },
    ],
    [
      'a triple trio of which one race has too few starters',
      {
        pool: 'triple-trio',
        races: [1, 2, 3],
        deduction: 0.25,
        broughtIn: 100_000,
        stakes: { '1-2-3/2-3-4/1-2-3': 30_000, '1-2-3/1-3-4/1-3-4': 12_000 },
      },
      (at: number) => (at === 1 ? THREE : FOUR),
    ],
    ['a six up with its bonus', SIX_UP, () => THREE],
    ['a six up whose whole net pool was announced', { ...SIX_UP, announced: true }, () => THREE],
  ])(
    'returns by its deciding horses what it returns order by order: %s',
    (_, given, horsesIn = () => FOUR) => {
      const pool = poolOf(given);
      const found = exactly(pool, horsesIn);
      const slow = byEveryOrder(pool, horsesIn);
      expect(found.returned).toBeCloseTo(slow.returned, 10);
      expect(found.carried).toBeCloseTo(slow.carried, 10);
      for (const [key, back] of found.returns) expect(back).toBeCloseTo(slow.returns.get(key) ?? 0, 10);
      const { returned, takeOut, breakage, least, carried } = found;
      const staked = [...pool.stakes.values()].reduce((all, { cents }) => all + Number(cents), 0);
      expect(returned + takeOut + breakage - least + carried).toBeCloseTo(
        1 + Number(pool.broughtIn) / staked,
        10,
      );
    },
  );

  it('pays a double on two favourites as often as both win', () => {
    const { won, returned, returns } = exactly(
      poolOf({ pool: 'double', races: [1, 2], deduction: 0.2, stakes: { '1/4': 100_000 } }),
    );
    // 40% and 35%; 10.50 for 10 is the least dividend.
    expect(won).toBeCloseTo(0.14, 12);
    expect(returns.get('1/4')).toBeCloseTo(0.14 * 1.05, 12);
    expect(returned).toBeGreaterThan(0.14 * 1.05 - 1e-12);
  });

  const many = (
    pool: Given['pool'],
    races: number[],
    stakes: Given['stakes'],
    horses = 14,
    most?: number,
  ) => {
    const field = fieldOf(Array.from({ length: horses }, (_, at) => at + 1));
    return resultsOf(
      poolOf({ pool, races, stakes }),
      races.map(() => field),
      most,
    );
  };

  it('settles results that are alike for every bet once', () => {
    // 1 and then 1, or 1 and then second to another; and all others, in which nobody wins.
    expect(many('double', [1, 2], { '1/1': 1000 })).toBe(3);
    // Each race of six is 1, another with 1 behind it, or neither; those with neither somewhere are one.
    expect(many('six-up', [1, 2, 3, 4, 5, 6], { '1/1/1/1/1/1': 1000 })).toBe(2 ** 6 + 1);
    // The consolation alone where the last three are others.
    expect(many('triple-trio', [1, 2, 3], { '1-2-3/1-2-3/1-2-3': 1000 })).toBe(3);
    expect(many('triple-trio', [1, 2, 3], { '1-2-3/1-2-3/1-2-3': 1000, '4-5-6/1-2-3/1-2-3': 1000 })).toBe(5);
  });

  it('settles every choice of winners, and who is second in the last race, where all are backed', () => {
    const FIVE = [1, 2, 3, 4, 5];
    const every = Object.fromEntries(FIVE.flatMap((one) => FIVE.map((other) => [`${one}/${other}`, 1000])));
    expect(many('double', [1, 2], every, 5)).toBe(5 * 5 * 4);
    expect(many('double', [1, 2], every, 5, 20)).toBe(21);
  });

  it('settles every choice where a race that has too few starters decides who is paid', () => {
    expect(many('triple-trio', [1, 2, 3], { '1-2-3/1-2-3/1-2-3': 1000 }, 3)).toBe(1);
  });
});
