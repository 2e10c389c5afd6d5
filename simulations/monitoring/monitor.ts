/** The days of a trial one after the other: what was won, what should have been, and how likely so large a difference is. */
import { inTable } from '../exact/in-table';
import { expectedWin, type PlayedDay, type StakesKind, spreadOf } from './day';
import { cumulantsOfDay, logMixture, type Reach, reachOf, tilts } from './evidence';

/** Over the whole trial, all its tables and all its days: the chance of a flag on a game that works as submitted. */
export const FALSE_ALARM = 0.01;

/**
 * Half of it is for the game on all its tables together; the other half for single tables, by the order in which they first
 * report: 1/2, 1/6, 1/12 of it and so on, which together never make more than that half, however many tables there will be.
 */
export const shareOfAll = 1 / 2;
export const shareOfTable = (order: number): number => 1 / (2 * order * (order + 1));

export type Point = {
  /** Of the day alone: standard deviations from its expectation, with stakes alike; undefined where nothing could vary. */
  z?: number;
  expected: number;
  win: number;
  /** From the first day to this one. */
  total: { handle: number; win: number; expected: number; z?: number };
  /** Within which the total stays unless the flag is up, with stakes alike. */
  band: Reach;
  /** At most so likely on a game that works as submitted, looked at daily; the least so far. */
  chance: number;
  /** The same whatever the stakes were, up to the most that the limits allow; left out where those are not known. */
  chanceAnyStakes?: number;
};

export type Flag = 'if-stakes-alike' | 'whatever-the-stakes';
export type Monitored = { points: Point[]; flag: 'none' | Flag };

/** By the stakes that the flag assumes. */
export const chanceOf = ({ chance, chanceAnyStakes }: Point, flag: Flag): number =>
  flag === 'whatever-the-stakes' ? (chanceAnyStakes ?? chance) : chance;

export type Way = 'less' | 'more';

/** Which way it was on the day of the flag's chance: a flag stays up, though what the tables kept may have come back since. */
export function wayOf(points: readonly Point[], flag: Flag): Way {
  const last = points.at(-1);
  const far = last && points.find((point) => chanceOf(point, flag) === chanceOf(last, flag));
  return far && far.total.win < far.total.expected ? 'less' : 'more';
}

/** As `cumulantsOfDay`, which a trial asks twice for each day of a table. */
export type OfDay = typeof cumulantsOfDay;
type Kept = { cumulants: number[]; least: number };

/** The mixture with one more day, looked at; undefined from the day on which a limit is not known. */
function further(
  kept: Kept | undefined,
  ts: readonly number[],
  { days, kind, excess, of }: { days: readonly PlayedDay[]; kind: StakesKind; excess: number; of: OfDay },
): Kept | undefined {
  if (!kept) return undefined;
  let { cumulants } = kept;
  for (const day of days) {
    const own = of(day, ts, kind);
    if (own === undefined) return undefined;
    cumulants = cumulants.map((total, at) => total + inTable(own[at]));
  }
  return { cumulants, least: Math.min(kept.least, Math.exp(-logMixture(ts, cumulants, excess))) };
}

const scaled = (difference: number, spread: number): { z?: number } =>
  spread > 0 ? { z: difference / spread } : {};

/** `days`: of each date what the tables did that day. `share`: of the chance of a false alarm. */
export function monitor(
  days: readonly (readonly PlayedDay[])[],
  { leastStake, share = 1, of = cumulantsOfDay }: { leastStake: number; share?: number; of?: OfDay },
): Monitored {
  const ts = tilts(leastStake);
  const start = (): Kept => ({ cumulants: ts.map(() => 0), least: 1 });
  let alike = start();
  let any: Kept | undefined = start();
  const total = { handle: 0, win: 0, expected: 0, variance: 0 };
  const adjusted = (kept: Kept) => Math.min(1, kept.least / share);
  const points = days.map((tables): Point => {
    const sum = (of: (day: PlayedDay) => number) => tables.reduce((before, day) => before + of(day), 0);
    const win = sum((day) => day.win);
    const expected = sum(expectedWin);
    const variance = sum((day) => (spreadOf(day, 'alike') ?? 0) ** 2);
    total.handle += sum((day) => day.wagers.reduce((before, { handle }) => before + handle, 0));
    total.win += win;
    total.expected += expected;
    total.variance += variance;
    const excess = total.win - total.expected;
    alike = further(alike, ts, { days: tables, kind: 'alike', excess, of }) ?? alike;
    any = further(any, ts, { days: tables, kind: 'any', excess, of });
    const { low, high } = reachOf(ts, alike.cumulants, FALSE_ALARM * share);
    return {
      ...scaled(win - expected, Math.sqrt(variance)),
      expected,
      win,
      total: {
        handle: total.handle,
        win: total.win,
        expected: total.expected,
        ...scaled(excess, Math.sqrt(total.variance)),
      },
      band: { low: total.expected + low, high: total.expected + high },
      chance: adjusted(alike),
      ...(any ? { chanceAnyStakes: adjusted(any) } : {}),
    };
  });
  const last = points.at(-1);
  if (!last || last.chance > FALSE_ALARM) return { points, flag: 'none' };
  const sure = last.chanceAnyStakes !== undefined && last.chanceAnyStakes <= FALSE_ALARM;
  return { points, flag: sure ? 'whatever-the-stakes' : 'if-stakes-alike' };
}
