/** What waits at an operator's tables: signs that are not the right ones, and days of a trial without results. */

import { eq, inArray, sql } from 'drizzle-orm';
import { dayAfter } from '@/rulebooks/spelling/dates';
import { longDate } from '@/rulebooks/spelling/wording';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { dayIn, todayAt } from '@/rulebooks/zones';
import type { Queries } from '../db/client';
import { gamingTable, submission, tableDay, tableOffer, tableSign } from '../db/schema';
import { shelfOf } from '../rulebooks/shelf';
import { playableOn, trialDays } from '../submissions/stored/days';
import { heldById } from '../submissions/stored/held';
import { wholeRow } from '../submissions/stored/queries';
import { daysWith, variationsAmong } from '../submissions/variations/queries';
import { notHere } from '../tables/not-here';
import { inForceOn } from '../tables/offer-in-force';
import { extendedSince } from '../tables/overtaken';
import { rulebookAt } from '../tables/rulebook-at';
import { notVouchedOf } from '../tables/vouched';
import { isTrial } from '../vocabulary/life/states';
import { type ClauseFor, clausesOn, type Owed } from './item';
import { NARROW } from './submissions';

/** Results of a day are late after so many days. */
export const RESULTS_LATE = 3;

async function stored(db: Queries, organisation: string) {
  const own = eq(gamingTable.organisationId, organisation);
  const tables = await db
    .select({ id: gamingTable.id, name: gamingTable.name, premises: gamingTable.premises })
    .from(gamingTable)
    .where(own);
  if (tables.length === 0) return undefined;
  const offers = await db
    .select({
      table: tableOffer.tableId,
      number: tableOffer.number,
      from: tableOffer.from,
      submission: tableOffer.submissionId,
    })
    .from(tableOffer)
    .innerJoin(gamingTable, eq(gamingTable.id, tableOffer.tableId))
    .where(own);
  const signs = await db
    .select({
      table: tableSign.tableId,
      number: tableSign.number,
      submission: tableSign.submissionId,
      at: tableSign.at,
    })
    .from(tableSign)
    .innerJoin(gamingTable, eq(gamingTable.id, tableSign.tableId))
    .where(own);
  const days = await db
    .selectDistinct({ table: tableDay.tableId, submission: tableDay.submissionId, day: tableDay.day })
    .from(tableDay)
    .innerJoin(gamingTable, eq(gamingTable.id, tableDay.tableId))
    .where(own);
  const named = [...offers, ...signs].flatMap((each) => each.submission ?? []);
  const games = await db
    .select({
      ...NARROW,
      circumstances: sql<
        string | null
      >`CASE WHEN json_valid(${submission.variant}) THEN json_extract(${submission.variant}, '$.circumstances') END`,
    })
    .from(submission)
    .where(inArray(submission.id, [...new Set(named)]));
  const variations = await variationsAmong(
    db,
    games.map(({ id }) => id),
  );
  const helds = await heldById(
    db,
    games.map(({ id }) => id),
  );
  const known = games.map((game) => ({
    ...game,
    variation: variations.get(game.id),
    held: helds.get(game.id),
  }));
  return { tables, offers, signs, days, games: new Map(known.map((game) => [game.id, game])) };
}

type Stored = NonNullable<Awaited<ReturnType<typeof stored>>>;
type Game = Stored['games'] extends Map<string, infer Row> ? Row : never;

const playable = (
  game: Game,
  { today, table }: { today: string; table: Stored['tables'][number] },
): boolean => {
  const { held } = game;
  const circumstances = JSON.parse(game.circumstances ?? '{}') as Circumstances;
  const offered = game.variation && daysWith(game.variation, circumstances.temporary, held);
  return (
    playableOn(game, circumstances, { today, held }, offered) &&
    !notHere({ version: game, circumstances, table, day: today })
  );
};

/** Nobody is sent to put up the sign of what no seal vouches for. */
async function isVouched(db: Queries, { id }: Game, now: Date): Promise<boolean> {
  const [row] = await db.select(wholeRow).from(submission).where(eq(submission.id, id));
  return row !== undefined && (await notVouchedOf(db, row, now)) === undefined;
}

function signOwed(
  table: Stored['tables'][number],
  { should, displays, since }: { should: Game | undefined; displays: Game | undefined; since: string },
  clauseFor: ClauseFor,
): Owed[] {
  if (should?.id === displays?.id) return [];
  const game = should ?? displays;
  if (!game) return [];
  const place = `${table.name}, ${table.premises}`;
  const named = ({ reference, version }: Game) => `${reference} version ${version}`;
  const says = !should
    ? `Take down the sign of ${named(game)} at ${place}: it may not be played there.`
    : displays
      ? `Replace the sign of ${named(displays)} at ${place} by the one of ${named(should)}.`
      : `Put up the sign of ${named(should)} at ${place}.`;
  return [
    {
      kind: 'sign-at-table',
      about: `${table.id}:${should?.id ?? ''}:${displays?.id ?? ''}`,
      says,
      href: `/submissions/${game.id}`,
      reference: game.reference,
      since,
      rulebook: game.rulebook,
      by: dayIn(game.rulebook, since),
      ...(should?.trialFrom ? clauseFor('sign-at-table', game.rulebook) : {}),
    },
  ];
}

