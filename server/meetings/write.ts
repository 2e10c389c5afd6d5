/** Meetings begun, their cards and results saved, and those that were never settled removed. */
import { randomUUID } from 'node:crypto';
import type { MeetingCard } from '@/rulebooks/totalisator/card';
import { keysOf } from '@/rulebooks/totalisator/import-stakes';
import type { RaceResult } from '@/rulebooks/totalisator/results';
import { withStarters } from '@/rulebooks/totalisator/to-settle';
import { chosenTotalisatorBook, totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { canonicalJson } from '@/simulations/exact/canonical';
import { fail, ok, type Problem } from '@/simulations/problems/problem';
import { resultSaid } from '@/simulations/totalisator/settlement-names';
import type { MemberContext } from '../access/context';
import { appendEvent } from '../audit/append';
import { type Answer, notFound, refuse } from '../problems/problem';
import { changed, eventOf, meetingSeen, type Seen } from './change';
import { dropStakes, namesOf, packedNamed } from './kept-stakes';
import { deleteMeeting, insertMeeting, type MeetingRow, meetingCount, meetingWithin } from './queries';
import { cardCheckedBy } from './settler';

export const MEETINGS_AT_MOST = 500;

export const TOO_MANY_MEETINGS = `There are ${MEETINGS_AT_MOST} meetings. Remove one that was never settled.`;

export type Head = { name: string; venue: string; day: string };

export async function beginMeeting(
  context: MemberContext,
  input: Head & { rulebook?: string | undefined },
): Promise<Answer<Seen>> {
  const { db, now, member } = context;
  const book = chosenTotalisatorBook(input.rulebook);
  if (!book.ok) return book;
  const organisation = member.organisation.id;
  return db.transaction(async (tx): Promise<Answer<Seen>> => {
    if ((await meetingCount(tx, organisation)) >= MEETINGS_AT_MOST)
      return refuse('limit-reached', TOO_MANY_MEETINGS);
    const at = now().toISOString();
    const row: MeetingRow = {
      ...input,
      rulebook: book.value.id,
      id: randomUUID(),
      organisationId: organisation,
      card: { races: [], pools: [] },
      results: [],
      staked: {},
      revision: 1,
      settlements: 0,
      createdAt: at,
      updatedAt: at,
      updatedBy: member.id,
    };
    await insertMeeting(tx, row);
    await appendEvent(tx, eventOf(context, row, { kind: 'meeting-begun', data: {} }, at));
    return ok({ id: row.id, revision: 1 });
  });
}

/** What is wrong with a result by the runners of a card that is another one now. */
function resultsRefused(card: MeetingCard, results: readonly RaceResult[]): Problem[] {
  const known = new Set(card.races.map(({ race }) => race));
  return results.flatMap((result): Problem[] => {
    if (!known.has(result.race)) {
      const message = `Race ${result.race} has a result; remove the result before the race.`;
      return [{ code: 'input-unreadable', message, field: 'races' }];
    }
    const read = withStarters(card, result);
    return read.ok ? [] : read.problems;
  });
}

/** Against what is staked, before the change begins, so that nobody waits for the database meanwhile. */
export async function saveCard(
  context: MemberContext,
  input: Seen & Head & { card: MeetingCard },
): Promise<Answer<Seen>> {
  const { name, venue, day, card } = input;
  const own = await meetingSeen(context, input);
  if (!own.ok) return own;
  const { meeting } = own.value;
  const book = totalisatorBookOf(meeting.rulebook);
  if (!book.ok) return book;
  const keys = keysOf(card, book.value.rules);
  const staked = Object.fromEntries(Object.entries(meeting.staked).filter(([key]) => keys.has(key)));
  if (canonicalJson(card) !== canonicalJson(meeting.card)) {
    const names = namesOf(staked);
    const stakes = await packedNamed(context.db, meeting.id, Object.values(names));
    const { rulebook } = meeting;
    const checked = await cardCheckedBy(context.member, { rulebook, card, names, stakes });
    if (!checked.ok) return checked;
  }
  return changed(context, input, async (tx, row) => {
    const refused = resultsRefused(card, row.results);
    if (refused.length > 0) return fail(...refused);
    const said = ({ name: n, venue: v, day: d, card: c }: Head & { card: MeetingCard }) =>
      canonicalJson([n, v, d, c]);
    if (said(row) === said(input)) return ok(undefined);
    await dropStakes(tx, { id: row.id, staked });
    return ok({
      values: { name, venue, day, card, staked },
      event: {
        kind: 'meeting-card-saved',
        data: { races: card.races.length, pools: card.pools.length },
      },
    });
  });
}

/** `result`: null where there is none any more. */
export function saveResult(
  context: MemberContext,
  input: Seen & { race: number; result: RaceResult | null },
) {
  const { race, result } = input;
  return changed(context, input, async (_, row) => {
    const others = row.results.filter((one) => one.race !== race);
    if (result) {
      if (result.race !== race) return refuse('input-unreadable', 'The result is of another race.');
      const read = withStarters(row.card, result);
      if (!read.ok) return fail(...read.problems.map((problem) => ({ ...problem, field: 'places' })));
    }
    const before = row.results.find((one) => one.race === race);
    if (canonicalJson(before ?? null) === canonicalJson(result)) return ok(undefined);
    const results = result ? [...others, result].sort((a, b) => a.race - b.race) : others;
    return ok({
      values: { results },
      event: { kind: 'meeting-result-saved', data: { race, result: result ? saidOf(result) : 'none' } },
    });
  });
}

const saidOf = ({ places, void: isVoid = false }: RaceResult): string =>
  resultSaid({ places: places.map((one) => (typeof one === 'number' ? [one] : one)), isVoid });

export function removeMeeting(context: MemberContext, id: string): Promise<Answer<{ id: string }>> {
  const { db, member, now } = context;
  return db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const own = await meetingWithin(tx, member, id);
    if (!own) return notFound('meeting');
    if (own.meeting.settlements > 0)
      return refuse('state-forbids', 'This meeting was settled, so it stays. Amend its result instead.');
    await deleteMeeting(tx, id);
    await appendEvent(
      tx,
      eventOf(context, own.meeting, { kind: 'meeting-removed', data: {} }, now().toISOString()),
    );
    return ok({ id });
  });
}
