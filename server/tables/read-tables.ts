/** The tables of an operator, what is on each today, and what its sign should say. */
import { longDate } from '@/rulebooks/spelling/wording';
import type { LimitGroup } from '@/rulebooks/variant/limits';
import { todayAt } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import { analysisById } from '../analyses/queries';
import type { Queries } from '../db/client';
import { limitsFor } from '../documents/content/limits';
import { letterheadOf } from '../letterheads/queries';
import { type Answer, notFound } from '../problems/problem';
import { playedAs, publicSubject } from '../record/played';
import { withinReach } from '../submissions/steps/move';
import {
  type ApprovedDays,
  approvedDays,
  type OfferedDays,
  playableOn,
  standingOn,
  standsOn,
  trialDays,
} from '../submissions/stored/days';
import { heldOf } from '../submissions/stored/held';
import {
  frozenVariant,
  type SubmissionRow,
  submissionOf,
  submissionsOf,
} from '../submissions/stored/queries';
import { stakesIn } from '../submissions/stored/stakes-in';
import { offeredDays } from '../submissions/variations/queries';
import { STATE_LABELS, type StoredState } from '../vocabulary/life/states';
import type { TableLimits } from '../vocabulary/table-limits';
import { type Display, displayOf, limitsUnlike, type Shown } from './display';
import { notHere } from './not-here';
import { inForceOn } from './offer-in-force';
import { overtaken } from './overtaken';
import { latestCodes, offersOf, signsOf, submissionsAmong, type TableRow, tablesOf } from './queries';
import { rulebookAt } from './rulebook-at';
import { notVouchedOf } from './vouched';

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

export const shownOf = ({ id, reference, version, gameLabel }: SubmissionRow): Shown => ({
  submission: id,
  reference,
  version,
  name: gameLabel,
});

/** As its sign prints them; undefined where it can no longer be read. */
export async function printedLimits(
  db: Queries,
  row: SubmissionRow,
): Promise<ReturnType<typeof limitsFor> | undefined> {
  const played = await playedAs(db, row);
  const analysis = await analysisById(db, row.analysisId);
  return played.ok && analysis ? limitsFor(publicSubject(row, played.value, analysis)) : undefined;
}

type Asked = {
  today: string;
  now: Date;
  offered: OfferedDays | undefined;
  /** Left out of a version that may be put on some table. */
  table?: { name: string; premises: string };
};

const ENDED: ReadonlySet<StoredState> = new Set<StoredState>([
  'refused',
  'discontinued',
  'abandoned',
  'withdrawn',
  'superseded',
]);

/** Who ended it, and its days: it is over, or has not begun. */
function whyOver(row: SubmissionRow, days: ApprovedDays | undefined, today: string): string[] {
  const state = standsOn(row, today);
  const standing = days && standingOn(days, today);
  return [
    ...(ENDED.has(state) ? [`It was ${STATE_LABELS[state]}.`] : []),
    ...(standing && standing.when !== 'within' ? [standing.says] : []),
  ];
}

/** `isPublic`: it says no more than the public record does, and names nobody's document. */
type Over = { says: string; isPublic: boolean };

/** Why it may not be played, there and on that day. */
async function overOn(
  db: Queries,
  row: SubmissionRow,
  { today, now, offered, table }: Asked,
): Promise<Over | undefined> {
  const { circumstances } = frozenVariant(row).variant;
  const on = { today, held: await heldOf(db, row) };
  if (!playableOn(row, circumstances, on, offered)) {
    const says = `${row.reference} version ${row.version} may not be played on ${longDate(today)}.`;
    return {
      says: [says, ...whyOver(row, approvedDays(row, circumstances, on), today)].join(' '),
      isPublic: true,
    };
  }
  const here = table && notHere({ version: row, circumstances, table, day: today });
  if (here) return { says: here.says, isPublic: false };
  const doubt = await notVouchedOf(db, row, now);
  return doubt === undefined ? undefined : { says: doubt, isPublic: false };
}

/** With what each offers today and what it displays beside what it should. */
export async function wholeTables(db: Queries, rows: readonly TableRow[], now: Date): Promise<TableWhole[]> {
  const ids = rows.map(({ id }) => id);
  const [offers, signs] = [await offersOf(db, ids), await signsOf(db, ids)];
  const named = [...offers.map(({ offer }) => offer), ...signs.map(({ sign }) => sign)];
  const wanted = [...new Set(named.flatMap(({ submissionId }) => submissionId ?? []))];
  const submissions = new Map((await submissionsAmong(db, wanted)).map((row) => [row.id, row]));
  const withoutApproval = await offeredDays(db, [...submissions.values()]);
  const limits = new Map<string, Awaited<ReturnType<typeof printedLimits>>>();
  const limitsApart = async (row: SubmissionRow, table: TableLimits) => {
    if (!limits.has(row.id)) limits.set(row.id, await printedLimits(db, row));
    const printed = limits.get(row.id);
    return printed ? limitsUnlike(table, printed) : [];
  };
  const find = (id: string | null) => (id === null ? undefined : submissions.get(id));
  const game = (id: string | null) => {
    const row = find(id);
    return row ? { game: shownOf(row) } : {};
  };
  const todays = todayAt(now);
  const tables: TableWhole[] = [];
  for (const { id, name, premises } of rows) {
    const own = offers.filter(({ offer }) => offer.tableId === id);
    const put = signs.filter(({ sign }) => sign.tableId === id);
    const numbered = ({ number, submissionId }: { number: number; submissionId: string | null }) => ({
      number,
      submission: submissionId,
    });
    const today = todays(
      rulebookAt(
        { offers: own.map(({ offer }) => numbered(offer)), signs: put.map(({ sign }) => numbered(sign)) },
        find,
      ),
    );
    const shown = own.map(
      ({ offer, by }): OfferShown => ({
        from: offer.from,
        ...game(offer.submissionId),
        ...(offer.limits ? { limits: offer.limits } : {}),
        by,
        at: offer.at,
      }),
    );
    const current = inForceOn(
      own.map(({ offer }) => offer),
      today,
    );
    const on = current && find(current.submissionId);
    const over =
      on &&
      (await overOn(db, on, { today, now, offered: withoutApproval.get(on.id), table: { name, premises } }));
    const unlike = on && !over && current.limits ? await limitsApart(on, current.limits) : [];
    const [latest] = put;
    const displays = latest && find(latest.sign.submissionId);
    const at = own.findIndex(({ offer }) => offer === current);
    tables.push({
      id,
      name,
      premises,
      today,
      ...(shown[at] ? { offer: shown[at] } : {}),
      display: displayOf({
        should: on && !over ? shownOf(on) : undefined,
        displays: displays && shownOf(displays),
        over: over?.says,
        isPublic: over?.isPublic,
        unlike,
        overtaken: latest && displays ? await overtaken(db, displays, latest.sign.at) : [],
      }),
      unlike,
      offers: shown,
      signs: put.map(({ sign, by }) => ({ ...game(sign.submissionId), by, at: sign.at })),
    });
  }
  return tables;
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
    const { groups, ranges } = (await printedLimits(db, submission)) ?? {};
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
