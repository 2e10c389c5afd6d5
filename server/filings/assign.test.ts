/** Who looks after a filing: what reviewers see, and that the operator sees nothing of it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCaller } from '../api/api';
import { joined } from '../testing/joined';
import {
  ADMINISTRATOR,
  APPROVER,
  type Caller,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';

let submitted: TestSite;
let site: TestSite;
let id: string;
let ravi: { caller: Caller; id: string };
beforeAll(async () => {
  submitted = await testSite();
  const nora = submitted.as(MEMBER);
  const { id: schedule } = await nora.feeSchedules.create({
    rulebook: 'ca-hawaiian-gardens',
    group: 'pai-gow',
    kind: 'per-bet-and-hand',
    line: 3061,
    name: 'Pai gow',
    begin: 'empty',
  });
  const rows = [['1', '5', '100', '', '', '1', '2']];
  await nora.feeSchedules.save({
    id: schedule,
    revision: 1,
    name: 'Pai gow',
    inForceFrom: '2098-05-01',
    rows,
  });
  ({ id } = await nora.feeSubmissions.prepare({ schedule, version: 2 }));
  await submitted.as(APPROVER).feeSubmissions.submit({ id, statement: 'For the spring.' });
});
afterAll(() => submitted.remove());
beforeEach(async () => {
  site = await testSite(submitted);
  const { caller } = await joined(site, REVIEWER, { name: 'Ravi Shah', email: 'ravi@regulator.example' });
  const reviewers = (await caller.feeSubmissions.get({ id })).reviewers ?? [];
  ravi = { caller, id: reviewers.find(({ name }) => name === 'Ravi Shah')?.id ?? '' };
});
afterEach(() => site.remove());

const ruth = () => site.as(REVIEWER);
const says = async (by: Caller) =>
  (await by.agenda.mine()).groups.flatMap(({ items }) => items.map(({ says: words }) => words));
const OPEN = 'Open F-0001, Pai gow, of Northgate Casinos.';

it('waits for the reviewer who looks after it alone, who gets a notice, and for all again once it is put back', async () => {
  expect([(await says(ruth())).includes(OPEN), (await says(ravi.caller)).includes(OPEN)]).toEqual([
    true,
    true,
  ]);
  await ruth().feeSubmissions.assign({ id, to: ravi.id });
  expect((await ruth().feeSubmissions.get({ id })).assignee).toEqual({ id: ravi.id, name: 'Ravi Shah' });
  expect([(await says(ruth())).includes(OPEN), (await says(ravi.caller)).includes(OPEN)]).toEqual([
    false,
    true,
  ]);
  expect((await ravi.caller.notices.list())[0]?.text).toBe(
    'Ruth Hale handed F-0001, Pai gow, of Northgate Casinos, over to you.',
  );
  await ravi.caller.feeSubmissions.assign({ id, to: null });
  expect((await ruth().feeSubmissions.get({ id })).assignee).toBeUndefined();
  expect(await says(ruth())).toContain(OPEN);
  expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
});

it('moves nothing that the operator is served', async () => {
  const nora = site.as(MEMBER);
  const served = async () => ({
    whole: await nora.feeSubmissions.get({ id }),
    list: await nora.feeSubmissions.list(),
    notices: await nora.notices.list(),
    events: await site.as(APPROVER).audit.list({}),
  });
  const before = await served();
  expect(before.whole).not.toHaveProperty('reviewers');
  await ruth().feeSubmissions.assign({ id, to: ravi.id });
  expect(await served()).toEqual(before);
});

it('is kept for pool rules too, and an assignment that was altered is named by verifying', async () => {
  const nora = site.as(MEMBER);
  const { id: rules } = await nora.poolRules.create({ name: 'Season' });
  const content = { pools: [{ pool: 'win' as const, unit: 1_000, deduction: '17.5%' }] };
  const inForceFrom = '2098-05-01';
  await nora.poolRules.save({ id: rules, revision: 1, name: 'Season', inForceFrom, content });
  const { id: filed } = await nora.poolFilings.prepare({ rules, version: 2 });
  await site.as(APPROVER).poolFilings.submit({ id: filed, statement: 'For the season.' });
  const waits = 'Open P-0001, Season, of Northgate Casinos.';
  await ruth().poolFilings.assign({ id: filed, to: ravi.id });
  expect((await ruth().poolFilings.get({ id: filed })).assignee?.name).toBe('Ravi Shah');
  expect([(await says(ruth())).includes(waits), (await says(ravi.caller)).includes(waits)]).toEqual([
    false,
    true,
  ]);
  const verify = async () =>
    (await site.as(ADMINISTRATOR).audit.verify()).records.map(({ reference, part }) => [reference, part]);
  expect(await verify()).toEqual([]);
  await unguarded(site, `UPDATE pool_filing_act SET "of" = NULL WHERE act = 'assign'`);
  expect(await verify()).toEqual([['P-0001 of Northgate Casinos', 'steps']]);
});

it('is handed only to a reviewer of the same authority', async () => {
  const to = site.member(MEMBER).id;
  expect(await refusedWith(ruth().feeSubmissions.assign({ id, to }))).toEqual(['not-found']);
});

it('ends no proposal', async () => {
  const member = site.member(REVIEWER);
  const organisation = { ...member.organisation, twoReviewers: true as const };
  await site
    .as(ADMINISTRATOR)
    .accounts.setTwoReviewers({ organisation: organisation.id, twoReviewers: true });
  const first = createCaller({ ...site.context(REVIEWER), member: { ...member, organisation } });
  await first.feeSubmissions.beginReview({ id });
  const { revision } = await first.feeSubmissions.get({ id });
  await first.feeSubmissions.decide({ id, revision, kind: 'approve' });
  await first.feeSubmissions.assign({ id, to: ravi.id });
  const { proposal } = await first.feeSubmissions.get({ id });
  expect(proposal).toMatchObject({ kind: 'approve', by: 'Ruth Hale' });
});
