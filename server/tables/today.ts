/** What is on each table today, and what hangs there beside what should: one answer for the page of tables, a phone and home. */
import { todayAt } from '@/rulebooks/zones';
import type { Queries } from '../db/client';
import type { SubmissionRow } from '../submissions/stored/queries';
import { offeredDays } from '../submissions/variations/queries';
import type { TableLimits } from '../vocabulary/table-limits';
import { type Display, displayOf, limitsUnlike, type Shown } from './display';
import { inForceOn } from './offer-in-force';
import { overOn } from './over-on';
import { type Overtaken, overtakenBy } from './overtaken';
import { printedLimitsOf } from './printed-limits';
import { namedAmong, offersOf, signsOf, submissionsAmong, type TableRow } from './queries';
import { rulebookAt } from './rulebook-at';
import { stoppedOn } from './stopped';

/** As it was written down, with the game where there is one. */
export type Offered = {
  number: number;
  from: string;
  submission: string | null;
  game?: Shown;
  limits?: TableLimits;
  by: string;
  at: string;
};
export type Put = { number: number; submission: string | null; game?: Shown; by: string; at: string };

export type TableToday = {
  table: TableRow;
  /** Which day it is there. */
  today: string;
  /** The latest first. */
  offers: Offered[];
  signs: Put[];
  /** In force today, and the version that it offers. */
  current?: Offered | undefined;
  on?: SubmissionRow | undefined;
  /** It offers that version, and may. */
  may: boolean;
  /** Whose sign hangs there. */
  displays?: SubmissionRow | undefined;
  display: Display;
  /** Where its limits are others than the sign of what it should display prints. */
  unlike: string[];
  /** What the right sign no longer says as it should. */
  overtaken: Overtaken[];
};

type Noted = Pick<TableToday, 'table' | 'today' | 'offers' | 'signs' | 'current'>;

/** With the names of every game that was ever on them, and nothing more of those. */
async function noted(db: Queries, rows: readonly TableRow[], now: Date): Promise<Noted[]> {
  const ids = rows.map(({ id }) => id);
  const [offers, signs] = [await offersOf(db, ids), await signsOf(db, ids)];
  const wanted = [...offers.map(({ offer }) => offer), ...signs.map(({ sign }) => sign)];
  const named = await namedAmong(db, [...new Set(wanted.flatMap(({ submissionId }) => submissionId ?? []))]);
  const game = (id: string | null) => {
    const found = id === null ? undefined : named.get(id);
    return found ? { game: found.shown } : {};
  };
  const offered = byTable(offers, ({ offer }) => offer.tableId);
  const put = byTable(signs, ({ sign }) => sign.tableId);
  const todays = todayAt(now);
  return rows.map((table) => {
    const own = (offered.get(table.id) ?? []).map(
      ({ offer: { number, from, submissionId, limits, at }, by }): Offered => ({
        number,
        from,
        submission: submissionId,
        ...game(submissionId),
        ...(limits && { limits }),
        by,
        at,
      }),
    );
    const hung = (put.get(table.id) ?? []).map(
      ({ sign: { number, submissionId, at }, by }): Put => ({
        number,
        submission: submissionId,
        ...game(submissionId),
        by,
        at,
      }),
    );
    const today = todays(rulebookAt({ offers: own, signs: hung }, (id) => named.get(id)));
    return { table, today, offers: own, signs: hung, current: inForceOn(own, today) };
  });
}

function byTable<Row>(rows: readonly Row[], of: (row: Row) => string): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const before = grouped.get(of(row));
    if (before) before.push(row);
    else grouped.set(of(row), [row]);
  }
  return grouped;
}

export async function tablesToday(db: Queries, rows: readonly TableRow[], now: Date): Promise<TableToday[]> {
  const known = await noted(db, rows, now);
  const asked = known.flatMap(({ current, signs }) => [current?.submission, signs[0]?.submission]);
  const games = await submissionsAmong(db, [...new Set(asked.flatMap((id) => id ?? []))]);
  const whole = new Map(games.map((row) => [row.id, row]));
  const withoutApproval = await offeredDays(db, games);
  const overtaken = overtakenBy(db);
  const tables: TableToday[] = [];
  for (const each of known) {
    const { table, today, current, signs } = each;
    const [latest] = signs;
    const on = whole.get(current?.submission ?? '');
    const displays = whole.get(latest?.submission ?? '');
    const over = on && (await overOn(db, on, { today, now, offered: withoutApproval.get(on.id), table }));
    const may = on !== undefined && over === undefined;
    const limits = may ? current?.limits : undefined;
    const printed = on && limits && (await printedLimitsOf(db, on, now));
    const unlike = printed ? limitsUnlike(limits, printed) : [];
    const old = latest && displays ? await overtaken(displays, latest.at) : [];
    const display = displayOf({
      should: may ? current?.game : undefined,
      displays: displays && latest?.game,
      over: over?.says,
      isPublic: over?.isPublic,
      unlike,
      overtaken: old.map(({ says }) => says),
      byHand: old.some(({ byHand }) => byHand),
      stopped: may && on ? stoppedOn(on, { offered: withoutApproval.get(on.id), today }) : undefined,
    });
    tables.push({ ...each, on, may, displays, display, unlike, overtaken: old });
  }
  return tables;
}
