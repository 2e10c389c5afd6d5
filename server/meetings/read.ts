/** Meetings as they are listed and opened, and their settlements as they are shown and compared. */
import { readRace } from '@/rulebooks/totalisator/results';
import { withStarters } from '@/rulebooks/totalisator/to-settle';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { ok } from '@/simulations/problems/problem';
import { amended } from '@/simulations/totalisator/amended';
import { dollars } from '@/simulations/totalisator/reason';
import { poolNamed } from '@/simulations/totalisator/settlement-names';
import type { MemberContext } from '../access/context';
import { mayReview } from '../access/ladder';
import { nameOf } from '../accounts/stored/names';
import type { Queries } from '../db/client';
import { isDamaged } from '../db/schema/json';
import { dividendOn, poolsSaid, sideSaid } from '../documents/content/settlement/amended';
import { type KeptSettlement, keptSettlement } from '../documents/content/settlement/kept-settlement';
import { raceSaid } from '../documents/content/settlement/race-said';
import { type Answer, notFound, refuse } from '../problems/problem';
import {
  type MeetingRow,
  meetingsFor,
  meetingsOf,
  meetingWithin,
  type OwnMeeting,
  resettlementsOf,
  type SettlementRow,
  settlementOf,
  settlementsOf,
} from './queries';
import { hashOfText } from './settle-task';
import type {
  MeetingNow,
  MeetingSummary,
  MeetingWhole,
  SettlementHead,
  ShownDifference,
  ShownSettlement,
} from './shapes';
import { MONEY_WORDS, settlementShown } from './shown';

const summaryOf = ({ meeting, operator }: OwnMeeting, updatedBy: string): MeetingSummary => ({
  id: meeting.id,
  name: meeting.name,
  venue: meeting.venue,
  day: meeting.day,
  operator,
  races: meeting.card.races.length,
  run: meeting.results.length,
  settlements: meeting.settlements,
  updatedAt: meeting.updatedAt,
  updatedBy,
});

export async function listMeetings({ db, member }: MemberContext): Promise<MeetingSummary[]> {
  const { organisation } = member;
  if (organisation.kind === 'administration') return [];
  const rows =
    organisation.kind === 'operator'
      ? await meetingsOf(db, organisation.id)
      : await meetingsFor(db, organisation);
  const names = new Map<string, string>();
  for (const { meeting } of rows)
    if (!names.has(meeting.updatedBy)) names.set(meeting.updatedBy, await nameOf(db, meeting.updatedBy));
  return rows.map((row) => summaryOf(row, names.get(row.meeting.updatedBy) ?? ''));
}

const DAMAGED =
  'This meeting can no longer be read: the database is damaged. Tell the person who runs this site.';

const ALTERED =
  'This settlement is not as it was made: the database is damaged, or somebody altered it. Tell the person who runs this site.';

/** Races whose settled result is another one now, or gone. */
function amendedSince(kept: KeptSettlement, { card, results }: MeetingRow): number[] {
  const races = results.flatMap((result) => {
    const whole = withStarters(card, result);
    const read = whole.ok ? readRace(whole.value) : whole;
    return read.ok ? [[read.value.race, read.value] as const] : [];
  });
  const change = amended({ results: kept.results, settled: [] }, { results: new Map(races), settled: [] });
  return change.races.flatMap(({ race, before }) => (before ? [race] : []));
}

export async function sinceSettled(
  db: Queries,
  row: MeetingRow,
): Promise<{ changed: boolean; amends: number[] }> {
  const last = row.settlements > 0 ? await settlementOf(db, row.id, row.settlements) : undefined;
  const kept = last && keptSettlement(last.data);
  return {
    changed: last?.revision !== row.revision,
    amends: kept ? amendedSince(kept, row) : [],
  };
}

