/** What waits at an operator's tables: signs that are not the right ones, and days of a trial without results. */

import { eq } from 'drizzle-orm';
import type { Held } from '@/rulebooks/evaluation/held-by-consents';
import { dayAfter } from '@/rulebooks/spelling/dates';
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn, todayAt } from '@/rulebooks/zones';
import type { Queries } from '../db/client';
import { gamingTable, tableDay } from '../db/schema';
import { shelfOf } from '../rulebooks/shelf';
import { trialDays } from '../submissions/stored/days';
import { heldOf } from '../submissions/stored/held';
import type { SubmissionRow } from '../submissions/stored/queries';
import { type Place, tablesInWords } from '../tables/in-words';
import { inForceOn } from '../tables/offer-in-force';
import { tablesOf } from '../tables/queries';
import { type TableToday, tablesToday } from '../tables/today';
import { isTrial } from '../vocabulary/life/states';
import { type ClauseFor, clausesOn, type Owed } from './item';

/** Results of a day are late after so many days. */
export const RESULTS_LATE = 3;

type Waits = { since: string; by?: string; on: string };

/** Since when the sign has been other than it should be, and by which day it should hang where one is set. */
function waitsOf(table: TableToday, held: Held | undefined): Waits | undefined {
  const { display, today, current, signs, overtaken, on, may, displays } = table;
  const [sign] = signs;
  const dated = (since: string) => ({ since, by: dayIn((may ? on : displays)?.rulebook, since) });
  switch (display.kind) {
    case 'right':
    case 'none':
      return undefined;
    case 'put-up':
    case 'without':
    case 'replace':
      return { ...dated(current?.from ?? today), on: displays?.id ?? '' };
    case 'take-down':
      return { ...dated(overSince(displays, { today, held }) ?? sign?.at ?? today), on: displays?.id ?? '' };
    case 'other-limits':
      return { since: latestOf(current?.at, sign?.at) ?? today, on: `limits ${current?.number}` };
    case 'overtaken':
    case 'correct':
      // Another reason makes it no younger.
      return { since: overtaken.map(({ since }) => since).sort()[0] ?? today, on: `sign ${sign?.number}` };
  }
}

const latestOf = (...moments: (string | undefined)[]): string | undefined =>
  moments
    .flatMap((moment) => moment ?? [])
    .sort()
    .at(-1);

/** What it is, and what to do: the page of the game and that of the tables have the rest. */
function briefly({ display: { kind, says, over }, overtaken, displays }: TableToday): string {
  if (kind === 'take-down' && over && displays)
    return `${displays.reference} may no longer be played. Take its sign down.`;
  if (kind === 'overtaken' || kind === 'correct')
    return overtaken.map((each) => each.brief ?? each.says).join(' ');
  return says.join(' ');
}

function signOwed(table: TableToday, held: Held | undefined, clauseFor: ClauseFor): Owed[] {
  const { display, on, may, displays } = table;
  const waits = waitsOf(table, held);
  const should = may ? on : undefined;
  const game = should ?? displays;
  if (!waits || !game) return [];
  const { id } = table.table;
  const { on: of, ...when } = waits;
  return [
    {
      kind: 'sign-at-table',
      about: `${id}:${should?.id ?? ''}:${of}`,
      says: atTables([table.table], briefly(table)),
      href: display.kind === 'other-limits' ? '/tables' : `/submissions/${game.id}`,
      reference: game.reference,
      rulebook: game.rulebook,
      ...when,
      ...(should?.trialFrom ? clauseFor('sign-at-table', game.rulebook) : {}),
    },
  ];
}

const atTables = (tables: readonly Place[], says: string): string =>
  `${tablesInWords(tables).join('; ')}: ${says}`;

/** Its papers alone were overtaken: one new version mends that at every table. */
const onlyPapers = ({ display, overtaken }: TableToday): boolean =>
  display.kind === 'overtaken' && overtaken.every(({ of }) => of === 'papers');

