/** A trial from its approval to its end: who asks for what, what the authority rules, what the clock does, and what papers say of it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberContext } from '../../access/context';
import { createCaller } from '../../api/api';
import { letter, letterSubject } from '../../documents/content/letter';
import { sign } from '../../documents/content/sign';
import { submissionSubject } from '../../paper-requests/read-subject';
import { readFeed } from '../../record/feed';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_APPROVER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { unguarded } from '../../testing/unguarded';
import type { RequestKind, RulingKind } from '../../vocabulary/life/steps';
import { listHouses } from '../read/houses';

let approved: TestSite;
let site: TestSite;
let id: string;
let hash: string;

const from = '2098-02-01';
const to = '2098-03-31';
const during = '2098-03-01';
const after = '2098-04-01';

beforeAll(async () => {
  approved = await testSite();
  ({ id, hash } = await frozenSubmission(approved));
  await approved.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
  const { revision } = await begunReview(approved.as(REVIEWER), id);
  await approved.as(REVIEWER).reviews.decide({
    id,
    revision,
    kind: 'approve-for-trial',
    trialFrom: from,
    trialTo: to,
    acknowledged: ALL_OPEN,
  });
});
afterAll(() => approved.remove());
beforeEach(async () => {
  site = await testSite(approved);
});
afterEach(() => site.remove());

/** The same people on another day. */
const at = (instant: string, person: string) =>
  createCaller({ ...site.context(person), now: () => new Date(instant) });
const on = (day: string, person: string) => at(`${day}T12:00:00Z`, person);
const read = (day: string, person = MEMBER) => on(day, person).submissions.get({ id });
const revisionOf = async () => (await read(during)).revision;
const request = async (
  day: string,
  kind: RequestKind,
  lastDay?: string,
  who = APPROVER,
  acknowledged = ALL_OPEN,
) =>
  on(day, who).submissions.request({
    id,
    revision: await revisionOf(),
    kind,
    text: 'So.',
    lastDay,
    acknowledged,
  });
const rule = async (day: string, kind: RulingKind, lastDay?: string, text = 'So.') =>
  on(day, REVIEWER).reviews.rule({
    id,
    revision: await revisionOf(),
    kind,
    text,
    lastDay,
    acknowledged: ALL_OPEN,
  });
const events = async () => (await read(during)).history.map(({ kind }) => kind).slice(5);
const subjectOf = async () => {
  const subject = await submissionSubject(site.context(MEMBER) as MemberContext, id);
  return subject.ok ? subject.value : expect.unreachable();
};

