/** The queue: what each submission asks for, who looks after it, the filters, and saved views. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '../api/api';
import { joined } from '../testing/joined';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  type Caller,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  TODAY,
  testSite,
} from '../testing/site';
import { daysSince, filtersIn, isWithin, spelledFilters } from '../vocabulary/queue';
import { VIEWS_AT_MOST } from './views';

let submitted: TestSite;
let site: TestSite;
let id: string;
let ruth: Caller;
let ravi: Caller;
let raviId: string;
beforeAll(async () => {
  submitted = await testSite();
  ({ id } = await frozenSubmission(submitted));
  await submitted.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
});
afterAll(() => submitted.remove());
beforeEach(async () => {
  site = await testSite(submitted);
  ruth = site.as(REVIEWER);
  const person = await joined(site, REVIEWER, { name: 'Ravi Shah', email: 'ravi@regulator.example' });
  ravi = person.caller;
  raviId = person.member.id;
});
afterEach(() => site.remove());

const first = async () => (await ruth.reviews.queue()).find((item) => item.id === id);

describe('what is asked for', () => {
  it('is a new game, then an extension, then adoption', async () => {
    expect(await first()).toMatchObject({ kind: 'new', jurisdiction: 'Great Britain' });
    const { revision } = await begunReview(ruth, id);
    const days = { trialFrom: TODAY, trialTo: '2099-12-31' };
    const approval = { id, revision, kind: 'approve-for-trial', reasons: 'So.', ...days } as const;
    const approved = await ruth.reviews.decide({ ...approval, acknowledged: ALL_OPEN });
    const asking = { id, revision: approved.revision, kind: 'ask-extension', text: 'More.' } as const;
    const asked = await site
      .as(APPROVER)
      .submissions.request({ ...asking, lastDay: '2100-12-31', acknowledged: ['days-unfit'] });
    expect(await first()).toMatchObject({ kind: 'extension' });
    const adoption = { id, revision: asked.revision, kind: 'ask-adoption', text: 'So.' } as const;
    await site.as(APPROVER).submissions.request({ ...adoption, acknowledged: ALL_OPEN });
    expect(await first()).toMatchObject({ kind: 'adoption' });
  });

  it('waits since it was asked for, an extension also once the trial is over', async () => {
    const at = (day: string, person: string) =>
      createCaller({ ...site.context(person), now: () => new Date(`${day}T12:00:00Z`) });
    const queued = async (day: string) =>
      (await at(day, REVIEWER).reviews.queue()).find((item) => item.id === id);
    const { revision } = await begunReview(ruth, id);
    const days = { trialFrom: '2098-02-01', trialTo: '2098-03-31' };
    const approval = { id, revision, kind: 'approve-for-trial', reasons: 'So.', ...days } as const;
    const approved = await ruth.reviews.decide({ ...approval, acknowledged: ALL_OPEN });
    expect(await queued('2098-03-01')).toMatchObject({ state: 'on-trial', awaited: false });
    const asking = { id, revision: approved.revision, kind: 'ask-extension', text: 'More.' } as const;
    await at('2098-03-30', APPROVER).submissions.request({ ...asking, lastDay: '2098-06-30' });
    // A question and its answer make it no younger.
    await at('2098-03-31', REVIEWER).reviews.ask({ id, text: 'Why?' });
    const [question] = (await at('2098-03-31', MEMBER).submissions.get({ id })).questions;
    await at('2098-03-31', MEMBER).submissions.answer({ id, question: question?.id ?? '', text: 'So.' });
    const owed = (await at('2098-03-31', REVIEWER).agenda.mine()).groups.flatMap(({ items }) => items);
    expect(owed.find(({ kind }) => kind === 'decide-extension')?.since).toBe('2098-03-30T12:00:00.000Z');
    for (const [day, state] of [
      ['2098-03-31', 'extension-asked'],
      ['2098-04-05', 'expired'],
    ])
      expect(await queued(day ?? '')).toMatchObject({
        kind: 'extension',
        state,
        awaited: true,
        since: '2098-03-30T12:00:00.000Z',
      });
  });

  it('is a variation of what was approved, and new where nothing was', async () => {
    const again = async () => {
      const nora = site.as(MEMBER);
      const { draft } = await nora.submissions.reviseAsDraft({ id });
      await nora.analyses.start({ draft, revision: 1, rounds: 1000 });
      await site.work();
      const { id: later } = await nora.submissions.freeze({ draft, revision: 1, acknowledged: ALL_OPEN });
      await site.as(APPROVER).submissions.submit({ id: later, statement: 'Again.', acknowledged: ALL_OPEN });
      return async () => (await ruth.reviews.queue()).find((item) => item.id === later)?.kind;
    };
    const kind = await again();
    expect(await kind()).toBe('new');
    const { revision } = await begunReview(ruth, id);
    await ruth.reviews.decide({ id, revision, kind: 'approve', reasons: 'So.', acknowledged: ALL_OPEN });
    expect(await kind()).toBe('variation');
  });
});

describe('one queue for all kinds', () => {
  const queued = async (kind: string) => (await ruth.reviews.queue()).filter((item) => item.kind === kind);
  const PRINTED = {
    rulebook: 'ca-hawaiian-gardens',
    group: 'pai-gow',
    kind: 'per-bet-and-hand',
    line: 3061,
  } as const;
  const prepared = async () => {
    const nora = site.as(MEMBER);
    const { id: schedule } = await nora.feeSchedules.create({ ...PRINTED, name: 'Spring', begin: 'empty' });
    const rows = [['1', '5', '100', '', '', '1', '2']];
    await nora.feeSchedules.save({
      id: schedule,
      revision: 1,
      name: 'Spring',
      inForceFrom: '2098-05-01',
      rows,
    });
    const { id: fees } = await nora.feeSubmissions.prepare({ schedule, version: 2 });
    return fees;
  };
  const submitted = async () => {
    const fees = await prepared();
    await site.as(APPROVER).feeSubmissions.submit({ id: fees, statement: 'So.' });
    return fees;
  };

  it('has a schedule of fees with its jurisdiction, its age, its questions and who looks after it', async () => {
    const fees = await submitted();
    expect(await queued('fees')).toMatchObject([
      {
        id: fees,
        href: `/review/fees/${fees}`,
        reference: 'F-0001',
        name: 'Spring',
        jurisdiction: 'California',
        awaited: true,
        state: 'submitted',
        openQuestions: 0,
      },
    ]);
    await ruth.feeSubmissions.beginReview({ id: fees });
    await ruth.feeSubmissions.ask({ id: fees, text: 'Which tables?' });
    await ruth.feeSubmissions.assign({ id: fees, to: raviId });
    expect(await queued('fees')).toMatchObject([
      { state: 'questioned', openQuestions: 1, assignee: { id: raviId, name: 'Ravi Shah' }, awaited: true },
    ]);
    const [item] = await queued('fees');
    const within = (address: string) =>
      item && isWithin(item, filtersIn(new URLSearchParams(address)), { me: raviId, now: new Date() });
    expect(['kind=fees&assignee=me&jurisdiction=California', 'kind=pools', 'age=7'].map(within)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('has no document that was not submitted', async () => {
    await prepared();
    expect(await queued('fees')).toEqual([]);
  });

  it('has what waits first, the longest waiting before it, of whatever kind', async () => {
    const fees = await submitted();
    const order = async () => (await ruth.reviews.queue()).map((item) => item.id);
    expect(await order()).toEqual([id, fees]);
    await site.as(APPROVER).submissions.withdraw({ id, reason: 'Not now.' });
    expect(await order()).toEqual([fees, id]);
  });
});

describe('who looks after a submission', () => {
  it('takes it, hands it over with a notice, and gives it back', async () => {
    const me = site.member(REVIEWER).id;
    await ruth.reviews.assign({ id, to: me });
    expect((await first())?.assignee).toEqual({ id: me, name: 'Ruth Hale' });
    await ruth.reviews.assign({ id, to: raviId });
    expect((await ravi.notices.list())[0]?.text).toBe(
      'Ruth Hale handed A-PHJB-0001, Big Six (Wheel of Fortune), over to you.',
    );
    expect(await ruth.submissions.get({ id })).toMatchObject({ assignee: { name: 'Ravi Shah' } });
    await ravi.reviews.assign({ id, to: null });
    expect((await first())?.assignee).toBeUndefined();
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });

  it('is nobody outside the authority, and no news for the operator', async () => {
    for (const to of [site.member(MEMBER).id, 'nobody-at-all'])
      expect(await refusedWith(ruth.reviews.assign({ id, to }))).toEqual(['not-found']);
    await ruth.reviews.assign({ id, to: raviId });
    const seen = await site.as(MEMBER).submissions.get({ id });
    expect(seen).not.toHaveProperty('assignee');
    expect(seen).not.toHaveProperty('reviewers');
    expect(JSON.stringify([seen, await site.as(APPROVER).audit.list({})])).not.toContain('review-assigned');
  });
});

describe('the filters of the address', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const item = {
    jurisdiction: 'Great Britain',
    kind: 'new',
    since: '2026-02-22T12:00:00Z',
    assignee: { id: 'ruth' },
    awaited: true,
    openQuestions: 0,
  } as const;
  const kept = (address: string, one: Parameters<typeof isWithin>[0] = item) =>
    isWithin(one, filtersIn(new URLSearchParams(address)), { me: 'ruth', now });
  it.each([
    ['', true],
    ['jurisdiction=Great+Britain&kind=new&age=7&assignee=me', true],
    ['jurisdiction=Colorado', false],
    ['kind=adoption', false],
    ['age=30', false],
    ['assignee=nobody', false],
    ['assignee=ravi', false],
    ['kind=nonsense', true],
  ])('%s', (address, is) => expect(kept(address)).toBe(is));
  it('keep only what has a question that waits for its answer', () => {
    const asked = { ...item, openQuestions: 2 };
    expect([kept('questions=open'), kept('questions=open', asked)]).toEqual([false, true]);
    expect(spelledFilters(filtersIn(new URLSearchParams('questions=open')))).toBe('questions=open');
  });
  it('leave out what waits for nobody unless they say otherwise', () => {
    const over = { ...item, awaited: false };
    expect([kept('', over), kept('closed=yes', over)]).toEqual([false, true]);
  });
  it('count whole days', () => {
    expect(daysSince('2026-02-22T12:00:01Z', now)).toBe(6);
    expect(daysSince('2026-02-22T12:00:00Z', now)).toBe(7);
  });
  it('come back as they were spelled, without what is no filter', () => {
    expect(spelledFilters(filtersIn(new URLSearchParams('age=7&x=1&kind=new&assignee=%3Cb%3E')))).toBe(
      'kind=new&age=7',
    );
  });
});

describe('a saved view', () => {
  it('is one person’s own, replaced under its name, and removed', async () => {
    const [view] = await ruth.reviews.saveView({ name: 'Mine', filters: 'assignee=me&nonsense=1' });
    expect(view).toMatchObject({ name: 'Mine', filters: 'assignee=me' });
    expect(await ruth.reviews.saveView({ name: 'Mine', filters: 'age=30' })).toMatchObject([
      { id: view?.id, filters: 'age=30' },
    ]);
    expect(await ravi.reviews.views()).toEqual([]);
    const removing = { view: view?.id ?? '' };
    expect(await refusedWith(ravi.reviews.removeView(removing))).toEqual(['not-found']);
    expect(await ruth.reviews.removeView(removing)).toEqual([]);
  });

  it('is one of a limited number', async () => {
    for (let n = 0; n < VIEWS_AT_MOST; n += 1)
      await ruth.reviews.saveView({ name: `View ${n}`, filters: 'age=7' });
    expect(await refusedWith(ruth.reviews.saveView({ name: 'More', filters: '' }))).toEqual([
      'limit-reached',
    ]);
    expect(await refusedWith(ruth.reviews.saveView({ name: 'View 0', filters: '' }))).toEqual(['answered']);
  });
});
