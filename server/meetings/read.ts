/** Meetings as they are listed and opened, and their settlements as they are shown and compared. */
import { type RaceResult, readRace } from '@/rulebooks/totalisator/results';
import { startersWith } from '@/rulebooks/totalisator/to-settle';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { ok } from '@/simulations/problems/problem';
import { amended, type SettledRaces } from '@/simulations/totalisator/amended';
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
import type { Replaced } from '../documents/enclosed-settled';
import { type Answer, notFound, refuse } from '../problems/problem';
import { hashOfText } from './packed-stakes';
import { termsOn } from './pool-rules';
import {
  type LastSettlement,
  lastSettlementOf,
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
import { savedParts } from './saved-by';
import type {
  MeetingNow,
  MeetingSummary,
  MeetingWhole,
  SettlementHead,
  ShownDifference,
  ShownSettlement,
} from './shapes';
import { DIVIDENDS_SHOWN, MONEY_WORDS, settlementShown } from './shown';

/** `last`: as it was settled, for whoever does not see what is changed after that. */
async function summaryOf(
  { meeting, operator }: OwnMeeting,
  last: LastSettlement | undefined,
  nameFor: (id: string) => Promise<string>,
): Promise<MeetingSummary> {
  const { name, venue, day } = last?.head ?? meeting;
  return {
    id: meeting.id,
    name,
    venue,
    day,
    operator,
    races: last?.head.races ?? meeting.card.races.length,
    run: (last?.head ?? meeting).results.length,
    settlements: meeting.settlements,
    updatedAt: last?.at ?? meeting.updatedAt,
    updatedBy: await nameFor(last?.by ?? meeting.updatedBy),
  };
}

export async function listMeetings({ db, member }: MemberContext): Promise<MeetingSummary[]> {
  const { organisation } = member;
  if (organisation.kind === 'administration') return [];
  const rows: (OwnMeeting & { last?: LastSettlement })[] =
    organisation.kind === 'operator'
      ? await meetingsOf(db, organisation.id)
      : await meetingsFor(db, organisation);
  const names = new Map<string, string>();
  const nameFor = async (id: string) => {
    const name = names.get(id) ?? (await nameOf(db, id));
    names.set(id, name);
    return name;
  };
  const summaries: MeetingSummary[] = [];
  for (const row of rows) summaries.push(await summaryOf(row, row.last, nameFor));
  return summaries;
}

export const DAMAGED =
  'This meeting can no longer be read: the database is damaged. Tell the person who runs this site.';

export const ALTERED =
  'This settlement is not as it was made: the database is damaged, or somebody altered it. Tell the person who runs this site.';

const racesOnly = (results: readonly RaceResult[]): SettledRaces => ({
  results: new Map(
    results.map(readRace).flatMap((race) => (race.ok ? [[race.value.race, race.value] as const] : [])),
  ),
  settled: [],
});

/** Races whose settled result is another one now, or gone. */
const amendedSince = ({ head }: LastSettlement, { card, results }: MeetingRow): number[] =>
  amended(racesOnly(head.results), racesOnly(startersWith(card, results))).races.flatMap(
    ({ race, before }) => (before ? [race] : []),
  );

export async function sinceSettled(
  db: Queries,
  row: MeetingRow,
): Promise<{ changed: boolean; amends: number[] }> {
  const last = await lastSettlementOf(db, row.id);
  return {
    changed: last?.revision !== row.revision,
    amends: last ? amendedSince(last, row) : [],
  };
}

async function nowOf({ db, member }: MemberContext, row: MeetingRow): Promise<MeetingNow> {
  const poolRules = await termsOn(db, row);
  return {
    revision: row.revision,
    savedBy: await savedParts(db, row.id, member),
    card: row.card,
    results: row.results,
    staked: Object.fromEntries(
      Object.entries(row.staked).map(([key, { cents, count }]) => [
        key,
        { dollars: dollars(BigInt(cents)), count },
      ]),
    ),
    ...(poolRules && { poolRules }),
    ...(await sinceSettled(db, row)),
  };
}

async function headsOf(db: Queries, id: string): Promise<SettlementHead[]> {
  const again = await resettlementsOf(db, id);
  return (await settlementsOf(db, id)).map(({ rules, ...head }) => ({
    ...head,
    ...(rules && !isDamaged(rules) && { rules }),
    settledAgain: again
      .filter(({ number }) => number === head.number)
      .map(({ at, by, equal, hash }) => ({ at, by, equal, wordedOtherwise: equal && hash !== head.hash })),
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
  const isOwn = member.organisation.kind === 'operator';
  const last = isOwn ? undefined : await lastSettlementOf(db, id);
  if (isDamaged(last?.head)) return refuse('damaged', DAMAGED);
  return ok({
    ...(await summaryOf(own, last, (person) => nameOf(db, person))),
    rulebook: meeting.rulebook,
    rules: title,
    currency,
    kinds: [
      ...rules.types.map(({ id: kind, label, races, takes }) => ({
        id: kind,
        label,
        races,
        composites: takes === 'composite',
        merged: false,
      })),
      ...rules.merged.map(({ id: kind, label, several }) => ({
        id: kind,
        label,
        races: 1,
        composites: several.takes === 'composite',
        merged: true,
      })),
    ],
    mayCheck: mayReview(member),
    ...(isOwn && { now: await nowOf(context, meeting) }),
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

/** The settlement right after it, for whoever may see the meeting. */
export async function replacedSince(
  { db, member }: MemberContext,
  { id, number }: { id: string; number: number },
): Promise<Answer<{ replaced: Replaced | null }>> {
  const own = await meetingWithin(db, member, id);
  if (!own || number > own.meeting.settlements) return notFound('settlement');
  return ok({ replaced: (await replacedIn(db, own.meeting, number)) ?? null });
}

export async function replacedIn(
  db: Queries,
  { id, settlements }: Pick<MeetingRow, 'id' | 'settlements'>,
  number: number,
): Promise<Replaced | undefined> {
  const after = number < settlements ? await settlementOf(db, id, number + 1) : undefined;
  return after && { by: after.number, at: after.at };
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
  const dividends = change.pools.flatMap(({ settlement, dividends: own }) =>
    own.map((one) => ({ ...one, pool: poolNamed(settlement) })),
  );
  return ok({
    says: poolsSaid(change),
    races: change.races.map((one) => ({
      race: one.race,
      before: one.before ? raceSaid(one.before) : 'No result.',
      after: one.after ? raceSaid(one.after) : 'No result.',
    })),
    dividends: dividends.slice(0, DIVIDENDS_SHOWN).map(({ pool, dividend, before: was, after: is }) => ({
      pool,
      on: dividendOn(dividend),
      before: sideSaid(was),
      after: sideSaid(is),
    })),
    more: Math.max(0, dividends.length - DIVIDENDS_SHOWN),
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
