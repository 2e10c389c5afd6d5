/** Everything one account can make in bulk has a limit, and the refusal names it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { INVITATIONS_AT_MOST } from '../accounts/invitations/invite';
import { DRAFTS_AT_MOST } from '../drafts/create-draft';
import {
  APPROVER,
  frozenSubmission,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  type TestSite,
  testSite,
} from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const many = (most: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;

const said = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: Error) => error.message,
  );

it('drafts (new, copied, from a file or as a new version), until some are removed', async () => {
  const nora = site.as(MEMBER);
  const { id: submission } = await frozenSubmission(site);
  const big = { rulebook: 'gb-2007', game: 'big-six' };
  const { id } = await nora.drafts.create(big);
  const { variant } = await nora.drafts.get({ id });
  const { columns } = await site.client.execute('SELECT * FROM draft LIMIT 0');
  const copied = columns.map((name) => (name === 'id' ? "'copy-' || i" : `draft.${name}`)).join(', ');
  await site.client.execute(
    `${many(DRAFTS_AT_MOST - 1)} INSERT INTO draft SELECT ${copied} FROM n, draft WHERE draft.id = '${id}'`,
  );
  const full = `Northgate Casinos has ${DRAFTS_AT_MOST} drafts, the most it can have. Remove some that are no longer needed, then try again.`;
  expect(await said(nora.drafts.create(big))).toBe(full);
  expect(await said(nora.drafts.duplicate({ id }))).toBe(full);
  expect(await said(nora.drafts.createFromFile({ file: JSON.stringify(variant) }))).toBe(full);
  expect(await said(nora.submissions.reviseAsDraft({ id: submission }))).toBe(full);
  expect(await said(site.as(OTHER_MEMBER).drafts.create(big))).toBe('answered');
  await nora.drafts.remove({ id });
  expect(await said(nora.drafts.create(big))).toBe('answered');
});

it('invitations, until one is withdrawn', async () => {
  const adrian = site.as(APPROVER);
  const invite = (email: string) => said(adrian.accounts.invite({ email, role: 'member' }));
  await invite('first@northgate.example');
  const { columns } = await site.client.execute('SELECT * FROM invitation LIMIT 0');
  const own = ['id', 'email', 'token_hash'];
  const copied = columns.map((name) => (own.includes(name) ? `'${name}-' || i` : `invitation.${name}`));
  await site.client.execute(
    `${many(INVITATIONS_AT_MOST - 1)} INSERT INTO invitation SELECT ${copied.join(', ')} FROM n, invitation`,
  );
  expect(await invite('x@northgate.example')).toBe(
    `Northgate Casinos has ${INVITATIONS_AT_MOST} unused invitations, the most it can have. Withdraw one, then try again.`,
  );
  const other = site.as(OTHER_APPROVER).accounts.invite({ email: 'x@harbour.example', role: 'member' });
  expect(await said(other)).toBe('answered');
  await adrian.accounts.withdrawInvitation({ id: 'id-1' });
  expect(await invite('x@northgate.example')).toBe('answered');
});