/** The sign of a trial that was extended is of the right version and names the wrong days. */
async function signOvertaken(
  db: Queries,
  table: Stored['tables'][number],
  { game, sign }: { game: Game; sign: Stored['signs'][number] },
): Promise<Owed[]> {
  if (!game.trialFrom) return [];
  const { id, rulebook, reference, version } = game;
  const why = await extendedSince(db, id, sign.at);
  if (why === undefined) return [];
  return [
    {
      kind: 'sign-at-table',
      about: `${table.id}:${id}:${sign.number}`,
      says: `Replace the sign of ${reference} version ${version} at ${table.name}, ${table.premises}. ${why}`,
      href: `/submissions/${id}`,
      reference,
      since: sign.at,
      rulebook,
    },
  ];
}

/** The days of a trial at this table that have no results, where they are late: also those between days that were reported. */
function missingDays(
  game: Game,
  { offers, reported, today }: { offers: Stored['offers']; reported: ReadonlySet<string>; today: string },
): string[] {
  const days = trialDays(game);
  if (!days || !isTrial(game.state) || today > days.to) return [];
  const late = dayAfter(today, -RESULTS_LATE);
  const missing: string[] = [];
  const last = game.held && game.held.to < late ? game.held.to : late;
  for (let day = days.from; day <= last; day = dayAfter(day, 1))
    if (!reported.has(day) && inForceOn(offers, day)?.submission === game.id) missing.push(day);
  return missing;
}

type Missing = { game: Game; since: string; tables: number; days: number };

export async function tablesOwed(db: Queries, organisation: string, now: Date): Promise<Owed[]> {
  const todays = todayAt(now);
  const known = await stored(db, organisation);
  if (!known) return [];
  const { games } = known;
  const clauseFor = clausesOn(await shelfOf(db), todays);
  const owed: Owed[] = [];
  const missing = new Map<string, Missing>();
  const vouched = new Map<string, boolean>();
  const offers = byTable(known.offers);
  const signs = byTable(known.signs);
  const reported = new Map<string, Set<string>>();
  for (const { table, submission, day } of known.days) {
    const key = `${table}:${submission}`;
    reported.set(key, (reported.get(key) ?? new Set()).add(day));
  }
  for (const table of known.tables) {
    const own = offers.get(table.id) ?? [];
    const rulebook = rulebookAt({ offers: own, signs: signs.get(table.id) ?? [] }, (id) => games.get(id));
    const today = todays(rulebook);
    const offer = inForceOn(own, today);
    const on = offer?.submission ? games.get(offer.submission) : undefined;
    const sign = (signs.get(table.id) ?? []).reduce<Stored['signs'][number] | undefined>(
      (last, each) => (last && last.number > each.number ? last : each),
      undefined,
    );
    const displays = sign?.submission ? games.get(sign.submission) : undefined;
    const may = on && playable(on, { today, table }) ? on : undefined;
    if (may && !vouched.has(may.id)) vouched.set(may.id, await isVouched(db, may, now));
    const should = may && vouched.get(may.id) ? may : undefined;
    const since = should ? (offer?.from ?? today) : (overSince(displays, today) ?? sign?.at ?? today);
    owed.push(...signOwed(table, { should, displays, since }, clauseFor));
    if (should && sign && should.id === displays?.id)
      owed.push(...(await signOvertaken(db, table, { game: should, sign })));
    const late = on
      ? missingDays(on, {
          offers: own,
          reported: reported.get(`${table.id}:${on.id}`) ?? new Set(),
          today,
        })
      : [];
    const [first] = late;
    if (on && first) {
      const before = missing.get(on.id);
      missing.set(on.id, {
        game: on,
        since: before && before.since < first ? before.since : first,
        tables: (before?.tables ?? 0) + 1,
        days: (before?.days ?? 0) + late.length,
      });
    }
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
function overSince(game: Game | undefined, today: string): string | undefined {
  const ended = [game?.trialTo, game?.held?.to].flatMap((day) => (day && day < today ? day : []));
  return ended.sort()[0] ?? game?.updatedAt;
}

function byTable<Row extends { table: string }>(rows: Row[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) grouped.set(row.table, [...(grouped.get(row.table) ?? []), row]);
  return grouped;
}
