/** What waits for whoever looks after the site, and what a regulator reads of its own decisions and reviewers. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { mail } from '../db/schema';
import { trialOf } from '../testing/on-trial';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';

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

const items = async (person: string) =>
  (await site.as(person).agenda.mine()).groups.flatMap((group) => group.items);
const said = async (person: string) =>
  (await items(person)).map(({ kind, says, href }) => [kind, says, href]);

it('nothing waits while all is in order', async () => {
  expect(await said(ADMINISTRATOR)).toEqual([]);
});

it('e-mails that were given up are counted, from the first', async () => {
  const failed = (number: string, endedAt: string) => ({
    id: number,
    userId: site.member(MEMBER).id,
    state: 'failed' as const,
    createdAt: endedAt,
    dueAt: 0,
    endedAt,
  });
  await site.db.insert(mail).values(failed('1', '2026-11-02T10:00:00.000Z'));
  const href = '/organisation#mail';
  expect(await said(ADMINISTRATOR)).toEqual([
    ['mail-failed', '1 e-mail could not be delivered. See why, and try again.', href],
  ]);
  await site.db.insert(mail).values(failed('2', '2026-11-01T10:00:00.000Z'));
  await site.db.insert(mail).values({ ...failed('3', '2026-10-01T10:00:00.000Z'), state: 'waiting' });
  const [item] = await items(ADMINISTRATOR);
  expect(item).toMatchObject({
    says: '2 e-mails could not be delivered. See why, and try again.',
    since: '2026-11-01T10:00:00.000Z',
  });
  // Nobody else can do anything about it.
  expect(await said(MEMBER)).not.toContainEqual(expect.arrayContaining(['mail-failed']));
});

it('a jurisdiction for which nobody decides is named, with what waits there', async () => {
  const { organisation } = site.member(REVIEWER);
  const nobody = async () => (await said(ADMINISTRATOR)).filter(([kind]) => kind === 'no-regulator');
  await site.as(ADMINISTRATOR).accounts.setJurisdictions({
    organisation: organisation.id,
    jurisdictions: ['California', 'Colorado', 'Hong Kong', 'Singapore'],
  });
  const line = (more: string) => [
    [
      'no-regulator',
      `Nobody decides for Great Britain${more}. Create a regulator for it, or add it to one.`,
      '/organisation',
    ],
  ];
  expect(await nobody()).toEqual(line(''));
  for (const [game, more] of [
    ['sic-bo', ', and 1 submission waits'],
    ['craps', ', and 2 submissions wait'],
  ]) {
    const { id: next } = await frozenSubmission(site, game);
    await site.as(APPROVER).submissions.submit({ id: next, statement: 'New.', acknowledged: ALL_OPEN });
    expect(await nobody()).toEqual(line(more ?? ''));
  }
});

it('a regulator that asks for two reviewers and has one is named to both', async () => {
  const { organisation } = site.member(REVIEWER);
  await site
    .as(ADMINISTRATOR)
    .accounts.setTwoReviewers({ organisation: organisation.id, twoReviewers: true });
  expect(await said(ADMINISTRATOR)).toEqual([
    [
      'second-reviewer-missing',
      `${organisation.name} asks for two reviewers and has fewer. Invite another: until then nothing can be confirmed.`,
      '/organisation',
    ],
  ]);
});

it('decisions and rulings without a seal are counted to the administration and named to the regulator', async () => {
  await unguarded(site, `UPDATE decision SET sealed = NULL`);
  const [at] = (await site.client.execute('SELECT at FROM decision')).rows.map((row) => String(row.at));
  expect(await said(ADMINISTRATOR)).toEqual([
    ['not-sealed', '1 decision has no seal. Check the chain on the Audit page.', '/audit'],
  ]);
  const ours = (await items(REVIEWER)).filter(({ kind }) => kind === 'not-sealed');
  expect(ours).toMatchObject([
    {
      says: 'A decision on A-PHJB-0001 has no seal, so it does not count. Ask the person who runs this site.',
      href: `/review/${id}`,
      reference: 'A-PHJB-0001',
      about: `${id}:${at}`,
      since: at,
    },
  ]);
  await site.client.execute({
    sql: `INSERT INTO trial_step (id, submission_id, revision, step, last_day, text, at, by) VALUES ('e', ?, 9, 'extend', '2098-05-01', '', '2098-02-02T10:00:00.000Z', ?)`,
    args: [id, site.member(REVIEWER).id],
  });
  // What the operator asked for is nobody's ruling.
  await site.client.execute({
    sql: `INSERT INTO trial_step (id, submission_id, revision, step, text, at, by) VALUES ('f', ?, 10, 'ask-adoption', '', '2098-02-03T10:00:00.000Z', ?)`,
    args: [id, site.member(APPROVER).id],
  });
  const [item] = await items(ADMINISTRATOR);
  expect(item).toMatchObject({
    says: '2 decisions have no seal. Check the chain on the Audit page.',
    since: at,
  });
});
