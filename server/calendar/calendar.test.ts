/** A person's calendar, read back by another program's reader. */

import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayAfter } from '@/rulebooks/spelling/dates';
import { memberOf } from '../accounts/stored/queries';
import { changing, putEdition } from '../testing/edition';
import { approvedGame, changedVersion, temporarily } from '../testing/for-a-time';
import { DURING, FIRST, LAST, onDay, trialOf } from '../testing/on-trial';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';
import { calendarAt } from './link';
import { writtenCalendar } from './written';

const PUBLIC_URL = 'https://assay.example';

type Read = { uid: string; day: string; summary: string; status: string; sequence: number; allDay: boolean };

function readBack(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      summary: event.summary,
      status: String(component.getFirstPropertyValue('status')),
      sequence: event.sequence,
      allDay: event.startDate.isDate,
    };
  });
}

describe('the calendar of a person', () => {
  let site: TestSite;
  let id: string;
  const addresses = new Map<string, string>();
  beforeAll(async () => {
    site = await testSite();
    ({ id } = await trialOf(site));
    for (const person of [MEMBER, REVIEWER, ADMINISTRATOR, OTHER_MEMBER])
      addresses.set(person, (await site.as(person).calendar.makeLink()).token);
  });
  afterAll(() => site.remove());

  const read = async (person: string, on = DURING, own = site) =>
    calendarAt(own.db, {
      token: addresses.get(person) ?? '',
      now: new Date(`${on}T12:00:00Z`),
      publicUrl: PUBLIC_URL,
    });
  const days = async (person: string, own = site) => readBack((await read(person, DURING, own)) ?? '');

  it('has the days of a trial as whole days, with an identity of their own', async () => {
    const found = await days(MEMBER);
    expect(found.map(({ uid, day, status, allDay }) => [uid, day, status, allDay])).toEqual([
      [`${id}-first-day@assay.example`, FIRST, 'CONFIRMED', true],
      [`${id}-last-day@assay.example`, LAST, 'CONFIRMED', true],
      [`${id}-ask-by@assay.example`, LAST, 'CONFIRMED', true],
    ]);
    expect(found[2]?.summary).toBe('A-PHJB-0001: ask for an extension by today');
  });

  it('is a file as RFC 5545 has it: CRLF, folded lines, a stamp on each event', async () => {
    const text = (await read(MEMBER)) ?? '';
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(text.match(/^DTSTAMP:/gm)).toHaveLength(3);
    expect(text.match(/^DTSTART;VALUE=DATE:20980201/gm)).toHaveLength(1);
  });

  it('has only what that person may see', async () => {
    expect((await days(REVIEWER)).map(({ uid }) => uid)).toEqual([
      `${id}-first-day@assay.example`,
      `${id}-last-day@assay.example`,
    ]);
    expect(await days(OTHER_MEMBER)).toEqual([]);
    expect(await days(ADMINISTRATOR)).toEqual([]);
    expect(await read(MEMBER)).not.toContain('Big Six');
  });

  it('has nothing to decide, and calls nothing off, before anything is asked', async () => {
    // On the day of its last change: what was called off is shown then.
    const own = await testSite();
    const today = new Date().toISOString().slice(0, 10);
    const trial = await trialOf(own, undefined, { from: today, to: dayAfter(today, 60) });
    const { token } = await own.as(REVIEWER).calendar.makeLink();
    const decided = async () =>
      readBack((await calendarAt(own.db, { token, now: new Date(), publicUrl: PUBLIC_URL })) ?? '')
        .filter(({ uid }) => uid === `${trial.id}-decide-by@assay.example`)
        .map(({ status }) => status);
    const adrian = own.as(APPROVER);
    const request = async (kind: 'ask-extension' | 'take-back') => {
      const { revision } = await adrian.submissions.get({ id: trial.id });
      const lastDay = kind === 'ask-extension' ? { lastDay: dayAfter(today, 90) } : {};
      await adrian.submissions.request({ id: trial.id, revision, kind, text: 'More evidence.', ...lastDay });
    };
    expect(await decided()).toEqual([]);
    await request('ask-extension');
    expect(await decided()).toEqual(['CONFIRMED']);
    await request('take-back');
    expect(await decided()).toEqual(['CANCELLED']);
    own.remove();
  });

  it('moves a day with an extension, and calls off what is no longer to be done', async () => {
    const own = await testSite(site);
    const before = await days(MEMBER, own);
    const [adrian, rhea] = [onDay(own, APPROVER, DURING), onDay(own, REVIEWER, DURING)];
    const revision = async () => (await adrian.submissions.get({ id })).revision;
    await adrian.submissions.request({
      id,
      revision: await revision(),
      kind: 'ask-extension',
      text: 'More evidence.',
      lastDay: '2098-04-30',
    });
    const asked = await days(MEMBER, own);
    expect(asked.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect((await days(REVIEWER, own)).map(({ status }) => status)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CONFIRMED',
    ]);
    await rhea.reviews.rule({
      id,
      revision: await revision(),
      kind: 'extend',
      text: '',
      lastDay: '2098-04-30',
    });
    const after = await days(MEMBER, own);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after.map(({ day }) => day)).toEqual([FIRST, '2098-04-30', '2098-04-30']);
    expect(after[1]?.sequence).toBeGreaterThan(before[1]?.sequence ?? 0);

    await rhea.reviews.rule({
      id,
      revision: await revision(),
      kind: 'discontinue',
      text: 'A concern.',
      lastDay: '2098-03-10',
    });
    const stopped = await days(MEMBER, own);
    expect(stopped.map(({ day, status }) => [day, status])).toEqual([
      [FIRST, 'CONFIRMED'],
      ['2098-03-10', 'CONFIRMED'],
      ['2098-03-10', 'CANCELLED'],
    ]);
    expect(stopped[1]?.summary).toBe('A-PHJB-0001: last day of play');
    own.remove();
  });

  it('has no last day of play of a trial that was ended before its first', async () => {
    const own = await testSite(site);
    await onDay(own, REVIEWER, '2098-01-10').reviews.rule({
      id,
      revision: (await onDay(own, REVIEWER, '2098-01-10').submissions.get({ id })).revision,
      kind: 'discontinue',
      text: 'A concern.',
      lastDay: '2098-01-20',
    });
    const found = readBack((await read(MEMBER, '2098-01-10', own)) ?? '');
    expect(found.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
    own.remove();
  });

  it('ends with a new address, when it is removed, and with the account', async () => {
    const own = await testSite(site);
    const ask = (token: string) =>
      calendarAt(own.db, { token, now: new Date(`${DURING}T12:00:00Z`), publicUrl: PUBLIC_URL });
    const first = addresses.get(MEMBER) ?? '';
    const { token } = await own.as(MEMBER).calendar.makeLink();
    expect([await ask(first), typeof (await ask(token))]).toEqual([undefined, 'string']);
    await own.as(MEMBER).calendar.removeLink();
    expect([await ask(token), await own.as(MEMBER).calendar.link()]).toEqual([undefined, null]);
    const again = await own.as(MEMBER).calendar.makeLink();
    await own.as(ADMINISTRATOR).accounts.closeMember({ member: own.member(MEMBER).id });
    expect(await ask(again.token)).toBeUndefined();
    expect(await memberOf(own.db, own.member(MEMBER).id)).toBeNull();
    expect(await ask('')).toBeUndefined();
    own.remove();
  });
});