describe('the clock', () => {
  it('is the same for pages, lists, the queue and the public record', async () => {
    const seen = async (day: string) => {
      const [own] = await on(day, MEMBER).submissions.list();
      const [queued] = await on(day, REVIEWER).reviews.queue();
      const states = [(await read(day)).state, own?.state, queued?.state];
      return new Set(states);
    };
    expect([...(await seen('2098-01-31'))]).toEqual(['approved-for-trial']);
    expect([...(await seen(from))]).toEqual(['on-trial']);
    expect([...(await seen(to))]).toEqual(['on-trial']);
    expect([...(await seen(after))]).toEqual(['expired']);
  });

  it('ends the last day where the rules are in force, in one instant for every page', async () => {
    // Summer time began the day before: the day ends in Great Britain an hour before it does in UTC.
    const over = '2098-03-31T23:00:00.000Z';
    const seen = async (instant: string) => {
      const now = new Date(instant);
      const own = at(instant, MEMBER);
      const [summary] = await own.submissions.list();
      const [queued] = await at(instant, REVIEWER).reviews.queue();
      const { entries } = await own.record.register({});
      const { xml } = await readFeed(site.db, 'https://assay.example', now);
      const { games } = await own.tables.list();
      return {
        states: [
          (await own.submissions.get({ id })).state,
          summary?.state,
          queued?.state,
          (await own.record.get({ hash })).status,
        ],
        registered: entries.map(({ reference }) => reference),
        houses: (await listHouses(site.context(MEMBER) as MemberContext, now)).length,
        tables: games.length,
        told: xml.match(/Trial over[\s\S]*?<updated>(.*?)</)?.[1],
      };
    };
    const last = await seen('2098-03-31T22:59:59.999Z');
    expect(last).toEqual({
      states: ['on-trial', 'on-trial', 'on-trial', 'on-trial'],
      registered: [expect.stringMatching(/^A-/)],
      houses: 1,
      tables: 1,
      told: undefined,
    });
    expect(await seen(over)).toEqual({
      states: ['expired', 'expired', 'expired', 'expired'],
      registered: [],
      houses: 0,
      tables: 0,
      told: over,
    });
  });

  it('takes a game off the list of its house after the last day', async () => {
    const listed = (day: string) => listHouses(site.context(MEMBER) as MemberContext, new Date(day));
    expect(await listed('2098-01-31')).toEqual([]);
    expect(await listed(to)).toHaveLength(1);
    expect(await listed(after)).toEqual([]);
  });

  it('lets nothing be asked for before the first day, and an end be put to it', async () => {
    expect(await refusedWith(request('2098-01-31', 'ask-adoption'))).toEqual(['state-forbids']);
    expect(await request('2098-01-31', 'abandon', '2098-01-31')).toMatchObject({ state: 'abandoned' });
  });
});

describe('a question while a trial simply runs', () => {
  const ask = (day: string) => on(day, REVIEWER).reviews.ask({ id, text: 'What do players say of it?' });
  const answer = (day: string, question: string) =>
    on(day, MEMBER).submissions.answer({ id, question, text: 'That they like it.' });
  const kindsOf = async (person: string, day: string) =>
    (await on(day, person).agenda.mine()).groups.flatMap(({ items }) => items.map(({ kind }) => kind));
  const toldTo = async (person: string) => (await site.as(person).notices.list()).map(({ text }) => text);

  it('reaches the operator, its answer reaches the regulator, and nothing moves', async () => {
    const { question, state } = await ask(during);
    expect(state).toBe('on-trial');
    expect(await toldTo(MEMBER)).toContainEqual(expect.stringMatching(/^The regulator asks about A-/));
    expect(await kindsOf(MEMBER, during)).toContain('answer-question');
    expect(await kindsOf(REVIEWER, during)).toEqual(['awaits-answer']);
    expect(await answer(during, question)).toMatchObject({ state: 'on-trial' });
    expect(await toldTo(REVIEWER)).toContainEqual(expect.stringMatching(/answered a question on A-/));
    expect(await kindsOf(MEMBER, during)).not.toContain('answer-question');
    expect(await kindsOf(REVIEWER, during)).toEqual([]);
    expect(await events()).toEqual(['question-asked', 'question-answered']);
  });

  it('stays open while an extension is asked for and granted', async () => {
    const { question } = await ask(during);
    expect(await request(during, 'ask-extension', '2098-04-30')).toMatchObject({ state: 'extension-asked' });
    await rule(during, 'extend', '2098-04-30');
    expect(await answer(after, question)).toMatchObject({ state: 'extended' });
    expect(await ask(after)).toMatchObject({ state: 'extended' });
  });

  it('is asked neither before the first day nor after the last', async () => {
    expect(await refusedWith(ask('2098-01-31'))).toEqual(['state-forbids']);
    expect(await refusedWith(ask(after))).toEqual(['state-forbids']);
  });

  it('that was asked before the trial ran out is answered after it, and waits until then on both sides', async () => {
    const { question } = await ask(during);
    expect(await kindsOf(MEMBER, after)).toEqual(expect.arrayContaining(['answer-question', 'trial-over']));
    expect(await kindsOf(REVIEWER, after)).toEqual(['awaits-answer']);
    expect(await answer(after, question)).toMatchObject({ state: 'expired' });
    expect(await kindsOf(MEMBER, after)).toEqual(['trial-over']);
    expect(await kindsOf(REVIEWER, after)).toEqual([]);
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  });

  it('that is answered after the last day leaves an extension as it was asked for', async () => {
    const { question } = await ask(during);
    await request(during, 'ask-extension', '2098-04-30');
    expect(await answer(after, question)).toMatchObject({ state: 'expired' });
    expect((await read(after)).stored).toBe('extension-asked');
    expect(await rule(after, 'extend', '2098-04-30')).toMatchObject({ state: 'extended' });
  });

  it('is not answered once the trial was ended and is over', async () => {
    const { question } = await ask(during);
    await rule(during, 'discontinue', during);
    expect(await refusedWith(answer(after, question))).toEqual(['state-forbids']);
    expect(await kindsOf(REVIEWER, after)).toEqual([]);
  });
});

