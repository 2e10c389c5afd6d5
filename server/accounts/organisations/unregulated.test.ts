/**
 * A jurisdiction that no reviewer looks after: people see this before they submit there, and so does the
 * administration.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { insertPerson } from '../stored/queries';
import { unregulatedIn } from './unregulated';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const lookAfter = (...jurisdictions: string[]) =>
  site
    .as(ADMINISTRATOR)
    .accounts.setJurisdictions({ organisation: site.member(REVIEWER).organisation.id, jurisdictions });

const codes = (open: { code: string }[] = []) => open.map(({ code }) => code);

it('must be acknowledged to freeze or submit, and stays open until somebody looks after it', async () => {
  const [nora, adrian] = [site.as(MEMBER), site.as(APPROVER)];
  await lookAfter('Colorado');
  const { draft, id } = await frozenSubmission(site);
  expect((await nora.drafts.get({ id: draft })).unregulated).toBe('Great Britain');
  expect(codes((await nora.drafts.list({})).drafts[0]?.glance?.open)).toContain('no-regulator');
  expect(codes((await nora.submissions.list())[0]?.open)).toContain('no-regulator');

  const but = ALL_OPEN.filter((code) => code !== 'no-regulator');
  const again = await nora.drafts.duplicate({ id: draft });
  expect(
    await refusedWith(nora.submissions.freeze({ draft: again.id, revision: 1, acknowledged: but })),
  ).toEqual(['open-unacknowledged']);
  const statement = 'As the rules say.';
  expect(await refusedWith(adrian.submissions.submit({ id, statement, acknowledged: but }))).toEqual([
    'open-unacknowledged',
  ]);
  await adrian.submissions.submit({ id, statement, acknowledged: ALL_OPEN });
  const { open, history } = await nora.submissions.get({ id });
  expect(codes(open)).toContain('no-regulator');
  const submitted = history.find(({ kind }) => kind === 'submission-submitted');
  expect(submitted?.data).toMatchObject({ open: { 'no-regulator': 1 } });

  await lookAfter('Great Britain');
  expect(codes((await nora.submissions.get({ id })).open)).not.toContain('no-regulator');
  expect((await nora.drafts.get({ id: draft })).unregulated).toBeUndefined();
});

it('is listed for administrators, with the number of submissions waiting', async () => {
  const sam = site.as(ADMINISTRATOR);
  // A regulator made before jurisdictions were stored looks after all of them.
  expect(await sam.accounts.unregulated()).toEqual([]);
  const { id } = await frozenSubmission(site);
  await lookAfter('Colorado');
  expect(await sam.accounts.unregulated()).toEqual([
    { jurisdiction: 'California', waiting: 0 },
    { jurisdiction: 'Great Britain', waiting: 0 },
    { jurisdiction: 'Hong Kong', waiting: 0 },
    { jurisdiction: 'Singapore', waiting: 0 },
  ]);
  await site.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
  expect(await sam.accounts.unregulated()).toEqual([
    { jurisdiction: 'California', waiting: 0 },
    { jurisdiction: 'Great Britain', waiting: 1 },
    { jurisdiction: 'Hong Kong', waiting: 0 },
    { jurisdiction: 'Singapore', waiting: 0 },
  ]);
});

it('is not one that any of several regulators covers', async () => {
  const sam = site.as(ADMINISTRATOR);
  await lookAfter('Colorado');
  const made = { name: 'Another', kind: 'regulator' as const, jurisdictions: ['Great Britain'] };
  const { id: organisation } = await sam.accounts.createOrganisation(made);
  await insertPerson(site.db, {
    id: 'gwen',
    name: 'Gwen Hart',
    email: 'gwen@regulator.example',
    passwordHash: 'x',
    organisation,
    role: 'reviewer',
    at: new Date(),
  });
  expect(await sam.accounts.unregulated()).toEqual([
    { jurisdiction: 'California', waiting: 0 },
    { jurisdiction: 'Hong Kong', waiting: 0 },
    { jurisdiction: 'Singapore', waiting: 0 },
  ]);
  expect(await unregulatedIn(site.db, 'gb-2007')).toEqual({});
});

it('is one whose regulator has no people', async () => {
  const sam = site.as(ADMINISTRATOR);
  await lookAfter('Colorado', 'Great Britain');
  await sam.accounts.createOrganisation({
    name: 'Gambling Regulatory Authority',
    kind: 'regulator',
    jurisdictions: ['Singapore'],
  });
  expect(await sam.accounts.unregulated()).toEqual([
    { jurisdiction: 'California', waiting: 0 },
    { jurisdiction: 'Hong Kong', waiting: 0 },
    { jurisdiction: 'Singapore', waiting: 0 },
  ]);
});