describe('what is notified and what is published', () => {
  const BEFORE = '2098-01-20';
  const DURING_FAIR = '2098-02-03';
  let fair: TestSite;
  let own: TestSite;
  let id: string;
  let number: string;
  const SECOND = { occasion: 'Spring Fair', premises: 'The Mill', from: '2098-03-01', to: '2098-03-03' };
  beforeAll(async () => {
    fair = await testSite();
    const version = await changedVersion(fair, await approvedGame(fair), temporarily({ further: [SECOND] }));
    ({ id, number } = await onDay(fair, APPROVER, BEFORE).variations.notify({
      submission: version,
      revision: 1,
      statement: 'For both fairs.',
    }));
  });
  afterAll(() => fair.remove());
  beforeEach(async () => {
    own = await testSite(fair);
  });
  afterEach(() => own.remove());

  const calendarOf = async (person: string, on = DURING_FAIR) => {
    const { token } = await own.as(person).calendar.makeLink();
    const now = new Date(`${on}T12:00:00Z`);
    return (await calendarAt(own.db, { token, now, publicUrl: PUBLIC_URL })) ?? '';
  };
  const daysFor = async (person: string, on?: string) =>
    readBack(await calendarOf(person, on)).map(({ uid, day, status }) => [
      uid.replace(id, 'it').replace('@assay.example', ''),
      day,
      status,
    ]);

  it('has the first and the last day of each occasion, for its operator and its reviewers alone', async () => {
    const expected = [
      ['it-first-day', '2098-02-01', 'CONFIRMED'],
      ['it-last-day', '2098-02-07', 'CONFIRMED'],
      ['it-first-day-2', '2098-03-01', 'CONFIRMED'],
      ['it-last-day-2', '2098-03-03', 'CONFIRMED'],
    ];
    expect(await daysFor(MEMBER)).toEqual(expected);
    expect(await daysFor(REVIEWER)).toEqual(expected);
    expect(await daysFor(OTHER_MEMBER)).toEqual([]);
    expect(await daysFor(ADMINISTRATOR)).toEqual([]);
    const text = (await calendarOf(MEMBER)).replaceAll('\r\n ', '');
    expect(text).toContain(`SUMMARY:${number}: first day of the local variation`);
    expect(text).toContain('Spring Fair\\, at The Mill.');
    expect(text).toContain(`https://assay.example/variations/${id}`);
    expect(await calendarOf(REVIEWER)).toContain('/review/variations/');
  });

  it('moves the last day to the one until which what is called significant may go on', async () => {
    await onDay(own, REVIEWER, DURING_FAIR).variations.callSignificant({
      id,
      revision: 1,
      text: 'A new feature.',
      lastDay: '2098-02-05',
    });
    for (const person of [MEMBER, REVIEWER])
      expect(await daysFor(person)).toEqual([
        ['it-first-day', '2098-02-01', 'CONFIRMED'],
        ['it-last-day', '2098-02-05', 'CONFIRMED'],
        ['it-first-day-2', '2098-03-01', 'CANCELLED'],
        ['it-last-day-2', '2098-03-03', 'CANCELLED'],
      ]);
    const text = (await calendarOf(MEMBER)).replaceAll('\r\n ', '');
    expect(text).toContain(`SUMMARY:${number}: last day of play`);
    expect(text).toContain('play stops after this day unless it is approved');
  });

  it('calls every day off where it is called significant, or taken back, before the first', async () => {
    const off = ['CANCELLED', 'CANCELLED', 'CANCELLED', 'CANCELLED'];
    const given = { id, revision: 1, text: 'So.' };
    await onDay(own, REVIEWER, BEFORE).variations.callSignificant(given);
    expect((await daysFor(MEMBER, BEFORE)).map(([, , status]) => status)).toEqual(off);
    own.remove();
    own = await testSite(fair);
    await onDay(own, APPROVER, BEFORE).variations.takeBack(given);
    expect((await daysFor(REVIEWER, BEFORE)).map(([, , status]) => status)).toEqual(off);
  });

  it('has the first day of a published edition for whoever works by the rulebook', async () => {
    const before = await daysFor(MEMBER);
    const hash = await putEdition(own, {
      validFrom: '2098-06-01',
      changes: [changing('35 to 1', '34 to 1')],
    });
    const day = [`edition-${hash.slice(0, 32)}`, '2098-06-01', 'CONFIRMED'];
    expect(await daysFor(MEMBER)).toEqual([...before, day]);
    expect(await daysFor(REVIEWER)).toContainEqual(day);
    expect(await daysFor(OTHER_MEMBER), 'has filed nothing under it').toEqual([]);
    expect(await daysFor(ADMINISTRATOR)).toEqual([]);
    expect(await calendarOf(MEMBER)).toContain('first day of a new edition');
    await unguarded(own, `UPDATE published_edition SET sealed = NULL`);
    expect(await daysFor(MEMBER), 'one that is not sealed applies to nobody').toEqual(before);
  });
});

