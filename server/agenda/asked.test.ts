/** What an operator asks about a trial: what the regulator's agenda, its reminders and its calendar say of it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { todayAt } from '@/rulebooks/zones';
import { calendarDays } from '../calendar/days';
import { notice } from '../db/schema';
import { DURING, FIRST, LAST, onDay, trialOf } from '../testing/on-trial';
import { ALL_OPEN, APPROVER, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { remind } from './remind';

let template: TestSite;
let site: TestSite;
let id: string;
beforeAll(async () => {
  template = await testSite();
  ({ id } = await trialOf(template));
});
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
async function ask(kind: 'ask-extension' | 'ask-adoption', day = DURING) {
  const adrian = onDay(site, APPROVER, day);
  const { revision } = await adrian.submissions.get({ id });
  const lastDay = kind === 'ask-extension' ? { lastDay: '2098-04-30' } : {};
  await adrian.submissions.request({
    id,
    revision,
    kind,
    text: 'More evidence.',
    ...lastDay,
    acknowledged: ALL_OPEN,
  });
}
const owed = async (day: string) =>
  (await onDay(site, REVIEWER, day).agenda.mine()).groups.flatMap(({ items }) => items);
const WHAT = 'A-PHJB-0001, Big Six (Wheel of Fortune), of Northgate Casinos';

it('an extension is decided by the last day of the trial, and late after it', async () => {
  await ask('ask-extension');
  for (const [day, urgency] of [
    [DURING, 'month'],
    ['2098-04-01', 'late'],
  ])
    expect(await owed(day ?? '')).toEqual([
      {
        kind: 'decide-extension',
        about: id,
        says: `Decide whether to extend the trial of ${WHAT}.`,
        href: `/review/${id}`,
        reference: 'A-PHJB-0001',
        rulebook: 'gb-2007',
        since: `${DURING}T12:00:00.000Z`,
        by: LAST,
        clause: { rulebook: 'gb-2007', clause: '2.3(e)' },
        today: day,
        urgency,
      },
    ]);
});

it('an adoption is decided by that day as well, and has none once play has stopped', async () => {
  await ask('ask-adoption');
  const says = `Decide whether to adopt ${WHAT}.`;
  expect(await owed(LAST)).toMatchObject([
    { kind: 'decide-adoption', says, by: LAST, clause: { clause: '2.3(d)' }, urgency: 'week' },
  ]);
  const [after] = await owed('2098-04-01');
  expect(after).toMatchObject({ kind: 'decide-adoption', says });
  expect(after).not.toHaveProperty('by');
  expect(after).not.toHaveProperty('clause');
  const urgencies = async (day: string) => (await owed(day)).map(({ urgency }) => urgency);
  expect([await urgencies('2098-04-01'), await urgencies('2098-03-28')]).toEqual([['late'], ['week']]);
});

const told = async (person: string) =>
  (await site.db.select().from(notice))
    .filter(({ kind, userId }) => kind === 'deadline' && userId === site.member(person).id)
    .map(({ text, href, reference }) => [text, href, reference]);

it('a reminder says how long something without a day has waited, to those it is for', async () => {
  await ask('ask-adoption', LAST);
  await remind(site.db, noon('2098-04-27'));
  expect(await told(REVIEWER)).toEqual([]);
  await remind(site.db, noon('2098-04-28'));
  expect(await told(REVIEWER)).toEqual([
    [`Decide whether to adopt ${WHAT}. It has waited 28 days.`, `/review/${id}`, 'A-PHJB-0001'],
  ]);
});

it('a reminder of a day says the day alone', async () => {
  await remind(site.db, noon('2098-03-24'));
  expect(await told(MEMBER)).toEqual([
    [
      'The trial of A-PHJB-0001, Big Six (Wheel of Fortune) ends on 31 March 2098. To go on after it, an approver asks for an extension by that day, or for formal adoption.',
      `/submissions/${id}`,
      'A-PHJB-0001',
    ],
  ]);
  expect(await told(REVIEWER)).toEqual([]);
});

const calendar = async (person: string, day = DURING) =>
  (await calendarDays(site.db, site.member(person), todayAt(noon(day)))).map(
    ({ day: on, title, says, href, cancelled }) => [on, title, says, href, cancelled],
  );
const FIRST_SAYS = 'From this day its sign and its leaflet are on display.';
const LAST_SAYS = 'Play stops after this day, and its signs come down.';

it('calendars have the days of the trial, and of what is asked whoever acts next', async () => {
  const own = `/submissions/${id}`;
  const asksBy =
    'An extension is asked for by 31 March 2098, the last day of the trial. Formal adoption can be asked for as well.';
  expect(await calendar(MEMBER)).toEqual([
    [FIRST, 'A-PHJB-0001: first day of the trial', FIRST_SAYS, own, false],
    [LAST, 'A-PHJB-0001: last day of the trial', LAST_SAYS, own, false],
    [LAST, 'A-PHJB-0001: ask for an extension by today', asksBy, own, false],
  ]);
  await ask('ask-adoption');
  expect((await calendar(MEMBER)).map((each) => each.at(-1))).toEqual([false, false, true]);
  const review = `/review/${id}`;
  expect(await calendar(REVIEWER)).toEqual([
    [FIRST, 'A-PHJB-0001: first day of the trial', FIRST_SAYS, review, false],
    [LAST, 'A-PHJB-0001: last day of the trial', LAST_SAYS, review, false],
    [
      LAST,
      'A-PHJB-0001: decide what the operator asks',
      'An extension or adoption is asked for. After this day play stops until it is decided.',
      review,
      false,
    ],
  ]);
});

it('calendars call off the first day of a trial that is stopped before it, and name the last day of play after', async () => {
  const { revision } = await onDay(site, APPROVER, DURING).submissions.get({ id });
  await onDay(site, APPROVER, DURING).submissions.request({
    id,
    revision,
    kind: 'abandon',
    text: 'Nobody plays it.',
    lastDay: '2098-03-10',
  });
  expect((await calendar(MEMBER)).map(([on, title, , , cancelled]) => [on, title, cancelled])).toEqual([
    [FIRST, 'A-PHJB-0001: first day of the trial', false],
    ['2098-03-10', 'A-PHJB-0001: last day of play', false],
    ['2098-03-10', 'A-PHJB-0001: ask for an extension by today', true],
  ]);
});
