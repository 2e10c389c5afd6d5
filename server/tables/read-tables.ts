/** The tables of an operator, what is on each today, and what its sign should say. */
import type { LimitGroup } from '@/rulebooks/variant/limits';
import { todayAt } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import type { Queries } from '../db/client';
import { letterheadOf } from '../letterheads/queries';
import { type Answer, notFound } from '../problems/problem';
import { withinReach } from '../submissions/steps/move';
import { trialDays } from '../submissions/stored/days';
import { type SubmissionRow, submissionOf, submissionsOf } from '../submissions/stored/queries';
import { stakesIn } from '../submissions/stored/stakes-in';
import { offeredDays } from '../submissions/variations/queries';
import type { TableLimits } from '../vocabulary/table-limits';
import type { Display, Shown } from './display';
import { overOn } from './over-on';
import { printedLimitsOf } from './printed-limits';
import { latestCodes, shownOf, type TableRow, tablesOf } from './queries';
import { type Offered, tablesToday } from './today';

export type OfferShown = { from: string; game?: Shown; limits?: TableLimits; by: string; at: string };
export type SignShown = { game?: Shown; by: string; at: string };

export type TableWhole = {
  id: string;
  name: string;
  premises: string;
  /** Which day it is there. */
  today: string;
  /** In force today. */
  offer?: OfferShown;
  display: Display;
  /** Where its limits are others than the sign of what it should display prints. */
  unlike: string[];
  /** The latest first. */
  offers: OfferShown[];
  signs: SignShown[];
};

/** With what each offers today and what it displays beside what it should. */
export async function wholeTables(db: Queries, rows: readonly TableRow[], now: Date): Promise<TableWhole[]> {
  const shown = ({ from, game, limits, by, at }: Offered): OfferShown => ({
    from,
    ...(game && { game }),
    ...(limits && { limits }),
    by,
    at,
  });
  return (await tablesToday(db, rows, now)).map(
    ({ table: { id, name, premises }, today, current, display, unlike, offers, signs }) => ({
      id,
      name,
      premises,
      today,
      ...(current && { offer: shown(current) }),
      display,
      unlike,
      offers: offers.map(shown),
      signs: signs.map(({ game, by, at }) => ({ ...(game && { game }), by, at })),
    }),
  );
}

/** `ranges`: the limits that its sign prints, to start from. Left out, as `groups` are, where it can no longer be read. */
type Game = Shown & {
  currency?: string | undefined;
  groups?: LimitGroup[] | undefined;
  ranges?: TableLimits['groups'] | undefined;
};

export async function readTables({ db, now, member }: MemberContext): Promise<{
  tables: TableWhole[];
  premises: string[];
  /** The tables that have an address for a phone. */
  addressed: string[];
  /** What may be played today, and so be put on a table. */
  games: Game[];
}> {
  const organisation = member.organisation.id;
  const instant = now();
  const todays = todayAt(instant);
  const tables = await wholeTables(db, await tablesOf(db, organisation), instant);
  const premises = (await letterheadOf(db, organisation))?.premises ?? [];
  const own = (await submissionsOf(db, organisation)).map(({ submission }) => submission);
  const withoutApproval = await offeredDays(db, own);
  const games: Game[] = [];
  for (const submission of own) {
    const today = todays(submission.rulebook);
    const offered = withoutApproval.get(submission.id);
    const day = toComeOn(submission, today) ?? today;
    if (await overOn(db, submission, { today: day, now: instant, offered })) continue;
    const { groups, ranges } = (await printedLimitsOf(db, submission, instant)) ?? {};
    games.push({ ...shownOf(submission), currency: stakesIn(submission), groups, ranges });
  }
  const codes = await latestCodes(
    db,
    tables.map(({ id }) => id),
  );
  return { tables, premises: premises.map(({ name }) => name), addressed: [...codes.keys()], games };
}

/** The first day of a trial that begins later: it is written down beforehand. */
const toComeOn = (row: SubmissionRow, today: string): string | undefined => {
  const days = trialDays(row);
  return days && days.from > today ? days.from : undefined;
};

/** What it says may name the sign of another game. */
const ofThis = ({ kind, says }: Display): Display => ({
  kind,
  says: kind === 'replace' || kind === 'take-down' ? [] : says,
});

/** Where the sign of a version belongs today, for its operator and for the regulator that decides on it. */
export async function tablesWithSign(
  { db, now, member }: MemberContext,
  asked: { reference: string; version: number },
): Promise<Answer<Pick<TableWhole, 'id' | 'name' | 'premises' | 'unlike'>[]>> {
  const known = await submissionOf(db, asked);
  const row = known && (await withinReach(db, member, known.id));
  if (!row) return notFound('submission');
  const all = await wholeTables(db, await tablesOf(db, row.organisationId), now());
  return {
    ok: true,
    value: all
      .filter(({ offer, display }) => offer?.game?.submission === row.id && belongs(display))
      .map(({ id, name, premises, unlike }) => ({ id, name, premises, unlike })),
  };
}

/** Some sign does, whichever hangs there. */
export const belongs = ({ kind }: Display): boolean => kind !== 'none' && kind !== 'take-down';

/** Where a version is or was offered, for its operator and for the regulator that decides on it. */
export async function tablesOffering(
  { db, now, member }: MemberContext,
  { id }: { id: string },
): Promise<Answer<TableWhole[]>> {
  const row = await withinReach(db, member, id);
  if (!row) return notFound('submission');
  const all = await wholeTables(db, await tablesOf(db, row.organisationId), now());
  const of = ({ game }: { game?: Shown }) => game?.submission === id;
  return {
    ok: true,
    // What else was on those tables is between the operator and whoever decides on that.
    value: all
      .filter(({ offers, signs }) => offers.some(of) || signs.some(of))
      .map(({ offer, offers, signs, display, unlike, ...table }) => ({
        ...table,
        unlike: offer && of(offer) ? unlike : [],
        display:
          (offer && of(offer)) || (signs[0] && of(signs[0])) ? ofThis(display) : { kind: 'none', says: [] },
        ...(offer && of(offer) ? { offer } : {}),
        offers: offers.map((each) => (of(each) ? each : { from: each.from, by: each.by, at: each.at })),
        signs: signs.filter(of),
      })),
  };
}