/** One item for each version, which names its tables. */
function papersOwed(all: readonly TableToday[], clauseFor: ClauseFor): Owed[] {
  const versions = new Map<string, TableToday[]>();
  for (const table of all)
    if (table.on && onlyPapers(table))
      versions.set(table.on.id, [...(versions.get(table.on.id) ?? []), table]);
  return [...versions.values()].flatMap((tables): Owed[] => {
    const [first] = tables;
    const owed = first && signOwed(first, undefined, clauseFor)[0];
    if (!first?.on || !owed) return [];
    const since = tables.flatMap(({ overtaken }) => overtaken.map((each) => each.since));
    return [
      {
        ...owed,
        about: `${first.on.id}:papers`,
        says: atTables(
          tables.map(({ table }) => table),
          briefly(first),
        ),
        since: since.sort()[0] ?? owed.since,
      },
    ];
  });
}

/** The days of a trial at this table that have no results, where they are late: also those between days that were reported. */
function missingDays(
  { on: game, offers, today }: TableToday,
  { reported, held }: { reported: ReadonlySet<string>; held: Held | undefined },
): string[] {
  const days = game && trialDays(game);
  if (!days || !isTrial(game.state) || today > days.to) return [];
  const late = dayAfter(today, -RESULTS_LATE);
  const missing: string[] = [];
  const last = held && held.to < late ? held.to : late;
  for (let day = days.from; day <= last; day = dayAfter(day, 1))
    if (!reported.has(day) && inForceOn(offers, day)?.submission === game.id) missing.push(day);
  return missing;
}

/** By table and version, each day that has results. */
async function reportedDays(db: Queries, organisation: string): Promise<Map<string, Set<string>>> {
  const days = await db
    .selectDistinct({ table: tableDay.tableId, submission: tableDay.submissionId, day: tableDay.day })
    .from(tableDay)
    .innerJoin(gamingTable, eq(gamingTable.id, tableDay.tableId))
    .where(eq(gamingTable.organisationId, organisation));
  const reported = new Map<string, Set<string>>();
  for (const { table, submission, day } of days) {
    const key = `${table}:${submission}`;
    reported.set(key, (reported.get(key) ?? new Set()).add(day));
  }
  return reported;
}

type Missing = { game: SubmissionRow; since: string; tables: number; days: number };

export async function tablesOwed(db: Queries, organisation: string, now: Date): Promise<Owed[]> {
  const rows = await tablesOf(db, organisation);
  if (rows.length === 0) return [];
  const clauseFor = clausesOn(await shelfOf(db), todayAt(now));
  const reported = await reportedDays(db, organisation);
  const owed: Owed[] = [];
  const missing = new Map<string, Missing>();
  const all = await tablesToday(db, rows, now);
  owed.push(...papersOwed(all, clauseFor));
  for (const table of all) {
    const { on, displays } = table;
    if (!onlyPapers(table))
      owed.push(...signOwed(table, displays && (await heldOf(db, displays)), clauseFor));
    if (!on) continue;
    const late = missingDays(table, {
      reported: reported.get(`${table.table.id}:${on.id}`) ?? new Set(),
      held: await heldOf(db, on),
    });
    const [first] = late;
    if (!first) continue;
    const before = missing.get(on.id);
    missing.set(on.id, {
      game: on,
      since: before && before.since < first ? before.since : first,
      tables: (before?.tables ?? 0) + 1,
      days: (before?.days ?? 0) + late.length,
    });
  }
  for (const { game, since, tables, days } of missing.values())
    owed.push({
      kind: 'results-overdue',
      about: game.id,
      says: `Report the results of ${game.reference}, ${game.name}: ${tables === 1 ? 'a table lacks' : `${tables} tables lack`} ${days === 1 ? `those of ${longDate(since)}` : `those of ${days} days, the first ${longDate(since)}`}.`,
      href: `/submissions/${game.id}`,
      reference: game.reference,
      rulebook: game.rulebook,
      since,
    });
  return owed;
}

/** The day after which what a table displays may not be played. */
function overSince(
  game: SubmissionRow | undefined,
  { today, held }: { today: string; held: Held | undefined },
): string | undefined {
  const ended = [game?.trialTo, held?.to].flatMap((day) => (day && day < today ? day : []));
  return ended.sort()[0] ?? game?.updatedAt;
}
