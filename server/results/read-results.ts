/** The results of a trial for whoever may see the version: its operator, and the regulator that decides on it. */
import { dayAfter } from '@/rulebooks/spelling/dates';
import { dayIn } from '@/rulebooks/zones';
import { isRecomputed } from '@/simulations/analysis/settled';
import type { TableDay } from '@/simulations/monitoring/trial';
import type { MemberContext } from '../access/context';
import { operatorName } from '../accounts/stored/names';
import type { Queries } from '../db/client';
import { type Answer, notFound } from '../problems/problem';
import { withinReach } from '../submissions/steps/move';
import { trialDaysAt } from '../submissions/stored/days';
import type { SubmissionRow } from '../submissions/stored/queries';
import { trialStepsOf } from '../submissions/stored/trial-steps';
import { inForceOn } from '../tables/offer-in-force';
import { offersOf, tablesOf } from '../tables/queries';
import type { TrialDays } from '../vocabulary/life/on-day';
import type { TableLimits } from '../vocabulary/table-limits';
import type { ReportShown, TrialResults } from '../vocabulary/trial-results';
import { limitsFor, type Reported, type ResultColumn, reportedOf } from './columns';
import { judged } from './judge';
import { reportsOfVersion } from './queries';
import { hashOfCounting, latestReports, type Report } from './reported';

const tableName = ({ premises, name }: { premises: string; name: string }) => `${premises}, ${name}`;

const handleOf = (handles: Record<string, number>): number =>
  Object.values(handles).reduce((total, handle) => total + handle, 0);

const shown = ({ row, table, by, key }: Report): ReportShown => ({
  id: row.id,
  table: tableName(table),
  day: row.day,
  number: row.version,
  rounds: row.rounds,
  handle: handleOf(row.handles),
  win: row.win,
  jackpots: row.jackpots,
  by,
  ...(key ? { key } : {}),
  at: row.at,
  ...(row.reason ? { reason: row.reason } : {}),
});

/** Only where the limits say how many players there are. */
const mostOf = (
  columns: readonly ResultColumn[],
  limits: TableLimits | undefined,
): Record<string, number> => {
  const players = limits?.players;
  if (!limits || players === undefined) return {};
  return Object.fromEntries(
    columns.flatMap((column) => {
      const own = limitsFor(limits, column);
      return own ? [[column.id, own.maximum * players]] : [];
    }),
  );
};

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < 4000; day = dayAfter(day, 1)) days.push(day);
  return days;
}

type Offered = Awaited<ReturnType<typeof offersOf>>[number]['offer'];

function missingOf(
  tables: readonly { id: string; premises: string; name: string }[],
  {
    offers,
    reported,
    row,
    days,
    until,
  }: {
    offers: readonly Offered[];
    reported: ReadonlySet<string>;
    row: SubmissionRow;
    days: TrialDays;
    until: string;
  },
): TrialResults['missing'] {
  const yesterday = dayAfter(dayIn(row.rulebook, until), -1);
  const due = daysBetween(days.from, days.to < yesterday ? days.to : yesterday);
  return tables.flatMap((table) => {
    const own = offers.filter(({ tableId }) => tableId === table.id);
    const missed = due.filter(
      (day) => inForceOn(own, day)?.submissionId === row.id && !reported.has(`${table.id} ${day}`),
    );
    return missed.length > 0 ? [{ table: tableName(table), days: missed }] : [];
  });
}

/** Every report at that moment, whatever came after it. */
export async function resultsAt(
  db: Queries,
  row: SubmissionRow,
  until: string,
): Promise<Answer<TrialResults>> {
  const days = trialDaysAt(row, await trialStepsOf(db, row.id), until);
  if (!days) return notFound('trial');
  const known = await reportedOf(db, row);
  if (!known.ok) return known;
  const all = await reportsOfVersion(db, row.id, until);
  const counting = await latestReports(db, row.id, until);
  const counted = new Set(counting.map(({ row: each }) => each.id));
  const tables = await tablesOf(db, row.organisationId);
  const offers = (
    await offersOf(
      db,
      tables.map(({ id }) => id),
    )
  )
    .map(({ offer }) => offer)
    .filter(({ at }) => at <= until);
  const first = new Map<string, string>();
  for (const { row: each } of all)
    if (each.at < (first.get(each.tableId) ?? '~')) first.set(each.tableId, each.at);
  // Tables of one upload share its moment: between them something decides that no later report can change.
  const order = [...first]
    .sort(([a, one], [b, other]) => (`${one} ${a}` < `${other} ${b}` ? -1 : 1))
    .map(([id]) => id);
  const trial = trialOf(known.value, { counting, offers, order });
  const sum = (of: (each: Report['row']) => number) =>
    counting.reduce((total, { row: each }) => total + of(each), 0);
  return {
    ok: true,
    value: {
      submission: row.id,
      reference: row.reference,
      version: row.version,
      name: row.name,
      game: row.gameLabel,
      operator: await operatorName(db, row.organisationId),
      days: { from: days.from, to: days.to },
      until,
      currency: known.value.currency,
      columns: known.value.columns.map(({ id, label, meter, result }) => ({
        ...{ id, label, meter },
        ...(isRecomputed(result) ? {} : { byApplicant: true as const }),
      })),
      tables: order.flatMap((id) => {
        const table = tables.find((each) => each.id === id);
        return table ? [{ id, name: tableName(table) }] : [];
      }),
      totals: {
        rounds: sum(({ rounds }) => rounds),
        handle: sum(({ handles }) => handleOf(handles)),
        win: sum(({ win }) => win),
        jackpots: sum(({ jackpots }) => jackpots),
      },
      ...(counting.length > 0 ? { judged: await judged(trial) } : {}),
      reports: counting.map(shown).reverse(),
      corrected: all
        .filter(({ row: each }) => !counted.has(each.id))
        .map(shown)
        .reverse(),
      missing: missingOf(tables, {
        offers,
        reported: new Set(counting.map(({ row: each }) => `${each.tableId} ${each.day}`)),
        row,
        days,
        until,
      }),
      hash: hashOfCounting(counting),
    },
  };
}

/**
 * The limits by which a day was checked when it was reported, as nobody sets them by its result; only how many players there
 * are may be said afterwards.
 */
function limitsThen(own: readonly Offered[], { day, at }: Report['row']): TableLimits | undefined {
  const then = inForceOn(
    own.filter((offer) => offer.at <= at),
    day,
  )?.limits;
  if (!then) return undefined;
  const players = then.players ?? inForceOn(own, day)?.limits?.players;
  return { ...then, ...(players === undefined ? {} : { players }) };
}

function trialOf(
  { columns, leastStake }: Reported,
  { counting, offers, order }: { counting: Report[]; offers: readonly Offered[]; order: string[] },
) {
  return {
    leastStake,
    wagers: columns.map(({ id, label, result: { events, houseEdge, standardDeviation } }) => ({
      id,
      label,
      houseEdge,
      standardDeviation,
      events,
    })),
    tables: order,
    days: counting.map(({ row }): TableDay => {
      const { tableId, day, rounds, win, handles, wins } = row;
      const own = offers.filter((offer) => offer.tableId === tableId);
      return { day, table: tableId, rounds, win, handles, wins, most: mostOf(columns, limitsThen(own, row)) };
    }),
  };
}

export async function readResults(
  { db, now, member }: MemberContext,
  { id }: { id: string },
): Promise<Answer<TrialResults>> {
  const row = await withinReach(db, member, id);
  return row ? resultsAt(db, row, now().toISOString()) : notFound('submission');
}