describe('a question on a trial that was ended', () => {
  const END = '2098-03-10';
  const ask = (day: string) => on(day, REVIEWER).reviews.ask({ id, text: 'Why does the wheel stick?' });
  const kindsOf = async (person: string, day: string) =>
    (await on(day, person).agenda.mine()).groups.flatMap(({ items }) => items.map(({ kind }) => kind));
  const answer = (day: string, question: string) =>
    on(day, MEMBER).submissions.answer({ id, question, text: 'It was oiled.' });

  it.each<['discontinue' | 'abandon', string]>([
    ['discontinue', 'discontinued'],
    ['abandon', 'abandoned'],
  ])('is asked and answered until its last day, after “%s”, and moves nothing', async (kind, state) => {
    if (kind === 'abandon') await request(during, kind, END);
    else await rule(during, kind, END);
    const { question, ...moved } = await ask(during);
    expect(moved.state).toBe(state);
    expect(await kindsOf(MEMBER, END)).toEqual(['play-stops', 'answer-question']);
    expect(await kindsOf(REVIEWER, END)).toEqual(['awaits-answer']);
    expect(await refusedWith(answer('2098-03-11', question))).toEqual(['state-forbids']);
    expect(await refusedWith(ask('2098-03-11'))).toEqual(['state-forbids']);
    expect(await kindsOf(MEMBER, '2098-03-11')).toEqual([]);
    expect(await kindsOf(REVIEWER, '2098-03-11')).toEqual([]);
    const queued = async (day: string) =>
      (await on(day, REVIEWER).reviews.queue()).find((item) => item.id === id)?.awaited;
    expect([await queued(END), await queued('2098-03-11')]).toEqual([true, false]);
    expect(await answer(END, question)).toMatchObject({ state });
    expect((await site.as(REVIEWER).notices.list()).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/answered a question on A-/),
    );
    expect(await kindsOf(REVIEWER, END)).toEqual([]);
    const judged = on(END, REVIEWER).reviews.judge({ id, finding: 0, says: 'accepted', reasons: '' });
    expect(await refusedWith(judged), 'it was decided').toEqual(['state-forbids']);
    expect((await read(END)).seal).toMatchObject({ state: 'good' });
    expect(await site.as(APPROVER).audit.verify()).toMatchObject({ ok: true });
  });

  it('leaves the end of play as old as it is', async () => {
    await rule(during, 'discontinue', END);
    const since = async () =>
      (await on(END, MEMBER).agenda.mine()).groups
        .flatMap(({ items }) => items)
        .find(({ kind }) => kind === 'play-stops')?.since;
    const before = await since();
    await on('2098-03-05', REVIEWER).reviews.ask({ id, text: 'Why?' });
    expect(before?.slice(0, 10)).toBe(during);
    expect(await since()).toBe(before);
  });

  it('that was open before goes on to wait for its answer', async () => {
    const { question } = await ask(during);
    await rule(during, 'discontinue', END);
    expect(await kindsOf(MEMBER, during)).toContain('answer-question');
    expect(await answer(END, question)).toMatchObject({ state: 'discontinued' });
  });
});

