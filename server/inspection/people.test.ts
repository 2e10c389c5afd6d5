/** People's names and rights changed in the file: the chain shows it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sealHead } from '../audit/head';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';

let told: TestSite;
let site: TestSite;
const NEW = 'new@northgate.example';
const LATER = 'later@northgate.example';
beforeAll(async () => {
  told = await testSite();
  const adrian = told.as(APPROVER);
  const invite = async (email: string) => {
    const { link } = await adrian.accounts.invite({ email, role: 'member' });
    return new URL(link).pathname.split('/').at(-1) ?? '';
  };
  const token = await invite(NEW);
  await told.as(null).accounts.accept({ token, name: 'Nell Ward', password: 'correct horse battery' });
  await invite(LATER);
  for (const role of ['approver', 'member'] as const)
    await adrian.accounts.setRole({ member: told.member(MEMBER).id, role });
  await told.as(ADMINISTRATOR).accounts.closeMember({ member: told.member(OTHER_MEMBER).id });
  await told.as(ADMINISTRATOR).accounts.setJurisdictions({
    organisation: told.member(REVIEWER).organisation.id,
    jurisdictions: ['Great Britain'],
  });
});
afterAll(() => told.remove());
beforeEach(async () => {
  site = await testSite(told);
  await sealHead(site.db, site.dataDir);
});
afterEach(() => site.remove());

const verified = (person = ADMINISTRATOR) => site.as(person).audit.verify();

it('people who were invited, changed roles or left are who they were', async () => {
  expect(await verified()).toMatchObject({ ok: true, altered: 0, records: [] });
});

const person = (email: string) => `(SELECT id FROM user WHERE email = '${email}')`;
const organisation = (name: string) => `(SELECT id FROM organization WHERE name = '${name}')`;
const NORA = 'Nora Ellis';
const NORTHGATE = 'Northgate Casinos';
const INSERT_USER = `INSERT INTO user SELECT 'x', 'Eve', 'eve@regulator.example', 0, NULL, created_at, updated_at, 0 FROM user WHERE id = ${person(REVIEWER)}`;
const INSERT_MEMBER = `INSERT INTO member SELECT 'x', organization_id, 'x', role, created_at FROM member WHERE user_id = ${person(REVIEWER)}`;

it.each<[string, string, string, string[]]>([
  ['a role', `UPDATE member SET role = 'approver' WHERE user_id = ${person(MEMBER)}`, NORA, ['role']],
  [
    'an organisation somebody belongs to',
    `UPDATE member SET organization_id = ${organisation('Harbour Gaming')} WHERE user_id = ${person(MEMBER)}`,
    NORA,
    ['organisation'],
  ],
  ['a name', `UPDATE user SET name = 'x' WHERE email = '${NEW}'`, 'x', ['name']],
  ['an address', `UPDATE user SET email = 'x@y.example' WHERE email = '${MEMBER}'`, NORA, ['email']],
  ['an account without one who was invited', INSERT_USER, 'Eve', ['whole']],
  ['a member nobody invited', `${INSERT_USER}; ${INSERT_MEMBER}`, 'Eve', ['whole']],
  [
    'a closed account, opened again',
    `INSERT INTO member SELECT 'x', organization_id, (SELECT id FROM user WHERE name = 'Hana Moore'), role, created_at FROM member WHERE user_id = ${person(MEMBER)}`,
    'Hana Moore',
    ['role', 'organisation'],
  ],
  [
    'a membership, deleted',
    `DELETE FROM member WHERE user_id = ${person(NEW)}`,
    'Nell Ward',
    ['role', 'organisation'],
  ],
  ['an account, deleted', `DELETE FROM user WHERE email = '${NEW}'`, 'Nell Ward', ['whole']],
  [
    'the name of an organisation',
    `UPDATE organization SET name = 'x' WHERE name = '${NORTHGATE}'`,
    'x',
    ['name'],
  ],
  [
    'the kind of an organisation',
    `UPDATE organization SET kind = 'regulator' WHERE name = '${NORTHGATE}'`,
    NORTHGATE,
    ['kind'],
  ],
  [
    'the jurisdictions of a regulator',
    `UPDATE organization SET jurisdictions = NULL WHERE kind = 'regulator'`,
    'Gambling Commission (demonstration)',
    ['jurisdictions'],
  ],
  [
    'the role of an invitation',
    `UPDATE invitation SET role = 'approver' WHERE email = '${LATER}'`,
    LATER,
    ['role'],
  ],
  [
    'an invitation nobody made',
    `INSERT INTO invitation SELECT 'x', organization_id, 'eve@regulator.example', role, status, expires_at, created_at, inviter_id, 'x' FROM invitation WHERE email = '${LATER}'`,
    'eve@regulator.example',
    ['whole'],
  ],
])('%s is found', async (_what, statement, reference, parts) => {
  await unguarded(site, statement);
  const { ok, records } = await verified();
  expect(ok).toBe(false);
  expect(records).toEqual(parts.map((part) => ({ reference, part })));
});

it('an account made by an invitation that was raised, and lowered again, is found', async () => {
  const { link } = await site.as(APPROVER).accounts.invite({ email: 'x@northgate.example', role: 'member' });
  await unguarded(site, `UPDATE invitation SET role = 'approver' WHERE email = 'x@northgate.example'`);
  const token = new URL(link).pathname.split('/').at(-1) ?? '';
  await site.as(null).accounts.accept({ token, name: 'Eve', password: 'correct horse battery' });
  await unguarded(site, `UPDATE invitation SET role = 'member' WHERE email = 'x@northgate.example'`);
  expect((await verified()).records).toEqual([{ reference: 'Eve', part: 'invitation' }]);
});

it('somebody renamed in the file who then acts is found under both names', async () => {
  await unguarded(
    site,
    `UPDATE user SET name = 'x' WHERE email = '${NEW}'; UPDATE user SET name = 'Nell Ward' WHERE email = '${MEMBER}'`,
  );
  expect((await verified()).records).toEqual([
    { reference: 'Nell Ward', part: 'name' },
    { reference: 'x', part: 'name' },
  ]);
});

it('is named to the administration and to the organisation, and to nobody else', async () => {
  await unguarded(site, `UPDATE member SET role = 'approver' WHERE user_id = ${person(MEMBER)}`);
  expect((await verified(APPROVER)).records).toEqual([{ reference: NORA, part: 'role' }]);
  for (const other of [OTHER_APPROVER, REVIEWER])
    expect(await verified(other)).toMatchObject({ ok: false, altered: 1, records: [] });
});
