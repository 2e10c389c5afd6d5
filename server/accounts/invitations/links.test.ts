/** What an invitation's link holds and shows, and what is stored of it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '../../api/api';
import { environment } from '../../environment/environment';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { memberOf, passwordHashOf } from '../stored/queries';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const NOW = new Date('2008-01-02T03:04:05.000Z');
const WEEK = 7 * 86_400_000;
const at = (person: string | null, ms = 0) =>
  createCaller({ ...site.context(person), now: () => new Date(NOW.getTime() + ms) }).accounts;
const email = 'new@northgate.example';
const invite = (person = APPROVER) => at(person).invite({ email, role: 'member' });
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const pending = async () => (await at(APPROVER).invitations())[0] ?? expect.unreachable();
const problem = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error) => error.cause.problems[0] as { code: string; message: string; field?: string },
  );
const last = async () => {
  const { events } = await site.as(ADMINISTRATOR).audit.list({});
  const { kind, actor, organisation, subject, data, at: when } = events[0] ?? expect.unreachable();
  return { kind, actor, organisation, subject, data, at: when };
};
const spent = {
  code: 'invitation-invalid',
  message:
    'This invitation has been used, withdrawn or replaced, or has expired. Ask the person who invited you for a new link.',
};

describe('a link', () => {
  it('leads to this site, is valid for a week, and the audit shows it', async () => {
    const { link, expiresAt } = await invite();
    expect(link).toMatch(/\/invitation\/[\w-]{43}$/);
    expect(link.startsWith(`${environment().publicUrl}/invitation/`)).toBe(true);
    expect(expiresAt).toBe(new Date(NOW.getTime() + WEEK).toISOString());
    const { id, invitedAt } = await pending();
    expect(invitedAt).toBe(NOW.toISOString());
    expect(await last()).toEqual({
      kind: 'member-invited',
      actor: 'Adrian Cole',
      organisation: 'Northgate Casinos',
      subject: `invitation:${id}`,
      data: { email, role: 'member' },
      at: NOW.toISOString(),
    });
  });

  it('shows what it is for until the moment it expires', async () => {
    const { link, expiresAt } = await invite();
    const token = tokenOf(link);
    expect(await at(null, WEEK - 1).invitation({ token })).toEqual({
      email,
      role: 'member',
      organisation: 'Northgate Casinos',
      expiresAt,
    });
    expect(await problem(at(null, WEEK).invitation({ token }))).toEqual(spent);
    expect(
      await problem(at(null, WEEK).accept({ token, name: 'Nell', password: 'a long password' })),
    ).toEqual(spent);
    expect((await at(APPROVER, WEEK - 1).invitations())[0]?.expired).toBe(false);
    expect((await at(APPROVER, WEEK).invitations())[0]?.expired).toBe(true);
  });

  it('makes an account, which the audit links to its invitation', async () => {
    const { link } = await invite();
    const { id: invitation } = await pending();
    const token = tokenOf(link);
    expect(await at(null, 5).accept({ token, name: 'Nell', password: 'a long password' })).toEqual({ email });
    const nell =
      (await at(APPROVER).members()).find((person) => person.email === email) ?? expect.unreachable();
    expect(await last()).toEqual({
      kind: 'member-joined',
      actor: 'Nell',
      organisation: 'Northgate Casinos',
      subject: `member:${nell.id}`,
      data: { email, role: 'member', invitation },
      at: new Date(NOW.getTime() + 5).toISOString(),
    });
    expect(await memberOf(site.db, nell.id)).toMatchObject({
      name: 'Nell',
      role: 'member',
      twoFactor: false,
    });
    expect(await passwordHashOf(site.db, nell.id)).toBe('quick:a long password');
  });

  it('is accepted once, even if two people use it at the same moment', async () => {
    const token = tokenOf((await invite()).link);
    const accept = () => refusedWith(at(null).accept({ token, name: 'Nell', password: 'a long password' }));
    expect((await Promise.all([accept(), accept()])).flat().sort()).toEqual([
      'answered',
      'invitation-invalid',
    ]);
  });

  it('for an address that got an account elsewhere says to sign in with it', async () => {
    const { link } = await at(APPROVER).invite({ email: OTHER_MEMBER, role: 'member' });
    const call = at(null).accept({ token: tokenOf(link), name: 'Hana', password: 'a long password' });
    expect(await problem(call)).toEqual({
      code: 'email-taken',
      message: `${OTHER_MEMBER} has an account already; sign in with it.`,
      field: 'email',
    });
  });
});

describe('a new link', () => {
  it('is valid for a week and belongs to whoever made it', async () => {
    await invite();
    const { id } = await pending();
    const { expiresAt } = await at(ADMINISTRATOR, WEEK).renewInvitation({ id });
    expect(expiresAt).toBe(new Date(NOW.getTime() + 2 * WEEK).toISOString());
    expect(await pending()).toMatchObject({
      invitedBy: 'Sam Archer',
      invitedAt: new Date(NOW.getTime() + WEEK).toISOString(),
      expiresAt,
    });
    expect(await last()).toEqual({
      kind: 'invitation-renewed',
      actor: 'Sam Archer',
      organisation: 'Northgate Casinos',
      subject: `invitation:${id}`,
      data: { email, role: 'member' },
      at: new Date(NOW.getTime() + WEEK).toISOString(),
    });
  });

  it('is refused if the address has an account in the organisation by now', async () => {
    await invite();
    const { id } = await pending();
    await site.client.execute(`UPDATE user SET email = '${email}' WHERE email = '${MEMBER}'`);
    expect(await problem(at(APPROVER).renewInvitation({ id }))).toEqual({
      code: 'email-taken',
      message: `${email} has an account already; invite another address.`,
      field: 'email',
    });
  });

  it('can be made or withdrawn only within the organisation', async () => {
    await invite();
    const { id } = await pending();
    expect(await refusedWith(at(OTHER_APPROVER).renewInvitation({ id }))).toEqual(['not-found']);
    expect(await refusedWith(at(OTHER_APPROVER).withdrawInvitation({ id }))).toEqual(['not-found']);
    expect(await at(ADMINISTRATOR).withdrawInvitation({ id })).toEqual({ id });
    expect(await last()).toEqual({
      kind: 'invitation-withdrawn',
      actor: 'Sam Archer',
      organisation: 'Northgate Casinos',
      subject: `invitation:${id}`,
      data: { email, role: 'member' },
      at: NOW.toISOString(),
    });
  });
});

describe('inviting is refused', () => {
  it('if the address is a colleague’s or already invited, or the organisation has no such role', async () => {
    expect(await problem(at(APPROVER).invite({ email: MEMBER, role: 'member' }))).toEqual({
      code: 'email-taken',
      message: `${MEMBER} has an account already; invite another address.`,
      field: 'email',
    });
    await invite();
    expect(await problem(invite())).toEqual({
      code: 'invitation-open',
      message: `${email} is invited already. Make a new link for that invitation, or withdraw it first.`,
      field: 'email',
    });
    expect(await problem(at(APPROVER).invite({ email: 'x@y.example', role: 'administrator' }))).toEqual({
      code: 'role-unknown',
      message: 'In Northgate Casinos a role is approver or member; choose one of them.',
      field: 'role',
    });
  });

  it('into another organisation, or one that does not exist', async () => {
    const organisation = site.member(REVIEWER).organisation.id;
    const ask = { email: 'x@y.example', role: 'reviewer' as const };
    expect(await refusedWith(at(APPROVER).invite({ ...ask, organisation }))).toEqual(['not-found']);
    expect(await refusedWith(at(ADMINISTRATOR).invite({ ...ask, organisation: 'nobody' }))).toEqual([
      'not-found',
    ]);
    expect(await refusedWith(at(ADMINISTRATOR).invite({ ...ask, organisation }))).toEqual(['answered']);
  });
});

it('an invitation records whether it was accepted or withdrawn', async () => {
  const { link } = await invite();
  await at(null).accept({ token: tokenOf(link), name: 'Nell', password: 'a long password' });
  await at(APPROVER).invite({ email: 'two@northgate.example', role: 'member' });
  await at(APPROVER).withdrawInvitation({ id: (await pending()).id });
  const { rows } = await site.client.execute('SELECT email, status FROM invitation ORDER BY email');
  expect(rows.map((row) => [row.email, row.status])).toEqual([
    [email, 'accepted'],
    ['two@northgate.example', 'withdrawn'],
  ]);
});

describe('the list of invitations', () => {
  it('shows the latest link first', async () => {
    await at(APPROVER).invite({ email: 'one@northgate.example', role: 'member' });
    await at(APPROVER, 1000).invite({ email: 'two@northgate.example', role: 'approver' });
    expect((await at(APPROVER).invitations()).map((one) => [one.email, one.role])).toEqual([
      ['two@northgate.example', 'approver'],
      ['one@northgate.example', 'member'],
    ]);
  });
});