describe('the clause of a step', () => {
  const clausesOf = async () =>
    (await read(during)).history.slice(4).map(({ kind, data }) => [kind, data.clause]);

  it('is in its event, and none where the rules are silent', async () => {
    await request(during, 'ask-extension', '2098-04-30');
    await request(during, 'take-back');
    await request(during, 'abandon', during);
    expect(await clausesOf()).toEqual([
      ['decision-made', '2.3(b)'],
      ['extension-asked', '2.3(e)'],
      ['request-taken-back', undefined],
      ['trial-abandoned', '2.3(g)'],
    ]);
  });

  it('is sealed with a ruling, and in its letter', async () => {
    await rule(during, 'discontinue', during);
    const subject = await subjectOf();
    expect(subject.record.rulings?.at(-1)?.record.clause).toBe('2.3(f)');
    const paper = letter(letterSubject(subject, 1) ?? expect.unreachable());
    const facts = paper.blocks.flatMap((block) => (block.kind === 'facts' ? block.entries : []));
    expect(facts).toContainEqual({ label: 'Under clause', value: '2.3(f)' });
  });

  it('is shown to whoever takes it', async () => {
    const { clauses } = await read(during);
    expect(clauses).toMatchObject({ abandon: '2.3(g)', 'ask-adoption': '2.3(d)' });
    expect(clauses).not.toHaveProperty('take-back');
  });
});

