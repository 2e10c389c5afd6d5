/** An operator puts its pool rules to the regulator; what is approved is what its meetings are settled by. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CARD, HEAD, settledMeeting, stakedMeeting } from '../testing/race-meeting';
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
} from '../testing/site';
import { unguarded } from '../testing/unguarded';

let empty: TestSite;
let site: TestSite;
let nora: Caller;
let adrian: Caller;
let ruth: Caller;
beforeAll(async () => {
  empty = await testSite();
});
afterAll(() => empty.remove());
beforeEach(async () => {
  site = await testSite(empty);
  [nora, adrian, ruth] = [site.as(MEMBER), site.as(APPROVER), site.as(REVIEWER)];
});
afterEach(() => site.remove());

const WIN = { pool: 'win', unit: 1_000, deduction: '17.5%' };
const DOUBLE = { pool: 'double', unit: 1_000, deduction: '19%' };
const CONTENT = { pools: [WIN, DOUBLE] };

async function saved(content: object = CONTENT, from = '2098-05-01', name = 'Season'): Promise<string> {
  const { id } = await nora.poolRules.create({ name });
  await nora.poolRules.save({
    id,
    revision: 1,
    name,
    inForceFrom: from,
    content: content as typeof CONTENT,
  });
  return id;
}
async function reviewed(content?: object, from?: string, name?: string): Promise<string> {
  const { id } = await nora.poolFilings.prepare({ rules: await saved(content, from, name), version: 2 });
  await adrian.poolFilings.submit({ id, statement: 'For the season.' });
  await ruth.poolFilings.beginReview({ id });
  return id;
}
async function decide(id: string, kind: 'approve' | 'refuse', reasons = '') {
  const { revision } = await ruth.poolFilings.get({ id });
  return ruth.poolFilings.decide({ id, revision, kind, reasons });
}
const says = async (by: Caller) =>
  (await by.agenda.mine()).groups.flatMap(({ items }) => items.map(({ says: words }) => words));

describe('pool rules that are put to the regulator', () => {
  it('are prepared by one, submitted by another, asked about and approved under a seal', async () => {
    const rules = await saved();
    const { id, number, submitters } = await nora.poolFilings.prepare({ rules, version: 2 });
    expect([number, submitters]).toEqual(['P-0001', ['Adrian Cole']]);
    expect(await says(adrian)).toContain('Submit P-0001, Season.');
    expect(await refusedWith(ruth.poolFilings.get({ id }))).toEqual(['not-found']);
    await adrian.poolFilings.submit({ id, statement: 'For the season.' });
    expect(await says(ruth)).toContain('Open P-0001, Season, of Northgate Casinos.');
    await ruth.poolFilings.beginReview({ id });
    await ruth.poolFilings.ask({ id, text: 'Why 19%?' });
    const { questions } = await nora.poolFilings.get({ id });
    await nora.poolFilings.answer({ id, question: questions[0]?.id ?? '', text: 'As last season.' });
    await decide(id, 'approve');
    const whole = await nora.poolFilings.get({ id });
    expect(whole).toMatchObject({
      state: 'approved',
      breaches: 0,
      decision: { kind: 'approve', by: 'Ruth Hale', seal: 'good' },
    });
    expect(whole.pools.map(({ pool }) => pool)).toEqual(['Win', 'Double']);
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
  });

  it('are found in the audit where their content was altered', async () => {
    const id = await reviewed();
    await decide(id, 'approve');
    await unguarded(
      site,
      `UPDATE pool_rules_version SET content = replace(content, '17.5%', '10%') WHERE revision = 2`,
    );
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(1);
  });

  it('are approved over a breach only with reasons', async () => {
    const id = await reviewed({ pools: [{ ...WIN, step: 10 }] });
    expect((await ruth.poolFilings.get({ id })).breaches).toBe(1);
    expect(await refusedWith(decide(id, 'approve'))).toEqual(['decision-incomplete']);
    await decide(id, 'approve', 'For a trial of ten cents.');
    expect((await nora.poolFilings.get({ id })).state).toBe('approved');
  });

  it('are not prepared without a pool, nor saved where they cannot be read', async () => {
    const rules = await saved({ pools: [] });
    expect(await refusedWith(nora.poolFilings.prepare({ rules, version: 2 }))).toEqual(['option-value']);
    expect(await refusedWith(saved({ pools: [{ ...WIN, pool: 'exacta' }] }))).toEqual(['input-unreadable']);
  });

  it('say what changes and what it costs players, beside those that were approved before', async () => {
    const first = await reviewed();
    await decide(first, 'approve');
    const second = await reviewed({ pools: [{ ...WIN, deduction: '20%' }, DOUBLE] }, '2098-09-01', 'Autumn');
    const { bases, place } = await ruth.poolFilings.get({ id: second });
    expect(bases.map((one) => one.with)).toEqual([first, 'none']);
    expect(place).toBe('From 1 September 2098 it takes the place of P-0001, Season.');
    const { changes, costs } = await ruth.poolFilings.compare({ id: second, with: first });
    expect(changes[0]).toMatchObject({
      is: 'changed',
      terms: [{ name: 'Deduction', before: '17.5%', after: '20%' }],
    });
    expect(changes[1]?.is).toBe('same');
    expect(costs[0]).toMatchObject({ before: { takeOut: '17.5000%' }, after: { takeOut: '20.0000%' } });
    expect(costs[1]?.after?.breakage).toBeUndefined();
    await decide(second, 'approve');
    const third = await nora.poolFilings.prepare({
      rules: await saved(CONTENT, '2098-07-01', 'Summer'),
      version: 2,
    });
    expect(third.number).toBe('P-0003');
    const twin = await saved(CONTENT, '2098-09-01', 'Twin');
    expect(await refusedWith(nora.poolFilings.prepare({ rules: twin, version: 2 }))).toEqual([
      'option-value',
    ]);
  });

  it('are another operator’s to nobody', async () => {
    const rules = await saved();
    expect(await refusedWith(site.as(OTHER_MEMBER).poolRules.get({ id: rules }))).toEqual(['not-found']);
  });
});

describe('a meeting that is settled', () => {
  const DAY = '2099-01-01';

  it('says by which pool rules, where it departs from them, and that none were in force before', async () => {
    await decide(await reviewed(), 'approve');
    const before = await settledMeeting(site, MEMBER);
    const earlier = await nora.meetings.get({ id: before });
    expect(earlier.versions[0]?.rules).toBeUndefined();
    expect(earlier.now?.poolRules).toBeUndefined();
    const staked = await stakedMeeting(site, MEMBER);
    const card = await nora.meetings.saveCard({ ...staked, ...HEAD, day: DAY, card: CARD });
    const { now } = await nora.meetings.get({ id: staked.id });
    expect(now?.poolRules).toMatchObject({ number: 'P-0001', version: 2, from: '2098-05-01' });
    expect(now?.poolRules?.terms.find(({ pool }) => pool === 'double')?.card).toMatchObject({
      deduction: '19%',
    });
    const run = await nora.meetings.saveResult({
      ...card,
      race: 1,
      result: { race: 1, places: [4, 7, 9, 1] },
    });
    await nora.meetings.settle({ ...run, why: '' });
    const { versions } = await ruth.meetings.get({ id: staked.id });
    expect(versions[0]?.rules).toMatchObject({
      number: 'P-0001',
      name: 'Season',
      version: 2,
      from: '2098-05-01',
      departs: ['Double on races 1 and 2: the deduction is 18.5%; the rules have 19%.'],
    });
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
    await unguarded(site, `UPDATE meeting_settlement SET rules = replace(rules, 'P-0001', 'P-0009')`);
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(1);
  });
});