async function nowOf(db: Queries, row: MeetingRow): Promise<MeetingNow> {
  return {
    revision: row.revision,
    card: row.card,
    results: row.results,
    staked: Object.fromEntries(
      Object.entries(row.staked).map(([key, { cents, count }]) => [
        key,
        { dollars: dollars(BigInt(cents)), count },
      ]),
    ),
    ...(await sinceSettled(db, row)),
  };
}

async function headsOf(db: Queries, id: string): Promise<SettlementHead[]> {
  const again = await resettlementsOf(db, id);
  return (await settlementsOf(db, id)).map((head) => ({
    ...head,
    settledAgain: again
      .filter(({ number }) => number === head.number)
      .map(({ at, by, equal }) => ({ at, by, equal })),
  }));
}

export async function readMeetingPage(context: MemberContext, id: string): Promise<Answer<MeetingWhole>> {
  const { db, member } = context;
  const own = await meetingWithin(db, member, id);
  if (!own) return notFound('meeting');
  const { meeting } = own;
  if ([meeting.card, meeting.results, meeting.staked].some(isDamaged)) return refuse('damaged', DAMAGED);
  const book = totalisatorBookOf(meeting.rulebook);
  if (!book.ok) return book;
  const { title, currency, rules } = book.value;
  return ok({
    ...summaryOf(own, await nameOf(db, meeting.updatedBy)),
    rulebook: meeting.rulebook,
    rules: title,
    currency,
    kinds: [
      ...rules.types.map(({ id: kind, label, races, takes }) => ({
        id: kind,
        label,
        races,
        composites: takes === 'composite',
      })),
      ...rules.merged.map(({ id: kind, label, several }) => ({
        id: kind,
        label,
        races: 1,
        composites: several.takes === 'composite',
      })),
    ],
    mayCheck: mayReview(member),
    ...(member.organisation.kind === 'operator' && { now: await nowOf(db, meeting) }),
    versions: await headsOf(db, id),
  });
}

export type OwnSettlement = OwnMeeting & { row: SettlementRow; kept: KeptSettlement };

export async function readSettlement(
  { db, member }: MemberContext,
  { id, number }: { id: string; number: number },
): Promise<Answer<OwnSettlement>> {
  const own = await meetingWithin(db, member, id);
  const row = own && (await settlementOf(db, id, number));
  if (!own || !row) return notFound('settlement');
  const kept = hashOfText(row.data) === row.hash ? keptSettlement(row.data) : undefined;
  return kept ? ok({ ...own, row, kept }) : refuse('damaged', ALTERED);
}

export async function showSettlement(
  context: MemberContext,
  asked: { id: string; number: number },
): Promise<Answer<ShownSettlement>> {
  const read = await readSettlement(context, asked);
  return read.ok ? ok(settlementShown(read.value.kept, asked.number)) : read;
}

export async function compareSettlements(
  context: MemberContext,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<Answer<ShownDifference>> {
  const before = await readSettlement(context, { id, number: from });
  if (!before.ok) return before;
  const after = await readSettlement(context, { id, number: to });
  if (!after.ok) return after;
  const change = amended(before.value.kept, after.value.kept);
  return ok({
    says: poolsSaid(change),
    races: change.races.map((one) => ({
      race: one.race,
      before: one.before ? raceSaid(one.before) : 'No result.',
      after: one.after ? raceSaid(one.after) : 'No result.',
    })),
    dividends: change.pools.flatMap(({ settlement, dividends }) =>
      dividends.map(({ dividend, before: was, after: is }) => ({
        pool: poolNamed(settlement),
        on: dividendOn(dividend),
        before: sideSaid(was),
        after: sideSaid(is),
      })),
    ),
    money: change.pools.flatMap(({ settlement, money }) =>
      money.map(({ of, before: was, after: is }) => ({
        pool: poolNamed(settlement),
        of: MONEY_WORDS[of],
        before: was === undefined ? '–' : dollars(was),
        after: is === undefined ? '–' : dollars(is),
      })),
    ),
  });
}