describe('an extension', () => {
  it('is asked for, granted, and moves the last day everywhere', async () => {
    const { approved } = (await subjectOf()).record;
    expect(await request(during, 'ask-extension', '2098-06-30')).toMatchObject({ state: 'extension-asked' });
    expect((await read(after)).state, 'nobody has granted it').toBe('expired');
    await rule(during, 'extend', '2098-06-30');
    expect((await read(during)).state).toBe('on-trial');
    expect((await read(after)).state).toBe('extended');
    expect((await read('2098-07-01')).state).toBe('expired');
    expect((await read(during)).days).toEqual({ of: 'trial', from, to: '2098-06-30' });
    expect((await site.as(null).record.get({ hash })).days).toEqual({ of: 'trial', from, to: '2098-06-30' });
    expect(await events()).toEqual(['extension-asked', 'trial-extended']);
    expect((await subjectOf()).record).toMatchObject({
      status: 'Approved for trial',
      trial: { from, to: '2098-06-30' },
      approved,
    });
    expect(approved).not.toBe(during);
    expect(JSON.stringify(sign(await subjectOf()).paper)).toContain('30 June 2098');
  });

  it('is at the authority’s discretion, and needs no request', async () => {
    expect(await rule(during, 'extend', '2098-04-30', '')).toMatchObject({ state: 'on-trial' });
  });

  it('can be granted after the last day only where it was asked for before', async () => {
    expect(await refusedWith(rule(after, 'extend', '2098-06-30'))).toEqual(['state-forbids']);
    await request(during, 'ask-extension', '2098-06-30');
    expect(await rule(after, 'extend', '2098-06-30')).toMatchObject({ state: 'extended' });
  });

  it('can be granted over a request for adoption only where that came by the last day', async () => {
    await request(to, 'ask-adoption');
    expect(await rule(after, 'extend', '2098-06-30')).toMatchObject({ state: 'adoption-asked' });
    expect((await read(after)).days?.to).toBe('2098-06-30');
  });

  it('cannot be granted over a request for adoption that came after the last day', async () => {
    await request(after, 'ask-adoption');
    expect(await refusedWith(rule(after, 'extend', '2098-06-30'))).toEqual(['state-forbids']);
    expect((await on(after, MEMBER).record.register({})).entries).toEqual([]);
  });

  it('that was granted is not granted again for the same request, once that is over', async () => {
    await request(during, 'ask-extension', '2098-04-30');
    await rule(during, 'extend', '2098-04-30');
    await request('2098-05-02', 'ask-adoption');
    expect(await refusedWith(rule('2098-05-02', 'extend', '2098-06-30'))).toEqual(['state-forbids']);
  });

  it.each([
    ['no day', during, undefined, 'decision-incomplete'],
    ['the day it ends already', during, to, 'dates-reversed'],
    ['an earlier day', during, '2098-03-15', 'dates-reversed'],
  ])('to %s is refused', async (_, day, lastDay, code) => {
    expect(await refusedWith(request(day, 'ask-extension', lastDay))).toEqual([code]);
    expect(await refusedWith(rule(day, 'extend', lastDay))).toEqual([code]);
  });

  it('that makes the whole trial longer than 366 days is asked for and granted only by who knows that', async () => {
    const granted = (acknowledged: typeof ALL_OPEN, revision: number, lastDay: string) =>
      on(during, REVIEWER).reviews.rule({ id, revision, kind: 'extend', text: '', lastDay, acknowledged });
    const says = (call: Promise<unknown>) =>
      call.then(
        () => undefined,
        ({ cause }) => cause.problems[0],
      );
    const long = { code: 'open-unacknowledged', open: ['days-unfit'] };
    // Its first day is 1 February 2098: the 367th is 2 February 2099.
    for (const call of [
      () => request(during, 'ask-extension', '2099-02-02', APPROVER, []),
      async () => granted([], await revisionOf(), '2099-02-02'),
    ])
      expect(await says(call())).toMatchObject({
        ...long,
        message: expect.stringContaining('The trial would last more than 366 days, until 2 February 2099.'),
      });
    expect((await read(during)).days?.to).toBe(to);
    await request(during, 'ask-extension', '2099-02-02', APPROVER, ['days-unfit']);
    expect((await read(during)).history.at(-1)?.data).toMatchObject({ open: { 'days-unfit': 1 } });
    expect(await says(granted([], await revisionOf(), '2099-02-01'))).toBeUndefined();
    expect((await read(during)).days?.to).toBe('2099-02-01');
    expect(await says(granted(['days-unfit'], await revisionOf(), '2198-12-31'))).toBeUndefined();
    expect((await read(during)).history.at(-1)?.data).toMatchObject({ open: { 'days-unfit': 1 } });
  });

  it('that would end before it is granted is refused', async () => {
    await request(during, 'ask-extension', '2098-06-30');
    expect(await refusedWith(rule('2098-05-02', 'extend', '2098-05-01'))).toEqual(['trial-over']);
  });

  it('that is refused leaves the trial as it was, with reasons', async () => {
    await request(during, 'ask-extension', '2098-06-30');
    expect(await refusedWith(rule(during, 'refuse-extension', undefined, ' '))).toEqual([
      'decision-incomplete',
    ]);
    expect(await rule(during, 'refuse-extension')).toMatchObject({ state: 'on-trial' });
    expect((await read(during)).days?.to).toBe(to);
    expect((await subjectOf()).record.trial).toEqual({ from, to });
  });

  it('that is taken back can be asked for again', async () => {
    await request(during, 'ask-extension', '2098-06-30');
    expect(await request(during, 'take-back')).toMatchObject({ state: 'on-trial' });
    expect(await request(during, 'ask-extension', '2098-06-30')).toMatchObject({ state: 'extension-asked' });
  });
});

