/** What the authority asks of a variation: where, by whom it is answered, what waits meanwhile, and what is kept of it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCaller } from '../../api/api';
import { answerDownload } from '../../attachment-requests/answer-download';
import { approvedGame, changedVersion, FIRST, LAST, temporarily } from '../../testing/for-a-time';
import { pdf, sent } from '../../testing/sample-files';
import {
  ADMINISTRATOR,
  APPROVER,
  type Caller,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { unguarded } from '../../testing/unguarded';

const BEFORE = '2098-01-20';
const DURING = '2098-02-03';
const AFTER = '2098-02-08';

let template: TestSite;
let version: string;
let notified: string;
let site: TestSite;
let id: string;

const callerOn = (of: TestSite, person: string, day: string): Caller =>
  createCaller({ ...of.context(person), now: () => new Date(`${day}T12:00:00Z`) });
const on = (person: string, day = BEFORE) => callerOn(site, person, day);

beforeAll(async () => {
  template = await testSite();
  version = await changedVersion(template, await approvedGame(template), temporarily());
  const adrian = callerOn(template, APPROVER, BEFORE);
  notified = (await adrian.variations.notify({ submission: version, revision: 1, statement: 'A fair.' })).id;
}, 60_000);
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
  id = notified;
});
afterEach(() => site.remove());

const ask = (text = 'Who pays the prize?', day = BEFORE) => on(REVIEWER, day).variations.ask({ id, text });
const owed = async (person: string, day: string) =>
  (await on(person, day).agenda.mine()).groups.flatMap(({ items }) =>
    items.filter(({ about }) => about === id),
  );
const verified = () => site.as(ADMINISTRATOR).audit.verify();

it('is asked at an occasion, its premises, its days and a wager, and answered, each side with files and a notice', async () => {
  const [shown, replied] = [
    await sent(site, REVIEWER, 'plan.pdf', pdf('1')),
    await sent(site, MEMBER, 'terms.pdf', pdf('2')),
  ];
  const abouts = [
    { occasion: 0 },
    { occasion: 0, part: 'premises' },
    { occasion: 0, part: 'days' },
    { wager: 'symbol-c' },
  ] as const;
  const asked: string[] = [];
  for (const [index, about] of abouts.entries()) {
    const ruth = on(REVIEWER, `2098-01-2${index + 1}`);
    asked.push((await ruth.variations.ask({ id, text: 'Why here?', about, files: [shown] })).question);
  }
  const href = `/variations/${id}`;
  for (const person of [MEMBER, APPROVER])
    expect((await on(person).notices.list())[0]).toMatchObject({
      text: expect.stringMatching(/^The regulator asks about V-PHJB-0001, /),
      href,
    });
  const { questions, state, revision } = await on(MEMBER).variations.get({ id });
  expect(questions.map(({ about }) => about)).toEqual(abouts);
  expect([state, revision], 'it goes on').toEqual(['notified', 5]);
  const question = asked[0] ?? '';
  const reply = { id, question, text: 'The fair is there.', files: [replied] };
  await on(MEMBER, '2098-01-26').variations.answer(reply);
  expect((await on(REVIEWER).notices.list())[0]).toMatchObject({
    text: expect.stringMatching(/^Northgate .* answered a question on V-PHJB-0001[.]$/),
    href: `/review/variations/${id}`,
  });
  const read = await on(REVIEWER).variations.get({ id });
  expect(read.questions[0]).toMatchObject({ answer: 'The fair is there.', answeredBy: 'Nora Ellis' });
  expect(read.files.map(({ name, part, of }) => [name, part, of])).toEqual([
    ...asked.map((of) => ['plan.pdf', 'question', of]),
    ['terms.pdf', 'answer', question],
  ]);
  const fetched = async (person: string, file: string) =>
    (await answerDownload(site.context(person), file, site.dataDir)).status;
  for (const file of [shown, replied])
    expect([
      await fetched(MEMBER, file),
      await fetched(REVIEWER, file),
      await fetched(OTHER_MEMBER, file),
    ]).toEqual([200, 200, 404]);
  expect(await verified()).toMatchObject({ ok: true, records: [] });
});

it('is about something that it has', async () => {
  for (const about of [{ occasion: 1 }, { wager: 'of-another-game' }, { finding: 4000 }])
    expect(await refusedWith(on(REVIEWER).variations.ask({ id, text: 'Why?', about }))).toEqual([
      'not-found',
    ]);
  expect((await on(REVIEWER).variations.get({ id })).questions).toEqual([]);
});

it('is answered once', async () => {
  const { question } = await ask();
  const reply = { id, question, text: 'We do.' };
  await on(MEMBER).variations.answer(reply);
  expect(await refusedWith(on(APPROVER).variations.answer(reply))).toEqual(['question-answered']);
});

it('waits for the operator, and for the authority beside what it has to read; the queue is filtered by it', async () => {
  await on(REVIEWER).variations.takeNote({ id, revision: 1, text: '' });
  const queued = async () => (await on(REVIEWER).reviews.queue()).find((item) => item.id === id);
  expect(await queued()).toMatchObject({ openQuestions: 0, awaited: false });
  const { question } = await ask();
  expect(await queued()).toMatchObject({ openQuestions: 1, awaited: true });
  expect(await owed(MEMBER, DURING)).toMatchObject([
    {
      kind: 'answer-question',
      says: expect.stringMatching(/^Answer the question on V-PHJB-0001, /),
      href: `/variations/${id}`,
    },
  ]);
  expect(await owed(REVIEWER, DURING)).toMatchObject([
    { kind: 'awaits-answer', href: `/review/variations/${id}` },
  ]);
  expect((await on(MEMBER).variations.list())[0]).toMatchObject({ openQuestions: 1 });
  await on(MEMBER).variations.answer({ id, question, text: 'We do.' });
  expect([await owed(MEMBER, DURING), await owed(REVIEWER, DURING)]).toEqual([[], []]);
  expect(await queued()).toMatchObject({ openQuestions: 0, awaited: false });
});

it('hides no notification that nobody has read', async () => {
  await ask();
  expect((await owed(REVIEWER, BEFORE)).map(({ kind }) => kind).sort()).toEqual([
    'awaits-answer',
    'read-variation',
  ]);
});

it('is asked while it is offered, and answered once its days are over, or it was stopped', async () => {
  const { question } = await ask('Who pays?', LAST);
  expect(await refusedWith(ask('What else?', AFTER))).toEqual(['state-forbids']);
  expect((await owed(MEMBER, AFTER)).map(({ kind }) => kind)).toEqual(['answer-question']);
  await on(MEMBER, AFTER).variations.answer({ id, question, text: 'We do.' });
  const { state, questions } = await on(REVIEWER, AFTER).variations.get({ id });
  expect([state, questions[0]?.answer]).toEqual(['over', 'We do.']);
  expect(await verified()).toMatchObject({ ok: true, records: [] });
});

it('is not answered any more for one that was taken back before its first day', async () => {
  const { question, revision } = await ask();
  await on(APPROVER).variations.takeBack({ id, revision, text: 'The fair is off.' });
  const reply = { id, question, text: 'We do.' };
  expect(await refusedWith(on(MEMBER).variations.answer(reply))).toEqual(['state-forbids']);
  expect(await refusedWith(ask())).toEqual(['state-forbids']);
  expect([await owed(MEMBER, DURING), await owed(REVIEWER, DURING)]).toEqual([[], []]);
});

it('stays with the variation when its version is submitted, and bars nothing there', async () => {
  const { question, revision } = await ask('Who pays?', DURING);
  const significant = { id, revision, text: 'A new feature.', lastDay: DURING };
  await on(REVIEWER, DURING).variations.callSignificant(significant);
  const { open } = await on(APPROVER, DURING).submissions.get({ id: version });
  const acknowledged = open.map(({ code }) => code);
  await on(APPROVER, DURING).submissions.submit({ id: version, statement: 'As asked.', acknowledged });
  expect((await on(REVIEWER, DURING).submissions.get({ id: version })).questions).toEqual([]);
  const [row] = (await on(MEMBER, DURING).submissions.list()).filter((each) => each.id === version);
  expect(row?.openQuestions).toBe(0);
  await on(MEMBER, DURING).variations.answer({ id, question, text: 'We do.' });
  expect(await on(REVIEWER, DURING).variations.get({ id })).toMatchObject({
    state: 'applied-for',
    questions: [{ answer: 'We do.' }],
  });
  expect(await verified()).toMatchObject({ ok: true, records: [] });
});

it('is in the audit of whoever reads the variation', async () => {
  await ask();
  for (const person of [MEMBER, REVIEWER]) {
    const { events } = await on(person).audit.list({ submission: version, kinds: ['question-asked'] });
    expect(events.map(({ subject }) => subject)).toEqual([`variation:${id}`]);
  }
  const { events } = await on(OTHER_MEMBER).audit.list({ kinds: ['question-asked'] });
  expect(events).toEqual([]);
});

it.each([
  [`UPDATE question SET text = 'x'`, 'questions'],
  [`UPDATE question SET answer = 'x'`, 'questions'],
  [`UPDATE question SET anchor = NULL`, 'questions'],
  ['UPDATE question SET variation_id = NULL', 'questions'],
  ['DELETE FROM question', 'questions'],
  ['DELETE FROM attached', 'files'],
])('%s is found', async (change, part) => {
  const file = await sent(site, REVIEWER);
  const about = { occasion: 0 };
  const { question } = await on(REVIEWER).variations.ask({ id, text: 'Why?', about, files: [file] });
  await on(MEMBER).variations.answer({ id, question, text: 'Thus.' });
  await expect(site.client.execute(change)).rejects.toThrow();
  await unguarded(site, change);
  expect((await verified()).records).toContainEqual({ reference: 'V-PHJB-0001', part });
});

it('is open from its first day to its last', async () => {
  for (const day of [BEFORE, FIRST, LAST]) expect(await refusedWith(ask('Why?', day))).toEqual(['answered']);
});

it('makes what the authority calls significant no younger', async () => {
  const significant = { id, revision: 1, text: 'A new feature.' };
  await on(REVIEWER).variations.callSignificant(significant);
  const since = async (day: string) =>
    (await on(APPROVER, day).agenda.mine()).groups
      .flatMap(({ items }) => items)
      .find(({ kind }) => kind === 'variation-significant')?.since;
  const before = await since(BEFORE);
  expect(before?.slice(0, 10)).toBe(BEFORE);
  const later = '2098-01-28';
  const { question } = await ask('Who pays?', later);
  await on(MEMBER, later).variations.answer({ id, question, text: 'We do.' });
  expect(await since(later)).toBe(before);
});
