/** A whole trial, as its tables reported it: the game on all of them, each table, each wager. */
import { outcomesOf, type PlayedDay } from './day';
import { cumulantsOfDay } from './evidence';
import { type Hold, type HoldWager, holdOf } from './hold';
import {
  type Monitored,
  monitor,
  type OfDay,
  type Point,
  shareOfAll,
  shareOfTable,
  type Way,
  wayOf,
} from './monitor';

export type TableDay = {
  day: string;
  table: string;
  rounds: number;
  win: number;
  handles: Record<string, number>;
  wins: Record<string, number>;
  /** By wager, the most that all players can stake in one round, where the limits say it. */
  most: Record<string, number>;
};

export type Trial = {
  leastStake: number;
  wagers: readonly HoldWager[];
  /** In the order in which they first reported. */
  tables: readonly string[];
  days: readonly TableDay[];
};

export type JudgedTable = {
  table: string;
  days: number;
  last?: Point;
  flag: Monitored['flag'];
  /** Of one that is flagged. */
  way?: Way;
};

export type JudgedTrial = {
  dates: string[];
  points: Point[];
  flag: Monitored['flag'];
  tables: JudgedTable[];
  wagers: Hold[];
};

/** For one trial, whose numbers t are the same for every table. */
function remembered(): OfDay {
  const known = { alike: new WeakMap<PlayedDay, number[]>(), any: new WeakMap<PlayedDay, number[]>() };
  return (day, ts, kind) => {
    const found = known[kind].get(day) ?? cumulantsOfDay(day, ts, kind);
    if (found) known[kind].set(day, found);
    return found;
  };
}

export function judgeTrial({ leastStake, wagers, tables, days }: Trial): JudgedTrial {
  const outcomes = new Map(wagers.map(({ id, events }) => [id, outcomesOf(events)]));
  const of = remembered();
  const asPlayed = ({ rounds, win, handles, most }: TableDay): PlayedDay => ({
    rounds,
    win,
    wagers: Object.entries(handles).flatMap(([id, handle]) => {
      const known = outcomes.get(id);
      return known ? [{ outcomes: known, handle, most: most[id] }] : [];
    }),
  });
  const played = new Map(days.map((each) => [each, asPlayed(each)]));
  const dates = [...new Set(days.map(({ day }) => day))].sort();
  const on = (date: string, among: readonly TableDay[]): PlayedDay[] =>
    among.flatMap((each) => (each.day === date ? (played.get(each) ?? []) : []));
  const all = monitor(
    dates.map((date) => on(date, days)),
    { leastStake, share: shareOfAll, of },
  );
  return {
    dates,
    ...all,
    tables: tables.map((table, order) => {
      const own = days.filter((each) => each.table === table);
      const { points, flag } = monitor(
        dates.flatMap((date) => {
          const day = on(date, own);
          return day.length > 0 ? [day] : [];
        }),
        { leastStake, share: shareOfTable(order + 1), of },
      );
      const last = points.at(-1);
      const way = flag === 'none' ? {} : { way: wayOf(points, flag) };
      return { table, days: points.length, flag, ...way, ...(last ? { last } : {}) };
    }),
    wagers: wagers.map((wager) =>
      holdOf(
        wager,
        days.flatMap(({ rounds, handles, wins, most }) => {
          const handle = handles[wager.id] ?? 0;
          return handle > 0 ? [{ handle, rounds, win: wins[wager.id], most: most[wager.id] }] : [];
        }),
      ),
    ),
  };
}