describe('formal adoption', () => {
  it('is asked for, agreed and sealed; its papers no longer speak of a trial', async () => {
    await request(during, 'ask-adoption');
    expect(await rule(during, 'adopt', undefined, 'Minimum odds as filed.')).toMatchObject({
      state: 'adopted',
    });
    const whole = await read('2099-01-01');
    expect(whole).toMatchObject({ state: 'adopted', seal: { state: 'good' } });
    expect(whole.days).toBeUndefined();
    expect(whole.trialSteps?.at(-1)).toMatchObject({
      step: 'adopt',
      by: 'Ruth Hale',
      text: 'Minimum odds as filed.',
      sealed: { record: { ruling: 'adopt', variant: hash, authority: expect.any(String) } },
    });
    const { record } = await subjectOf();
    expect(record).toMatchObject({ status: 'Adopted', approved: during });
    expect(record.trial).toBeUndefined();
    expect(JSON.stringify(sign(await subjectOf()).paper)).not.toMatch(/trial/i);
    expect(await site.as(APPROVER).audit.verify()).toMatchObject({ ok: true });
  });

  /** 59 days in all: 14 are within its last quarter, 15 are not. */
  const near = '2098-03-17';
  const far = '2098-03-16';
  const asked = (day: string, known: typeof ALL_OPEN) =>
    request(day, 'ask-adoption', undefined, APPROVER, known);

  it('that is asked for far from the end and without results is asked for by whoever knows it', async () => {
    const left = 'The trial ends on 31 March 2098: 15 days of its 59 are still to come.';
    const { adoptionOpen = [] } = await read(far, APPROVER);
    expect(adoptionOpen.map(({ says }) => says)).toEqual([
      left,
      'No table has reported results of the trial.',
    ]);
    expect(adoptionOpen[0]?.items[0]?.clause).toBe('2.3(d)');
    expect(await refusedWith(asked(far, ['no-results']))).toEqual(['open-unacknowledged']);
    expect(await refusedWith(asked(far, ['adoption-early']))).toEqual(['open-unacknowledged']);
    await asked(far, ['no-results', 'adoption-early']);
    const { history, trialSteps } = await read(to, REVIEWER);
    expect(history.at(-1)?.data.open).toEqual({ 'adoption-early': 1, 'no-results': 1 });
    expect(trialSteps?.[0]?.open?.[0]?.says).toBe(left);
    const notices = await on(to, REVIEWER).notices.list();
    expect(notices[0]?.text).toContain(left);
  });

  it('near the end is not called early', async () => {
    expect(await refusedWith(asked(near, []))).toEqual(['open-unacknowledged']);
    expect(await asked(near, ['no-results'])).toMatchObject({ state: 'adoption-asked' });
  });

  it('without results is granted by whoever knows it', async () => {
    await asked(to, ALL_OPEN);
    const grant = async (acknowledged: typeof ALL_OPEN) =>
      on(to, REVIEWER).reviews.rule({
        id,
        revision: await revisionOf(),
        kind: 'adopt',
        text: 'So.',
        acknowledged,
      });
    const others = ALL_OPEN.filter((code) => code !== 'no-results');
    expect(await refusedWith(grant(others))).toEqual(['open-unacknowledged']);
    expect(await grant(ALL_OPEN)).toMatchObject({ state: 'adopted' });
  });

  it('can be asked for after the last day, and play has ended all the same', async () => {
    expect(await request(after, 'ask-adoption')).toMatchObject({ state: 'adoption-asked' });
    expect(await listHouses(site.context(MEMBER) as MemberContext, new Date(after))).toEqual([]);
    expect(await rule(after, 'adopt')).toMatchObject({ state: 'adopted' });
  });

  it('waits for the answer to an open question', async () => {
    await request(during, 'ask-adoption');
    const { question } = await on(during, REVIEWER).reviews.ask({ id, text: 'How many rounds?' });
    expect(await refusedWith(rule(during, 'adopt'))).toEqual(['state-forbids']);
    await on(during, MEMBER).submissions.answer({ id, question, text: '12,000.' });
    expect(await rule(during, 'adopt')).toMatchObject({ state: 'adopted' });
  });

  it('needs what was agreed, in writing', async () => {
    await request(during, 'ask-adoption');
    expect(await refusedWith(rule(during, 'adopt', undefined, ''))).toEqual(['decision-incomplete']);
  });

  it('that is refused ends play on the day given', async () => {
    await request(during, 'ask-adoption');
    expect(await refusedWith(rule(during, 'refuse-adoption'))).toEqual(['decision-incomplete']);
    expect(await rule(during, 'refuse-adoption', '2098-03-10')).toMatchObject({ state: 'refused' });
    const listed = (day: string) => listHouses(site.context(MEMBER) as MemberContext, new Date(day));
    expect(await listed('2098-03-10')).toHaveLength(1);
    expect(await listed('2098-03-11')).toEqual([]);
    expect((await subjectOf()).record).toMatchObject({ barred: 'refused', status: 'Refused' });
  });

  it('is not asked for by a member, nor by another organisation', async () => {
    expect(await refusedWith(request(during, 'ask-adoption', undefined, MEMBER))).toEqual([
      'role-insufficient',
    ]);
    expect(await refusedWith(request(during, 'ask-adoption', undefined, OTHER_APPROVER))).toEqual([
      'not-found',
    ]);
  });
});