describe('a temporary variation that was approved by a submission', () => {
  const THIRD = { occasion: 'Spring Fair', premises: 'The Mill', from: '2098-03-01', to: '2098-03-03' };
  const approvedOn = async (site: TestSite, day: string) => {
    const id = await changedVersion(site, await approvedGame(site), temporarily({ further: [THIRD] }));
    const [adrian, rhea] = [onDay(site, APPROVER, '2098-01-20'), onDay(site, REVIEWER, day)];
    await adrian.submissions.submit({ id, statement: 'For both.', acknowledged: ALL_OPEN });
    const { revision } = await begunReview(rhea, id);
    const decided = { revision, kind: 'approve' as const, reasons: 'Fair.', acknowledged: ALL_OPEN };
    await rhea.reviews.decide({ id, ...decided });
    return id;
  };
  const daysOf = async (site: TestSite, person: string, id: string) => {
    const { token } = await site.as(person).calendar.makeLink();
    const now = new Date('2098-02-03T12:00:00Z');
    const text = (await calendarAt(site.db, { token, now, publicUrl: PUBLIC_URL })) ?? '';
    return {
      text: text.replaceAll('\r\n ', ''),
      days: readBack(text).map(({ uid, day, status }) => [
        uid.replace(id, 'it').replace('@assay.example', ''),
        day,
        status,
      ]),
    };
  };

  it('has the first and the last day of each occasion, as one that was notified', async () => {
    const site = await testSite();
    const id = await approvedOn(site, '2098-01-25');
    const expected = [
      ['it-first-day', '2098-02-01', 'CONFIRMED'],
      ['it-last-day', '2098-02-07', 'CONFIRMED'],
      ['it-first-day-2', '2098-03-01', 'CONFIRMED'],
      ['it-last-day-2', '2098-03-03', 'CONFIRMED'],
    ];
    const { text, days } = await daysOf(site, MEMBER, id);
    expect(days).toEqual(expected);
    expect(text).toContain('SUMMARY:A-PHJB-0001: first day of the local variation');
    expect(text).toContain(`https://assay.example/submissions/${id}`);
    expect((await daysOf(site, REVIEWER, id)).days).toEqual(expected);
    expect((await daysOf(site, OTHER_MEMBER, id)).days).toEqual([]);
    await unguarded(site, `UPDATE submission SET state = 'superseded' WHERE id = '${id}'`);
    const ended = (await daysOf(site, MEMBER, id)).days;
    expect(ended.map(([, , status]) => status)).toEqual(Array(4).fill('CANCELLED'));
    site.remove();
  });

  it('begins on the day of its approval where that is within an occasion', async () => {
    const site = await testSite();
    const id = await approvedOn(site, '2098-02-04');
    expect((await daysOf(site, MEMBER, id)).days[0]).toEqual(['it-first-day', '2098-02-04', 'CONFIRMED']);
    site.remove();
  });
});

it('a text cannot begin a line of its own', () => {
  const text = writtenCalendar(
    [
      {
        uid: 'x',
        day: '2098-03-01',
        title: 'A-PHJB-0001: x\r\nATTENDEE:mailto:evil@example.org',
        says: 'one;two,three\\four\nEND:VEVENT',
        href: '/submissions/x',
        sequence: 1,
        changedAt: '2098-01-01T00:00:00.000Z',
        cancelled: false,
      },
    ],
    { publicUrl: PUBLIC_URL },
  );
  expect(text).not.toMatch(/^ATTENDEE/m);
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('description')).toBe('one;two,three\\four\nEND:VEVENT');
});
