/** One pool of a test, settled from what a file would say. */
import { toText } from '@/simulations/exact/fraction';
import { carriedIn, roundingOf } from '@/simulations/totalisator/account';
import type { Dividend } from '@/simulations/totalisator/dividend';
import type { Pool, Settlement } from '@/simulations/totalisator/pool';
import { keyOf } from '@/simulations/totalisator/selection';
import { type Settled, settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { readMeeting } from '../../totalisator/meeting-file';
import { HK_POOLS } from '../pools';

/** In cents, by combination: { '4-7': 20_000 }. */
export type Staked = Record<string, number>;
export type Given = { pool: string; races: number[]; stakes: Staked } & Record<string, unknown>;

export const fileOf = ({ stakes, ...pool }: Given, results: unknown[]) => ({
  pools: [
    {
      unit: 1_000,
      deduction: 0,
      ...pool,
      stakes: Object.entries(stakes).map(([combination, amount]) => ({ combination, amount })),
    },
  ],
  results,
});

/** Not settled: what its results are is another question. */
export function poolOf(given: Given): Pool {
  const results = given.races.map((race) => ({ race, places: [[1], [2], [3]] }));
  const read = readMeeting(fileOf(given, results), HK_POOLS);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value.pools[0] as Pool;
}

export function settledWithOthers(pool: Given, ...results: unknown[]): Settled {
  const meeting = readMeeting(fileOf(pool, results), HK_POOLS);
  const settled = meeting.ok ? settleMeeting(meeting.value, HK_POOLS) : meeting;
  if (!settled.ok) throw new Error(settled.problems.map(({ message }) => message).join(' '));
  return settled.value[0] as Settled;
}

export const settled = (pool: Given, ...results: unknown[]): Settlement =>
  settledWithOthers(pool, ...results).settlement;

/** { '4-7': 1650 }: the dividends in cents. */
export const paysIn = ({ dividends }: Settlement, kind?: Dividend['kind']) =>
  Object.fromEntries(
    dividends
      .filter((one) => kind === undefined || one.kind === kind)
      .map(({ legs, paysEach, declared }) => [
        paysEach ? paysEach.map(keyOf).sort().join() : keyOf(legs),
        Number(declared),
      ]),
  );

/** { '4': '1/3' }: the parts of the net pool. */
export const partsIn = ({ dividends, netPool }: Settlement) =>
  Object.fromEntries(dividends.map(({ legs, part }) => [keyOf(legs), toText(part.div(Number(netPool)))]));

export const moneyIn = ({ account }: Settlement) => ({
  paid: Number(account.paid),
  refunded: Number(account.refunded),
  deducted: Number(account.deducted),
  rounding: roundingOf(account).valueOf(),
  carried: Number(carriedIn(account)),
});

export const carriedTo = ({ carried }: Settlement) =>
  Object.fromEntries(
    (['jackpot', 'reserve', 'held'] as const)
      .map((to) => [
        to,
        Number(carried.filter((one) => one.to === to).reduce((all, { cents }) => all + cents, 0n)),
      ])
      .filter(([, cents]) => cents !== 0),
  );

export const clausesIn = ({ reasons, dividends }: Settlement): string[] => [
  ...new Set([...reasons, ...dividends.flatMap(({ because }) => because)].map(({ clause }) => clause)),
];
