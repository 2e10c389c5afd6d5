/** A game that depends on a consent is over everywhere once that has ended, by the clock, and back with a new one. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { todayAt } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { calendarDays } from '../../calendar/days';
import { submissionSubject } from '../../paper-requests/read-subject';
import { readFeed } from '../../record/feed';
import { DURING, FIRST, LAST, onDay, tableWith } from '../../testing/on-trial';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';

const ENDS = '2098-03-10';
const NEXT_DAY = '2098-03-11';
const consent = (expires: string) => ({
  name: 'Gambling Commission',
  reference: 'GC-1',
  date: '2026-01-05',
  for: [{ about: 'progressive' as const }],
  expires,
});

let template: TestSite;
let site: TestSite;
let id: string;
let revision: number;

/** A progressive Big Six in review, with a consent until that day: a new game, or the next version of one. */
async function inReview(expires: string, of?: string): Promise<{ id: string; revision: number }> {
  const nora = site.as(MEMBER);
  const { id: draft } = of
    ? { id: (await nora.submissions.reviseAsDraft({ id: of })).draft }
    : await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const { variant } = await nora.drafts.get({ id: draft });
  const progressive = { contribution: '70%' };
  const circumstances = { ...variant.circumstances, progressive, consents: [consent(expires)] };
  const saved = await nora.drafts.save({ id: draft, revision: 1, variant: { ...variant, circumstances } });
  await nora.analyses.start({ draft, revision: saved.revision, rounds: 1000 });
  await site.work();
  const frozen = await nora.submissions.freeze({
    draft,
    revision: saved.revision,
    acknowledged: ALL_OPEN,
  });
  await site.as(APPROVER).submissions.submit({ id: frozen.id, statement: 'New.', acknowledged: ALL_OPEN });
  return { id: frozen.id, revision: (await begunReview(site.as(REVIEWER), frozen.id)).revision };
}

beforeAll(async () => {
  template = await testSite();
  site = template;
  ({ id, revision } = await inReview(ENDS));
});
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const decide = (
  asked: { id: string; revision: number },
  more: { kind: 'approve' } | typeof TRIAL,
  day = FIRST,
) =>
  onDay(site, REVIEWER, day).reviews.decide({
    ...asked,
    ...more,
    reasons: 'In order.',
    acknowledged: ALL_OPEN,
  });
const TRIAL = { kind: 'approve-for-trial' as const, trialFrom: FIRST, trialTo: LAST };

async function seen(day: string) {
  const nora = onDay(site, MEMBER, day);
  const noon = new Date(`${day}T12:00:00Z`);
  const own = await nora.submissions.get({ id });
  const record = await onDay(site, null, day).record.get({ hash: own.hash, reference: own.reference });
  const { tables, games } = await nora.tables.list();
  const subject = await submissionSubject(
    { ...(site.context(MEMBER) as MemberContext), now: () => noon },
    id,
  );
  return {
    state: own.state,
    registered: (await onDay(site, null, day).record.register({})).entries.map(({ until }) => until),
    record: record.days?.consent?.to,
    inForce: record.versions?.map(({ inForce }) => inForce),
    games: games.length,
    display: tables.map(({ display }) => display.kind),
    barred: subject.ok ? subject.value.record.barred : subject,
    owed: (await nora.agenda.mine()).groups
      .flatMap(({ items }) => items)
      .filter(({ kind }) => kind === 'consent-expires')
      .map(({ says }) => /stop play|ask for one now/.exec(says)?.[0]),
    told: (await readFeed(site.db, 'https://assay.example', noon)).xml.match(
      /Consent ended[\s\S]*?<updated>(.*?)</,
    )?.[1],
  };
}

describe.each([
  ['approved for good', { kind: 'approve' as const }, 'approved'],
  ['on trial', TRIAL, 'on-trial'],
] as const)('%s', (_, kind, state) => {
  it('may be played to the last day of the consent, and nowhere after it', async () => {
    await decide({ id, revision }, kind);
    await tableWith(site, id);
    expect(await seen(ENDS)).toEqual({
      state,
      registered: [ENDS],
      record: ENDS,
      inForce: [true],
      games: 1,
      display: ['put-up'],
      barred: undefined,
      owed: ['ask for one now'],
      told: undefined,
    });
    expect(await seen(NEXT_DAY)).toEqual({
      state,
      registered: [],
      record: ENDS,
      inForce: [false],
      games: 0,
      display: ['none'],
      barred: 'consent-over',
      owed: ['stop play'],
      told: '2098-03-11T00:00:00.000Z',
    });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });
});

it('cannot be given a table from a day on which its consent has ended', async () => {
  await decide({ id, revision }, { kind: 'approve' });
  expect(await refusedWith(tableWith(site, id, { from: NEXT_DAY }))).toEqual(['state-forbids']);
});

it('is back with a version that has a new one', async () => {
  await decide({ id, revision }, { kind: 'approve' });
  const next = await inReview('2098-12-31', id);
  await decide(next, { kind: 'approve' }, NEXT_DAY);
  const { entries } = await onDay(site, null, NEXT_DAY).record.register({});
  expect(entries.map(({ version, until }) => [version, until])).toEqual([[2, '2098-12-31']]);
});

it('says why on its record', async () => {
  await decide({ id, revision }, { kind: 'approve' });
  const { hash, reference } = await site.as(MEMBER).submissions.get({ id });
  const { days } = await onDay(site, null, DURING).record.get({ hash, reference });
  expect(days).toMatchObject({ of: 'consent', to: ENDS, consent: { clauses: ['2.7'] } });
});

it('stands in the calendar of both sides with its last day, and is called off with the version', async () => {
  await decide({ id, revision }, { kind: 'approve' });
  const inCalendarOf = async (person: string) => {
    const { member } = site.context(person) as MemberContext;
    const days = await calendarDays(site.db, member, todayAt(new Date(`${DURING}T12:00:00Z`)));
    return days.map(({ uid, day, cancelled }) => [uid, day, cancelled]);
  };
  expect(await inCalendarOf(MEMBER)).toEqual([[`${id}-consent`, ENDS, false]]);
  expect(await inCalendarOf(REVIEWER)).toEqual([[`${id}-consent`, ENDS, false]]);
  expect(await inCalendarOf(OTHER_MEMBER)).toEqual([]);
  const next = await inReview('2098-12-31', id);
  await decide(next, { kind: 'approve' });
  expect((await inCalendarOf(MEMBER)).toSorted()).toEqual(
    [
      [`${id}-consent`, ENDS, true],
      [`${next.id}-consent`, '2098-12-31', false],
    ].toSorted(),
  );
});

it('is no day of its own in the calendar where the trial ends before the consent does', async () => {
  await decide({ id, revision }, { ...TRIAL, trialTo: ENDS });
  const { member } = site.context(MEMBER) as MemberContext;
  const days = await calendarDays(site.db, member, todayAt(new Date(`${DURING}T12:00:00Z`)));
  expect(days.map(({ uid }) => uid)).toEqual([`${id}-first-day`, `${id}-last-day`, `${id}-ask-by`]);
});
