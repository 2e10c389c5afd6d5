/** A temporary variation that was stopped early: its sign names days that are no longer so. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCaller } from '../api/api';
import { submissionSubject } from '../paper-requests/read-subject';
import { approvedGame, changedVersion, FIRST, LAST, temporarily } from '../testing/for-a-time';
import { APPROVER, type Caller, MEMBER, type TestSite, testSite } from '../testing/site';

const BEFORE = '2098-01-20';
const DURING = '2098-02-03';
const SOONER = '2098-02-04';
const LIMITS = { currency: 'GBP', groups: [{ group: 'all' as const, minimum: 500, maximum: 50_000 }] };

let template: TestSite;
let site: TestSite;
let version: string;
let variation: string;
let table: string;

const context = (person: string, day: string) => ({
  ...site.context(person),
  member: site.member(person),
  now: () => new Date(`${day}T12:00:00Z`),
});
const on = (person: string, day: string): Caller => createCaller(context(person, day));

beforeAll(async () => {
  template = await testSite();
  site = template;
  version = await changedVersion(template, await approvedGame(template), temporarily());
  const adrian = on(APPROVER, BEFORE);
  variation = (await adrian.variations.notify({ submission: version, revision: 1, statement: 'A fair.' })).id;
  await adrian.letterhead.set({ premises: [{ name: 'The Pier' }] });
  table = (await adrian.tables.add({ premises: 'The Pier', name: 'Wheel 1' })).id;
  await adrian.tables.setOffer({ table, from: FIRST, submission: version, limits: LIMITS });
  await on(MEMBER, BEFORE).tables.setSign({ table, submission: version });
}, 60_000);
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const stop = (lastDay: string) =>
  on(APPROVER, DURING).variations.stop({ id: variation, revision: 1, text: 'Over.', lastDay });
const display = async (day = DURING) => (await on(MEMBER, day).tables.list()).tables[0]?.display;
const printed = async () => {
  const subject = await submissionSubject(context(MEMBER, DURING), version);
  if (!subject.ok) throw new Error('its papers can be made');
  return subject.value.record;
};

/** The letterhead was set after the version was frozen, so that is said as well. */
const ofDays = (says: string[] = []) => says.filter((line) => line.startsWith('The variation was stopped'));

it('is printed for display until it is stopped, and then marked', async () => {
  expect(await printed()).not.toHaveProperty('barred');
  await stop(SOONER);
  expect(await printed()).toMatchObject({ barred: 'variation-stopped' });
});

it('is printed as before where it is stopped on its own last day', async () => {
  await stop(LAST);
  expect(await printed()).not.toHaveProperty('barred');
  expect(ofDays((await display())?.says)).toEqual([]);
});

it('has a sign at its table to correct by hand, until that is done or play is over', async () => {
  expect(ofDays((await display())?.says)).toEqual([]);
  await stop(SOONER);
  const shown = await display();
  expect(shown?.kind).toBe('correct');
  expect(ofDays(shown?.says)).toEqual([
    'The variation was stopped after this sign was put up. Its last day is 4 February 2098, and the sign names 7 February 2098: write the new day on it. No other sign is printed.',
  ]);
  await on(MEMBER, SOONER).tables.setSign({ table, submission: version });
  expect(ofDays((await display(SOONER))?.says)).toEqual([]);
  expect((await display('2098-02-05'))?.kind).toBe('take-down');
});

it('has no sign to print for a table that displays none', async () => {
  await on(MEMBER, DURING).tables.setSign({ table });
  expect((await display())?.kind).toBe('put-up');
  await stop(SOONER);
  expect(await display()).toMatchObject({ kind: 'without', noneMade: true });
});
