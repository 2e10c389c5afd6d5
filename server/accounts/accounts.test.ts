import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../db/demonstration/accounts';
import { readEnvironment } from '../environment';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing';
import { buildAuth } from './auth';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const password = 'a long enough password';

describe('an invitation', () => {
  it('makes an account once, in the organisation and role it was given for', async () => {
    const { link } = await site
      .as(APPROVER)
      .accounts.invite({ email: 'New@Northgate.example', role: 'member' });
    const anyone = site.as(null);
    const token = tokenOf(link);
    expect(await anyone.accounts.invitation({ token })).toMatchObject({
      email: 'new@northgate.example',
      role: 'member',
      organisation: 'Northgate Casinos',
    });
    await anyone.accounts.accept({ token, name: 'Nell', password });
    expect(await refusedWith(anyone.accounts.accept({ token, name: 'Nell', password }))).toEqual([
      'invitation-invalid',
    ]);
    const colleagues = await site.as(MEMBER).accounts.members();
    expect(colleagues).toContainEqual(expect.objectContaining({ name: 'Nell', role: 'member' }));
    const { events } = await site.as(MEMBER).audit.list({});
    expect(events.slice(0, 2).map((event) => event.kind)).toEqual(['member-joined', 'member-invited']);
  });

  it('keeps no token that could be read from the database', async () => {
    const { link } = await site
      .as(APPROVER)
      .accounts.invite({ email: 'new@northgate.example', role: 'member' });
    const rows = await site.client.execute('SELECT * FROM invitation');
    expect(JSON.stringify(rows.rows)).not.toContain(tokenOf(link));
  });

  it('runs out', async () => {
    const { link } = await site
      .as(APPROVER)
      .accounts.invite({ email: 'new@northgate.example', role: 'member' });
    await site.client.execute('UPDATE invitation SET expires_at = 1000');
    const call = site.as(null).accounts.accept({ token: tokenOf(link), name: 'Nell', password });
    expect(await refusedWith(call)).toEqual(['invitation-invalid']);
  });

  it.each([
    [APPROVER, { email: 'x@y.example', role: 'reviewer' }, 'role-unknown'],
    [APPROVER, { email: OTHER_MEMBER, role: 'member' }, 'email-taken'],
    [MEMBER, { email: 'x@y.example', role: 'member' }, 'role-insufficient'],
    [REVIEWER, { email: 'x@y.example', role: 'reviewer' }, 'role-insufficient'],
  ] as const)('from %s as %o is refused', async (person, invitation, code) => {
    expect(await refusedWith(site.as(person).accounts.invite(invitation))).toEqual([code]);
  });

  it('from the administration reaches any organisation', async () => {
    const admin = site.as(ADMINISTRATOR);
    const { id: organisation } = await admin.accounts.createOrganisation({
      name: 'Eastgate',
      kind: 'operator',
    });
    const { link } = await admin.accounts.invite({
      email: 'first@eastgate.example',
      role: 'approver',
      organisation,
    });
    await site.as(null).accounts.accept({ token: tokenOf(link), name: 'Eve', password });
    expect(await admin.accounts.organisations()).toContainEqual({
      id: organisation,
      name: 'Eastgate',
      kind: 'operator',
      members: 1,
    });
    expect(
      await refusedWith(admin.accounts.createOrganisation({ name: 'eastgate', kind: 'operator' })),
    ).toEqual(['name-taken']);
  });
});

describe('roles', () => {
  it('never leave an organisation without an approver', async () => {
    const adrian = site.as(APPROVER);
    const [nora, self] = [site.member(MEMBER).id, site.member(APPROVER).id];
    expect(await refusedWith(adrian.accounts.setRole({ member: self, role: 'member' }))).toEqual([
      'last-of-role',
    ]);
    await adrian.accounts.setRole({ member: nora, role: 'approver' });
    await adrian.accounts.setRole({ member: self, role: 'member' });
    expect((await adrian.accounts.members()).map(({ name, role }) => [name, role])).toEqual([
      ['Adrian Cole', 'member'],
      ['Nora Ellis', 'approver'],
    ]);
  });
});

describe('signing in', () => {
  const send = async (path: string, body: unknown, origin = 'http://localhost:3000') => {
    const given = readEnvironment({ NODE_ENV: 'test', ASSAY_DATA_DIR: site.dataDir });
    const request = new Request(`http://localhost:3000/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': '192.0.2.1' },
      body: JSON.stringify(body),
    });
    return buildAuth(site.db, { ...given, mode: 'production' }).handler(request);
  };

  it('gives a session that is found again, on a cookie no script can read', async () => {
    const answered = await send('/sign-in/email', { email: MEMBER, password: DEMONSTRATION_PASSWORD });
    expect(answered.status).toBe(200);
    const cookie = answered.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^assay\.session_token=/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const given = readEnvironment({ NODE_ENV: 'test', ASSAY_DATA_DIR: site.dataDir });
    const headers = new Headers({ cookie: cookie.split(';')[0] ?? '' });
    const session = await buildAuth(site.db, given).api.getSession({ headers });
    expect(session?.user.id).toBe(site.member(MEMBER).id);
  });

  it('is slowed down after ten tries a minute', { timeout: 30_000 }, async () => {
    const statuses = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await send('/sign-in/email', { email: MEMBER, password: 'a wrong password' })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('nobody makes an account by themselves', async () => {
    const answered = await send('/sign-up/email', { email: 'x@y.example', password, name: 'X' });
    expect(answered.status).toBe(400);
  });
});