describe('an end', () => {
  it.each<['discontinue' | 'abandon', string]>([
    ['discontinue', 'discontinued'],
    ['abandon', 'abandoned'],
  ])('by “%s” stops play after the day given, and no step follows', async (kind, state) => {
    const end = (lastDay?: string, day = during) =>
      kind === 'abandon' ? request(day, 'abandon', lastDay) : rule(day, 'discontinue', lastDay);
    expect(await refusedWith(end())).toEqual(['decision-incomplete']);
    expect(await refusedWith(end('2098-02-28'))).toEqual(['trial-over']);
    expect(await refusedWith(end(after))).toEqual(['dates-reversed']);
    expect(await end('2098-03-10')).toMatchObject({ state });
    const listed = (day: string) => listHouses(site.context(MEMBER) as MemberContext, new Date(day));
    expect(await listed('2098-03-10')).toHaveLength(1);
    expect(await listed('2098-03-11')).toEqual([]);
    expect(await refusedWith(rule(during, 'extend', '2098-06-30'))).toEqual(['state-forbids']);
    expect(await refusedWith(request(during, 'ask-adoption'))).toEqual(['state-forbids']);
    expect((await subjectOf()).record.barred).toBe(state);
    expect((await read(during)).seal).toMatchObject({ state: 'good' });
    expect(await site.as(APPROVER).audit.verify()).toMatchObject({ ok: true });
  });

  it('reaches the other side, with its day', async () => {
    await rule(during, 'discontinue', '2098-03-10', 'Complaints at two tables.');
    const [told] = await site.as(MEMBER).notices.list();
    expect(told?.text).toBe(
      'The regulator discontinues the trial of A-PHJB-0001, Big Six (Wheel of Fortune). The last day of play is 10 March 2098. Write that day on its sign, which names a later one: no other sign is printed.',
    );
  });

  it('of a trial that is over already names no day', async () => {
    await request(after, 'ask-adoption');
    expect(await request(after, 'abandon')).toMatchObject({ state: 'abandoned' });
    expect((await read(after)).days?.to).toBe(to);
  });
});

describe('what was not done by a step', () => {
  const forged = async (statement: string) => {
    await unguarded(site, statement);
    return (await read(during)).seal?.state;
  };

  it.each([
    ['a longer trial', `UPDATE submission SET trial_to = '2098-12-31'`],
    ['an adoption', `UPDATE submission SET state = 'adopted'`],
    ['an earlier first day', `UPDATE submission SET trial_from = '2098-01-01'`],
  ])('does not count: %s', async (_, statement) => {
    expect(await forged(statement)).toBe('broken');
    expect((await subjectOf()).record).toMatchObject({ barred: 'unvouched' });
  });

  it('does not count with a copied ruling either', async () => {
    await rule(during, 'extend', '2098-04-30');
    const copied = `UPDATE trial_step SET last_day = '2098-12-31'; UPDATE submission SET trial_to = '2098-12-31'`;
    expect(await forged(copied)).toBe('broken');
    expect(await site.as(APPROVER).audit.verify()).toMatchObject({ ok: false });
  });
});
