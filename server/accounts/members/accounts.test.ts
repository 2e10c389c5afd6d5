import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const password = 'a long enough password';

describe('an invitation', () => {
  it('makes an account once, in the organisation and role of the invitation', async () => {
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

  it('stores no token that could be read from the database', async () => {
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
    [APPROVER, { email: MEMBER, role: 'member' }, 'email-taken'],
    [ADMINISTRATOR, { email: OTHER_MEMBER, role: 'administrator' }, 'email-taken'],
    [MEMBER, { email: 'x@y.example', role: 'member' }, 'role-insufficient'],
    [REVIEWER, { email: 'x@y.example', role: 'reviewer' }, 'role-insufficient'],
  ] as const)('from %s as %o is refused', async (person, invitation, code) => {
    expect(await refusedWith(site.as(person).accounts.invite(invitation))).toEqual([code]);
  });

  it('does not say whether someone has an account in another organisation', async () => {
    const { link } = await site.as(APPROVER).accounts.invite({ email: OTHER_MEMBER, role: 'member' });
    const call = site.as(null).accounts.accept({ token: tokenOf(link), name: 'Hana', password });
    expect(await refusedWith(call)).toEqual(['email-taken']);
    expect((await site.as(APPROVER).accounts.members()).map(({ email }) => email)).not.toContain(
      OTHER_MEMBER,
    );
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
