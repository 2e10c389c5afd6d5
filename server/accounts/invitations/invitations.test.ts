import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '../../api/api';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { memberOf } from '../stored/queries';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
const email = 'new@northgate.example';
const invited = async (person = APPROVER) => {
  const { link } = await site.as(person).accounts.invite({ email, role: 'member' });
  const [pending] = await site.as(person).accounts.invitations();
  return { token: tokenOf(link), id: pending?.id ?? '' };
};
const opens = (token: string) => refusedWith(site.as(null).accounts.invitation({ token }));
const latest = async (count: number) => {
  const { events } = await site.as(APPROVER).audit.list({});
  return events.slice(0, count).map(({ kind, actor, data }) => `${kind} ${actor} ${data.email}`);
};

describe('a pending invitation', () => {
  it('is listed with who made the link, when, and until when', async () => {
    await invited();
    const [pending, ...others] = await site.as(APPROVER).accounts.invitations();
    expect(others).toEqual([]);
    expect(pending).toMatchObject({
      email,
      role: 'member',
      organisation: 'Northgate Casinos',
      invitedBy: 'Adrian Cole',
      expired: false,
    });
    const days = Date.parse(pending?.expiresAt ?? '') - Date.parse(pending?.invitedAt ?? '');
    expect(days).toBe(7 * 24 * 3600 * 1000);
    await site.client.execute('UPDATE invitation SET expires_at = 1000');
    expect(await site.as(APPROVER).accounts.invitations()).toMatchObject([{ expired: true }]);
  });

  it('is no longer listed after it was used', async () => {
    const { token } = await invited();
    await site.as(null).accounts.accept({ token, name: 'Nell', password: 'a long enough password' });
    expect(await site.as(APPROVER).accounts.invitations()).toEqual([]);
  });

  it('is listed only to its organisation and the administration', async () => {
    await invited();
    expect(await site.as(OTHER_APPROVER).accounts.invitations()).toEqual([]);
    expect(await site.as(ADMINISTRATOR).accounts.invitations()).toMatchObject([{ email }]);
  });

  it('is the only one for its address there', async () => {
    await invited();
    const again = site.as(APPROVER).accounts.invite({ email: email.toUpperCase(), role: 'approver' });
    expect(await refusedWith(again)).toEqual(['invitation-open']);
    expect(
      await refusedWith(site.as(OTHER_APPROVER).accounts.invite({ email, role: 'member' })),
      'another operator is not told',
    ).toEqual(['answered']);
  });
});

describe('an invitation by somebody who is no longer an approver', () => {
  const byNora = async () => {
    const { id } = site.member(MEMBER);
    await site.as(APPROVER).accounts.setRole({ member: id, role: 'approver' });
    const nora = createCaller({ ...site.context(MEMBER), member: await memberOf(site.db, id) });
    const { link } = await nora.accounts.invite({ email, role: 'approver' });
    return { id, token: tokenOf(link) };
  };

  it('is withdrawn with the role, and the audit shows it', async () => {
    const { id, token } = await byNora();
    const { link } = await site
      .as(APPROVER)
      .accounts.invite({ email: 'kept@northgate.example', role: 'member' });
    await site.as(APPROVER).accounts.setRole({ member: id, role: 'member' });
    expect(await opens(token)).toEqual(['invitation-invalid']);
    expect(await opens(tokenOf(link))).toEqual(['answered']);
    const { events } = await site.as(APPROVER).audit.list({});
    expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['role-changed', 'invitation-withdrawn']);
    expect(events[1]).toMatchObject({ actor: 'Adrian Cole', data: { email } });
  });

  it('cannot be used even while it is still pending', async () => {
    const { id, token } = await byNora();
    await site.client.execute({ sql: "UPDATE member SET role = 'member' WHERE user_id = ?", args: [id] });
    expect(await opens(token)).toEqual(['invitation-invalid']);
    const accepting = site.as(null).accounts.accept({ token, name: 'Nell', password: 'a long enough one' });
    expect(await refusedWith(accepting)).toEqual(['invitation-invalid']);
  });
});

describe('an invitation that is withdrawn', () => {
  it('no longer opens and is not listed, and the audit shows it', async () => {
    const { token, id } = await invited();
    await site.as(APPROVER).accounts.withdrawInvitation({ id });
    expect(await opens(token)).toEqual(['invitation-invalid']);
    const accepting = site.as(null).accounts.accept({ token, name: 'Nell', password: 'a long enough one' });
    expect(await refusedWith(accepting)).toEqual(['invitation-invalid']);
    expect(await site.as(APPROVER).accounts.invitations()).toEqual([]);
    expect(await latest(2)).toEqual([
      `invitation-withdrawn Adrian Cole ${email}`,
      `member-invited Adrian Cole ${email}`,
    ]);
  });

  it('cannot be withdrawn or sent a second time', async () => {
    const { id } = await invited();
    const { withdrawInvitation, renewInvitation } = site.as(APPROVER).accounts;
    await withdrawInvitation({ id });
    expect(await refusedWith(withdrawInvitation({ id }))).toEqual(['not-found']);
    expect(await refusedWith(renewInvitation({ id }))).toEqual(['not-found']);
    expect(await latest(1)).toEqual([`invitation-withdrawn Adrian Cole ${email}`]);
  });
});

describe('an invitation that is sent again', () => {
  it('opens only with its new link, even after it expired', async () => {
    const { token, id } = await invited();
    await site.client.execute('UPDATE invitation SET expires_at = 1000');
    const { link } = await site.as(APPROVER).accounts.renewInvitation({ id });
    expect(await opens(token)).toEqual(['invitation-invalid']);
    expect(await site.as(null).accounts.invitation({ token: tokenOf(link) })).toMatchObject({ email });
    expect(await latest(1)).toEqual([`invitation-renewed Adrian Cole ${email}`]);
  });

  it('belongs to whoever made the new link', async () => {
    const { id } = await invited();
    await site.as(ADMINISTRATOR).accounts.renewInvitation({ id });
    expect(await site.as(APPROVER).accounts.invitations()).toMatchObject([{ invitedBy: 'Sam Archer' }]);
  });

  it('is refused if the address has an account by now', async () => {
    const admin = site.as(ADMINISTRATOR).accounts;
    await site.as(APPROVER).accounts.invite({ email: OTHER_MEMBER, role: 'member' });
    const [pending] = await admin.invitations();
    expect(await refusedWith(admin.renewInvitation({ id: pending?.id ?? '' }))).toEqual(['email-taken']);
  });
});
