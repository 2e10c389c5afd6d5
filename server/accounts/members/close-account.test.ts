import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '../../api/api';
import { readEnvironment } from '../../environment/environment';
import { DEMONSTRATION_PASSWORD } from '../../preparing/demonstration/accounts';
import {
  ADMINISTRATOR,
  APPROVER,
  frozenSubmission,
  MEMBER,
  OTHER_APPROVER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { buildAuth } from '../sign-in/auth';
import { memberOf } from '../stored/queries';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const ORIGIN = 'http://localhost:3000';
const password = DEMONSTRATION_PASSWORD;

/** Signs in as a browser does; returns the cookie, or undefined if refused. */
async function cookieOf(email: string) {
  const given = readEnvironment({ NODE_ENV: 'test', ASSAY_DATA_DIR: site.dataDir });
  const auth = buildAuth(site.db, given);
  const answer = await auth.handler(
    new Request(`${ORIGIN}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ email, password }),
    }),
  );
  const [cookie] = answer.headers.getSetCookie().map((set) => set.split(';')[0] ?? '');
  return {
    status: answer.status,
    holds: async () =>
      (await auth.api.getSession({ headers: new Headers({ cookie: cookie ?? '' }) })) !== null,
  };
}

describe('closing a colleague’s account', () => {
  it('ends their sessions at once, and nobody can sign in with it', async () => {
    const [nora, other] = [await cookieOf(MEMBER), await cookieOf(APPROVER)];
    expect(await nora.holds()).toBe(true);
    await site.as(APPROVER).accounts.closeMember({ member: site.member(MEMBER).id });
    expect(await nora.holds()).toBe(false);
    expect(await other.holds(), 'nobody else is signed out').toBe(true);
    expect((await cookieOf(MEMBER)).status).toBe(401);
    expect(await memberOf(site.db, site.member(MEMBER).id)).toBeNull();
    expect((await site.as(APPROVER).accounts.members()).map(({ name }) => name)).toEqual(['Adrian Cole']);
  });

  it('leaves what they did under their name', async () => {
    const { draft, id } = await frozenSubmission(site);
    const { id: open } = await site.as(MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'sic-bo' });
    await site.as(APPROVER).accounts.closeMember({ member: site.member(MEMBER).id });
    const adrian = site.as(APPROVER);
    expect((await adrian.drafts.get({ id: open })).updatedBy).toBe('Nora Ellis');
    expect(JSON.stringify(await adrian.submissions.get({ id }))).toContain('Nora Ellis');
    const { events } = await adrian.audit.list({});
    expect(events[0]).toMatchObject({
      kind: 'account-closed',
      actor: 'Adrian Cole',
      data: { name: 'Nora Ellis', email: MEMBER, role: 'member' },
    });
    expect(events.find(({ subject }) => subject === `draft:${draft}`)).toMatchObject({ actor: 'Nora Ellis' });
    expect(await adrian.audit.verify()).toMatchObject({ ok: true });
  });

  it('ends the links they made, and no others', async () => {
    const nora = site.member(MEMBER).id;
    await site.as(APPROVER).accounts.setRole({ member: nora, role: 'approver' });
    const invite = (email: string) => ({ email, role: 'approver' as const });
    await site.as(APPROVER).accounts.invite(invite('one@northgate.example'));
    const asApprover = createCaller({ ...site.context(MEMBER), member: await memberOf(site.db, nora) });
    const { link } = await asApprover.accounts.invite(invite('two@northgate.example'));
    await site.as(APPROVER).accounts.closeMember({ member: nora });
    const token = link.split('/').at(-1) ?? '';
    expect(await refusedWith(site.as(null).accounts.invitation({ token }))).toEqual(['invitation-invalid']);
    expect((await site.as(APPROVER).accounts.invitations()).map(({ email }) => email)).toEqual([
      'one@northgate.example',
    ]);
    const { events } = await site.as(APPROVER).audit.list({});
    expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['account-closed', 'invitation-withdrawn']);
  });

  it('frees the address for another account', async () => {
    const approver = site.as(APPROVER).accounts;
    await approver.closeMember({ member: site.member(MEMBER).id });
    const { link } = await approver.invite({ email: MEMBER, role: 'member' });
    const token = link.split('/').at(-1) ?? '';
    await site.as(null).accounts.accept({ token, name: 'Nora Ellis', password });
    expect((await cookieOf(MEMBER)).status).toBe(200);
    expect((await approver.members()).map(({ id }) => id)).not.toContain(site.member(MEMBER).id);
  });

  it.each([
    ['one’s own', APPROVER, APPROVER, 'account-own'],
    ['the last approver’s', ADMINISTRATOR, APPROVER, 'last-of-role'],
    ['the last reviewer’s', ADMINISTRATOR, REVIEWER, 'last-of-role'],
  ])('is refused if it is %s', async (_, by, of, code) => {
    const closing = site.as(by).accounts.closeMember({ member: site.member(of).id });
    expect(await refusedWith(closing)).toEqual([code]);
    expect(await memberOf(site.db, site.member(of).id)).not.toBeNull();
  });

  it('is refused for one’s own, the last approver’s or an unknown account, with what to do', async () => {
    const message = (person: string, member: string) =>
      site
        .as(person)
        .accounts.closeMember({ member })
        .then(
          () => expect.unreachable(),
          (error) => error.cause.problems[0].message,
        );
    expect(await message(APPROVER, site.member(APPROVER).id)).toBe(
      'Close your own account on the Account page, with your password.',
    );
    expect(await message(ADMINISTRATOR, site.member(APPROVER).id)).toBe(
      'Adrian Cole is the last approver of Northgate Casinos. Make someone else approver first, or invite one who joins. Then close this account.',
    );
    expect(await message(ADMINISTRATOR, 'nobody')).toBe(
      'There is no such member, or it belongs to another organisation. Go back to the list.',
    );
  });

  it('is not possible for another operator’s account', async () => {
    const closing = site.as(OTHER_APPROVER).accounts.closeMember({ member: site.member(MEMBER).id });
    expect(await refusedWith(closing)).toEqual(['not-found']);
    const setting = site
      .as(OTHER_APPROVER)
      .accounts.setRole({ member: site.member(MEMBER).id, role: 'approver' });
    expect(await refusedWith(setting)).toEqual(['not-found']);
    const reading = site
      .as(OTHER_APPROVER)
      .accounts.members({ organisation: site.member(MEMBER).organisation.id });
    expect(await refusedWith(reading)).toEqual(['not-found']);
    expect(await memberOf(site.db, site.member(MEMBER).id)).toMatchObject({ role: 'member' });
  });

  it('is done once', async () => {
    const { closeMember } = site.as(APPROVER).accounts;
    await closeMember({ member: site.member(MEMBER).id });
    expect(await refusedWith(closeMember({ member: site.member(MEMBER).id }))).toEqual(['not-found']);
  });
});

describe('closing one’s own account', () => {
  it('takes the password', async () => {
    const nora = await cookieOf(MEMBER);
    const { closeOwn } = site.as(MEMBER).accounts;
    expect(await refusedWith(closeOwn({ password: 'not the password' }))).toEqual(['password-wrong']);
    expect(await nora.holds()).toBe(true);
    await closeOwn({ password });
    expect(await nora.holds()).toBe(false);
    const { events } = await site.as(APPROVER).audit.list({});
    expect(events[0]).toMatchObject({
      kind: 'account-closed',
      actor: 'Nora Ellis',
      organisation: 'Northgate Casinos',
      subject: `member:${site.member(MEMBER).id}`,
    });
  });

  it('puts the problem at the password field', async () => {
    const problem = () =>
      site
        .as(MEMBER)
        .accounts.closeOwn({ password: 'not the password' })
        .then(
          () => expect.unreachable(),
          (error) => error.cause.problems[0],
        );
    expect(await problem()).toEqual({
      code: 'password-wrong',
      message: 'The password is wrong. Type your current password.',
      field: 'password',
    });
    await site.client.execute('UPDATE rate_limit SET count = 1000');
    expect(await problem()).toEqual({
      code: 'tries-too-many',
      message: 'Too many attempts for this account. Wait a minute and try again.',
      field: 'password',
    });
  });

  it('limits how often the password can be tried', async () => {
    await site.client.execute('DELETE FROM rate_limit');
    const { closeOwn } = site.as(MEMBER).accounts;
    expect(await refusedWith(closeOwn({ password: 'not the password' }))).toEqual(['password-wrong']);
    await site.client.execute('UPDATE rate_limit SET count = 1000');
    expect(await refusedWith(closeOwn({ password }))).toEqual(['tries-too-many']);
  });

  it.each([
    [APPROVER, /You are the last approver of Northgate Casinos\. Make someone else approver first/],
    [REVIEWER, /You are the last reviewer of .+ Ask an administrator of this site/],
    [ADMINISTRATOR, /You are the last administrator of .+ Invite another administrator/],
  ])('makes %s hand over first, and says how', async (person, sentence) => {
    const closing = site.as(person).accounts.closeOwn({ password });
    await expect(closing).rejects.toThrow(sentence);
    expect(await refusedWith(site.as(person).accounts.closeOwn({ password }))).toEqual(['last-of-role']);
    expect(await memberOf(site.db, site.member(person).id)).not.toBeNull();
  });

  it('is open to an approver who has handed over', async () => {
    const { setRole, closeOwn } = site.as(APPROVER).accounts;
    await setRole({ member: site.member(MEMBER).id, role: 'approver' });
    await closeOwn({ password });
    expect((await site.as(MEMBER).accounts.members()).map(({ name }) => name)).toEqual(['Nora Ellis']);
  });
});
