/** What a version that is approved leaves in force of those before it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { onDay, trialOf } from '../../testing/on-trial';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { supersedeBegun } from './supersede';

const BEFORE = '2098-01-10';
const FAIR = {
  occasion: 'Winter Fair',
  change: 'Symbol C pays 22 to 1.',
  from: '2098-02-01',
  to: '2098-02-07',
};

let frozen: TestSite;
let site: TestSite;
let first: string;

beforeAll(async () => {
  frozen = await testSite();
  ({ id: first } = await frozenSubmission(frozen));
});
afterAll(() => frozen.remove());
beforeEach(async () => {
  site = await testSite(frozen);
});
afterEach(() => site.remove());

/** The next version of the game, in review. */
async function next(of: string, more: Circumstances): Promise<{ id: string; revision: number }> {
  const nora = site.as(MEMBER);
  const { draft } = await nora.submissions.reviseAsDraft({ id: of });
  const { variant } = await nora.drafts.get({ id: draft });
  const circumstances = { ...variant.circumstances, ...more };
  const { revision } = await nora.drafts.save({
    id: draft,
    revision: 1,
    variant: { ...variant, circumstances },
  });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  const { id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  return inReview(id);
}

async function inReview(id: string) {
  await site.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
  return { id, revision: (await begunReview(site.as(REVIEWER), id)).revision };
}

const approve = (asked: { id: string; revision: number }) =>
  onDay(site, REVIEWER, BEFORE).reviews.decide({
    ...asked,
    kind: 'approve',
    reasons: 'In order.',
    acknowledged: ALL_OPEN,
  });
const states = async (day: string) =>
  Object.fromEntries(
    (await onDay(site, MEMBER, day).submissions.list()).map(({ version, state }) => [version, state]),
  );
const played = async (day: string) =>
  (await onDay(site, null, day).record.register({})).entries.map(({ version }) => version);

describe('a variation that is approved for its days', () => {
  it('leaves the game in force, on its days and after them', async () => {
    await approve(await inReview(first));
    await approve(await next(first, { temporary: { ...FAIR, premises: 'The Pier' } }));
    expect(await played(BEFORE)).toEqual([1]);
    expect(await played(FAIR.from)).toEqual([2, 1]);
    expect(await played('2098-02-08')).toEqual([1]);
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });

  it('takes the place of one for the same premises on the same day, and of no other', async () => {
    await approve(await inReview(first));
    for (const premises of ['The Pier', 'Leeds', 'the pier'])
      await approve(await next(first, { temporary: { ...FAIR, premises, from: FAIR.to } }));
    expect(await states(BEFORE)).toEqual({ 1: 'approved', 2: 'superseded', 3: 'approved', 4: 'approved' });
  });

  it('gives way to what is approved for good', async () => {
    await approve(await inReview(first));
    await approve(await next(first, { temporary: { ...FAIR, premises: 'The Pier' } }));
    await approve(await next(first, { premises: 'Leeds' }));
    expect(await states(BEFORE)).toEqual({ 1: 'superseded', 2: 'superseded', 3: 'approved' });
  });
});

describe('a trial that begins later', () => {
  const BEGINS = '2098-03-20';
  const during = '2098-03-01';
  const tried = async () => {
    const { id } = await trialOf(site);
    const later = await next(id, { premises: 'Leeds' });
    await onDay(site, REVIEWER, during).reviews.decide({
      ...later,
      kind: 'approve-for-trial',
      trialFrom: BEGINS,
      trialTo: '2098-06-30',
      acknowledged: ALL_OPEN,
    });
    return { id, later: later.id };
  };
  const versionsOf = async (day: string, ids: { id: string; later: string }) => [
    (await onDay(site, MEMBER, day).submissions.get({ id: ids.id })).state,
    (await onDay(site, MEMBER, day).submissions.get({ id: ids.later })).state,
  ];

  it('lets the earlier one run until its own first day, and ends it then by the clock', async () => {
    const ids = await tried();
    expect(await versionsOf(during, ids)).toEqual(['on-trial', 'approved-for-trial']);
    expect(await played(during)).toEqual([1]);
    // The day before in London, where it is winter still.
    expect(await supersedeBegun(site.db, new Date('2098-03-19T23:59:59Z'))).toBe(0);
    expect(await supersedeBegun(site.db, new Date('2098-03-20T00:00:00Z'))).toBe(1);
    expect(await versionsOf(BEGINS, ids)).toEqual(['superseded', 'on-trial']);
    expect(await played(BEGINS)).toEqual([2]);
    expect(await supersedeBegun(site.db, new Date('2098-03-20T00:10:00Z'))).toBe(0);
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });

  it('is the only one played from midnight on, before the worker has looked', async () => {
    const ids = await tried();
    expect(await versionsOf(BEGINS, ids)).toEqual(['superseded', 'on-trial']);
    expect(await played(BEGINS)).toEqual([2]);
    const { games } = await onDay(site, MEMBER, BEGINS).tables.list();
    expect(games.map(({ version }) => version)).toEqual([2]);
    const { revision } = await site.as(MEMBER).submissions.get({ id: ids.id });
    const late = { id: ids.id, revision, kind: 'ask-adoption' as const, text: 'So.' };
    expect(await refusedWith(onDay(site, APPROVER, BEGINS).submissions.request(late))).toEqual([
      'state-forbids',
    ]);
  });

  it('leaves the earlier one alone where it was ended before its first day', async () => {
    const ids = await tried();
    const { revision } = await site.as(MEMBER).submissions.get({ id: ids.later });
    await onDay(site, APPROVER, during).submissions.request({
      id: ids.later,
      revision,
      kind: 'abandon',
      text: 'So.',
      lastDay: during,
    });
    expect(await supersedeBegun(site.db, new Date('2098-03-20T00:00:00Z'))).toBe(0);
    expect(await versionsOf(BEGINS, ids)).toEqual(['on-trial', 'abandoned']);
    expect(await played(BEGINS)).toEqual([1]);
  });

  it('has taken its place where it was ended on its first day, before the worker looked', async () => {
    const ids = await tried();
    const { revision } = await site.as(MEMBER).submissions.get({ id: ids.later });
    await onDay(site, REVIEWER, BEGINS).reviews.rule({
      id: ids.later,
      revision,
      kind: 'discontinue',
      text: 'So.',
      lastDay: BEGINS,
      acknowledged: ALL_OPEN,
    });
    expect(await versionsOf(BEGINS, ids)).toEqual(['superseded', 'discontinued']);
    expect(await supersedeBegun(site.db, new Date('2098-03-20T12:10:00Z'))).toBe(1);
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });

  it('is left to begin where the earlier one is adopted first', async () => {
    const ids = await tried();
    const { revision } = await site.as(MEMBER).submissions.get({ id: ids.id });
    const asked = await onDay(site, APPROVER, during).submissions.request({
      id: ids.id,
      revision,
      kind: 'ask-adoption',
      text: 'So.',
      acknowledged: ALL_OPEN,
    });
    await onDay(site, REVIEWER, during).reviews.rule({
      id: ids.id,
      revision: asked.revision,
      kind: 'adopt',
      text: 'Odds as filed.',
      acknowledged: ALL_OPEN,
    });
    await supersedeBegun(site.db, new Date('2098-03-20T12:00:00Z'));
    expect(await versionsOf(BEGINS, ids)).toEqual(['adopted', 'on-trial']);
  });
});
