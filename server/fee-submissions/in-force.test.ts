/** Of several schedules approved in place of one printed schedule, one is in force on a day. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '../api/api';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';

let empty: TestSite;
let site: TestSite;
beforeAll(async () => {
  empty = await testSite();
});
afterAll(() => empty.remove());
beforeEach(async () => {
  site = await testSite(empty);
});
afterEach(() => site.remove());

/** Noon in California, where the schedules are in force, is 20:00 UTC in winter and 19:00 in summer. */
const on = (person: string, day: string, time = '20:00') =>
  createCaller({ ...site.context(person), now: () => new Date(`${day}T${time}:00.000Z`) });
const nora = () => site.as(MEMBER);

const PER_HAND = {
  rulebook: 'ca-hawaiian-gardens',
  group: 'pai-gow',
  kind: 'per-bet-and-hand',
  line: 3061,
} as const;
const BY_ACTION = { ...PER_HAND, kind: 'by-total-action' } as const;

async function begun(name: string, printed: typeof PER_HAND | typeof BY_ACTION = PER_HAND): Promise<string> {
  return (await nora().feeSchedules.create({ ...printed, name, begin: 'printed' })).id;
}

async function prepared(schedule: string, inForceFrom: string): Promise<string> {
  const { name, revision, rows } = await nora().feeSchedules.get({ id: schedule });
  const saved = await nora().feeSchedules.save({
    id: schedule,
    revision,
    name,
    inForceFrom,
    rows: revision === 1 ? rows : rows.slice(1),
  });
  return (await nora().feeSubmissions.prepare({ schedule, version: saved.revision })).id;
}

async function reviewed(schedule: string, inForceFrom: string): Promise<string> {
  const id = await prepared(schedule, inForceFrom);
  await site.as(APPROVER).feeSubmissions.submit({ id, statement: 'x' });
  await site.as(REVIEWER).feeSubmissions.beginReview({ id });
  return id;
}

async function approve(id: string, by = site.as(REVIEWER)) {
  const { revision } = await by.feeSubmissions.get({ id });
  return by.feeSubmissions.decide({ id, revision, kind: 'approve', reasons: 'x' });
}

async function approved(schedule: string, inForceFrom: string): Promise<string> {
  const id = await reviewed(schedule, inForceFrom);
  await approve(id);
  return id;
}

const states = async (day: string, time?: string) =>
  Object.fromEntries(
    (await on(MEMBER, day, time).feeSubmissions.list()).map(({ number, state }) => [number, state]),
  );
const placed = async (id: string) => (await nora().feeSubmissions.get({ id })).place;

describe('an approved schedule', () => {
  it('is in force until the day of the next one, as it is counted where it is in force', async () => {
    const schedule = await begun('Pai gow');
    const may = await approved(schedule, '2098-05-01');
    const june = await approved(schedule, '2098-06-01');
    // Midnight of 1 June in California is 07:00 UTC.
    expect(await states('2098-06-01', '06:59')).toEqual({ 'F-0001': 'approved', 'F-0002': 'approved' });
    expect(await states('2098-06-01', '07:00')).toEqual({ 'F-0001': 'superseded', 'F-0002': 'approved' });
    for (const person of [MEMBER, REVIEWER]) {
      const later = on(person, '2098-06-01').feeSubmissions;
      expect((await later.get({ id: may })).state).toBe('superseded');
      expect((await later.get({ id: june })).state).toBe('approved');
    }
    const page = await on(MEMBER, '2098-06-01').feeSchedules.get({ id: schedule });
    expect(page.submissions.map(({ state }) => state)).toEqual(['approved', 'superseded']);
    const queue = await on(REVIEWER, '2098-06-01').reviews.queue();
    expect(queue.map(({ state }) => state)).toEqual(['superseded', 'approved']);
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
  });

  it('gives way to another schedule in place of the same printed one, and both sides get a notice of it', async () => {
    await approved(await begun('Pai gow'), '2098-05-01');
    const other = await reviewed(await begun('Pai gow, evenings'), '2098-06-01');
    const said = 'From 1 June 2098 it takes the place of F-0001, Pai gow.';
    expect(await placed(other)).toBe(said);
    await approve(other);
    expect(await states('2098-06-01')).toEqual({ 'F-0001': 'superseded', 'F-0002': 'approved' });
    const texts = async (person: string) => (await site.as(person).notices.list()).map(({ text }) => text);
    expect(await texts(REVIEWER)).toContain(`Northgate Casinos submitted F-0002, Pai gow, evenings. ${said}`);
    expect(await texts(MEMBER)).toContain(`F-0002, Pai gow, evenings, is approved. ${said}`);
  });

  it('is not ended by one for an earlier day, which is in force until then', async () => {
    await approved(await begun('Pai gow'), '2098-06-01');
    const may = await approved(await begun('Pai gow, in May'), '2098-05-01');
    expect(await placed(may)).toBe('From 1 June 2098 F-0001, Pai gow, takes its place.');
    expect(await states('2098-05-31')).toEqual({ 'F-0001': 'approved', 'F-0002': 'approved' });
    expect(await states('2098-06-01')).toEqual({ 'F-0001': 'approved', 'F-0002': 'superseded' });
  });

  it('is approved on its day, and no longer on the day after', async () => {
    const schedule = await begun('Pai gow');
    const id = await reviewed(schedule, '2098-05-01');
    // Midnight of 2 May in California is 07:00 UTC.
    const late = on(REVIEWER, '2098-05-02', '07:00');
    expect(await refusedWith(approve(id, late))).toEqual(['state-forbids']);
    const said = 'It would be in force from 1 May 2098, a day that has passed.';
    for (const person of [MEMBER, REVIEWER])
      expect((await on(person, '2098-05-02', '07:00').feeSubmissions.get({ id })).unapprovable).toContain(
        said,
      );
    await approve(id, on(REVIEWER, '2098-05-02', '06:59'));
    expect((await nora().feeSubmissions.get({ id })).state).toBe('approved');
  });

  it('is never in force where a later version of the same schedule names its day', async () => {
    const schedule = await begun('Pai gow');
    const first = await approved(schedule, '2098-05-01');
    const second = await approved(schedule, '2098-05-01');
    expect(await placed(first)).toContain('F-0002, Pai gow, is a later version from the same day');
    expect(await placed(second)).toContain('F-0001, Pai gow, names the same day');
    expect(await states('2098-05-01')).toEqual({ 'F-0001': 'superseded', 'F-0002': 'approved' });
  });

  it('lets no other schedule begin on its day: not prepared, not submitted, not approved', async () => {
    const [first, other, third] = [await begun('Pai gow'), await begun('Evenings'), await begun('Nights')];
    const waiting = await reviewed(other, '2098-05-01');
    const unsent = await prepared(third, '2098-05-01');
    await approved(first, '2098-05-01');
    expect(await refusedWith(approve(waiting))).toEqual(['state-forbids']);
    expect((await site.as(REVIEWER).feeSubmissions.get({ id: waiting })).unapprovable).toContain(
      'F-0003, Pai gow, is approved in place of the same printed schedule from the same day, 1 May 2098',
    );
    const submit = site.as(APPROVER).feeSubmissions.submit({ id: unsent, statement: 'x' });
    expect(await refusedWith(submit)).toEqual(['option-value']);
    expect(await refusedWith(reviewed(await begun('Mornings'), '2098-05-01'))).toEqual(['option-value']);
    // A schedule in place of another printed one begins when it likes.
    const unlike = await approved(await begun('By action', BY_ACTION), '2098-05-01');
    expect(await placed(unlike)).toBeUndefined();
  });
});
