/** Organisations, the roles of their people, and a site's first account. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RightsGone } from '../../access/rights-gone';
import { createCaller } from '../../api/api';
import { actorOf, appendEvent } from '../../audit/append';
import { insertSite, setSetUpToken, siteRow } from '../../site/queries';
import { type TestDatabase, testDatabase } from '../../testing/database';
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
import { hashOfToken, newToken } from '../invitations/tokens';
import { insertPerson, memberOf, passwordHashOf } from '../stored/queries';
import { allJurisdictions, looksAfter, regulatorsOf } from './jurisdictions';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const sam = () => site.as(ADMINISTRATOR).accounts;
const idOf = (person: string) => site.member(person).organisation.id;
const problem = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error) => error.cause.problems[0] as { code: string; message: string; field?: string },
  );
const last = async () => {
  const { events } = await site.as(ADMINISTRATOR).audit.list({});
  const { kind, actor, organisation, subject, data } = events[0] ?? expect.unreachable();
  return { kind, actor, organisation, subject, data };
};

describe('an organisation', () => {
  it('is in the audit with its kind; an operator has no jurisdictions', async () => {
    const { id } = await sam().createOrganisation({
      name: 'Eastgate',
      kind: 'operator',
      jurisdictions: ['Colorado'],
    });
    expect(await last()).toEqual({
      kind: 'organisation-created',
      actor: 'Sam Archer',
      organisation: 'Eastgate',
      subject: `organisation:${id}`,
      data: { name: 'Eastgate', kind: 'operator' },
    });
    expect(await sam().organisations()).toContainEqual({
      id,
      name: 'Eastgate',
      kind: 'operator',
      members: 0,
    });
  });

  it('that regulates lists each jurisdiction once, in order', async () => {
    const jurisdictions = ['Great Britain', 'Colorado', 'Great Britain'];
    const { id } = await sam().createOrganisation({ name: 'Both', kind: 'regulator', jurisdictions });
    const sorted = ['Colorado', 'Great Britain'];
    expect((await last()).data).toEqual({ name: 'Both', kind: 'regulator', jurisdictions: sorted });
    expect((await sam().organisations()).find((one) => one.id === id)).toMatchObject({
      jurisdictions: sorted,
    });
  });

  it('has a unique name, ignoring capitals', async () => {
    expect(await problem(sam().createOrganisation({ name: 'NORTHGATE casinos', kind: 'operator' }))).toEqual({
      code: 'name-taken',
      message: 'An organisation called NORTHGATE casinos already exists. Choose another name.',
      field: 'name',
    });
  });

  it('is listed to the administration by name, with the number of its people', async () => {
    expect((await sam().organisations()).map(({ name, members }) => [name, members])).toEqual([
      ['Gambling Commission (demonstration)', 1],
      ['Harbour Gaming', 2],
      ['Northgate Casinos', 2],
      ['Site administration', 1],
    ]);
  });

  it('shows its people only to themselves and the administration', async () => {
    const names = async (person: string, organisation?: string) =>
      (await site.as(person).accounts.members({ organisation })).map(({ name }) => name);
    expect(await names(MEMBER)).toEqual(['Adrian Cole', 'Nora Ellis']);
    expect(await names(ADMINISTRATOR)).toEqual(['Sam Archer']);
    expect(await names(ADMINISTRATOR, idOf(MEMBER))).toEqual(['Adrian Cole', 'Nora Ellis']);
    expect(await names(MEMBER, idOf(MEMBER))).toEqual(['Adrian Cole', 'Nora Ellis']);
    expect(await refusedWith(sam().members({ organisation: 'nobody' }))).toEqual(['not-found']);
  });
});

describe('jurisdictions', () => {
  it('are set once each, in order, and are in the audit', async () => {
    const organisation = idOf(REVIEWER);
    const set = ['Singapore', 'Colorado', 'Colorado'];
    expect(await sam().setJurisdictions({ organisation, jurisdictions: set })).toEqual({ id: organisation });
    expect(await last()).toEqual({
      kind: 'jurisdictions-set',
      actor: 'Sam Archer',
      organisation: 'Gambling Commission (demonstration)',
      subject: `organisation:${organisation}`,
      data: { jurisdictions: ['Colorado', 'Singapore'] },
    });
    expect((await memberOf(site.db, site.member(REVIEWER).id))?.organisation.jurisdictions).toEqual([
      'Colorado',
      'Singapore',
    ]);
  });

  it.each([[[]], [['Atlantis']], [['Colorado', 'Atlantis']]])(
    '%j are refused, with the known ones named',
    async (set) => {
      const refused = await problem(
        sam().setJurisdictions({ organisation: idOf(REVIEWER), jurisdictions: set }),
      );
      expect(refused).toEqual({
        code: 'jurisdictions-unknown',
        message: `Choose at least one jurisdiction for a regulator: ${allJurisdictions().join(', ')}.`,
        field: 'jurisdictions',
      });
      expect(allJurisdictions()).toEqual([
        'California',
        'Colorado',
        'Great Britain',
        'Hong Kong',
        'Singapore',
      ]);
    },
  );

  it('decide who looks after a rulebook: all regulators that have none set', async () => {
    expect(looksAfter({}, 'gb-2007')).toBe(true);
    expect(looksAfter({ jurisdictions: ['Great Britain'] }, 'gb-2007')).toBe(true);
    expect(looksAfter({ jurisdictions: ['Colorado'] }, 'gb-2007')).toBe(false);
    const ruth = site.member(REVIEWER).id;
    expect(await regulatorsOf(site.db, 'gb-2007'), 'no operator gets a notice').toEqual([ruth]);
    await sam().setJurisdictions({ organisation: idOf(REVIEWER), jurisdictions: ['Colorado'] });
    expect(await regulatorsOf(site.db, 'gb-2007')).toEqual([]);
    expect(await regulatorsOf(site.db, 'co-rule-28')).toEqual([ruth]);
  });
});

describe('a right', () => {
  const asked = { rulebook: 'gb-2007', game: 'roulette' };
  /** A request that was under way when the rights changed still carries the old ones. */
  const noted = async (person: string) => {
    const { id } = site.member(person);
    const member = (await memberOf(site.db, id)) ?? expect.unreachable();
    return createCaller({ ...site.context(person), member });
  };

  it('stops a request under way when taken away: it writes nothing', async () => {
    const adrian = await noted(APPROVER);
    const id = site.member(APPROVER).id;
    await sam().setRole({ member: site.member(MEMBER).id, role: 'approver' });
    await sam().setRole({ member: id, role: 'member' });
    const before = await last();
    expect(await problem(adrian.drafts.create(asked))).toMatchObject({
      code: 'role-insufficient',
      message:
        'Your role changed while this was under way, so nothing was changed. Reload the page to see what you can do.',
    });
    expect(await problem(adrian.accounts.setRole({ member: id, role: 'approver' }))).toMatchObject({
      code: 'role-insufficient',
    });
    expect(await last()).toEqual(before);
    expect((await memberOf(site.db, id))?.role).toBe('member');
    expect((await (await noted(APPROVER)).drafts.create(asked)).id).toBeTruthy();
  });

  it('stops it for a lost jurisdiction too, and for a closed account', async () => {
    const ruth = (await memberOf(site.db, site.member(REVIEWER).id)) ?? expect.unreachable();
    const opening = () =>
      site.db.transaction((tx) =>
        appendEvent(tx, {
          at: new Date().toISOString(),
          actor: actorOf(ruth),
          organisation: null,
          kind: 'review-opened',
          subject: 'submission:x',
        }),
      );
    await opening();
    await sam().setJurisdictions({ organisation: idOf(REVIEWER), jurisdictions: ['Colorado'] });
    await expect(opening()).rejects.toThrow(RightsGone);
    const nora = await noted(MEMBER);
    await sam().closeMember({ member: site.member(MEMBER).id });
    expect(await problem(nora.drafts.create(asked))).toMatchObject({ code: 'role-insufficient' });
  });
});

describe('a role', () => {
  const nora = () => site.member(MEMBER).id;

  it('can be changed by an approver of the organisation or an administrator, and the audit shows it', async () => {
    const changed = await site.as(APPROVER).accounts.setRole({ member: nora(), role: 'approver' });
    expect(changed).toEqual({ id: nora(), role: 'approver' });
    expect(await last()).toEqual({
      kind: 'role-changed',
      actor: 'Adrian Cole',
      organisation: 'Northgate Casinos',
      subject: `member:${nora()}`,
      data: { from: 'member', to: 'approver' },
    });
    await sam().setRole({ member: nora(), role: 'member' });
    expect(await last()).toMatchObject({ actor: 'Sam Archer', data: { from: 'approver', to: 'member' } });
    expect((await memberOf(site.db, nora()))?.role).toBe('member');
  });

  it('must be one that the organisation has', async () => {
    expect(await problem(sam().setRole({ member: nora(), role: 'reviewer' }))).toEqual({
      code: 'role-unknown',
      message: 'In Northgate Casinos a role is approver or member; choose one of them.',
      field: 'role',
    });
    expect(await problem(sam().setRole({ member: site.member(REVIEWER).id, role: 'member' }))).toMatchObject({
      message: 'In Gambling Commission (demonstration) a role is reviewer; choose one of them.',
    });
  });

  it('may be given again to someone who has it, even to the last approver', async () => {
    const { id } = site.member(APPROVER);
    expect(await sam().setRole({ member: id, role: 'approver' })).toEqual({ id, role: 'approver' });
    expect(await problem(sam().setRole({ member: id, role: 'member' }))).toEqual({
      code: 'last-of-role',
      message:
        'Adrian Cole is the last approver of Northgate Casinos. Make someone else approver first, or invite one who joins. Then change this role.',
      field: 'role',
    });
  });

  it('of nobody is not found', async () => {
    expect(await refusedWith(sam().setRole({ member: 'nobody', role: 'member' }))).toEqual(['not-found']);
  });
});

describe('who is asking', () => {
  it('learns who they are, or that nobody is signed in', async () => {
    expect(await site.as(null).accounts.me()).toBeNull();
    await insertSite(site.db, { createdAt: '2008-01-01T00:00:00.000Z', demonstration: true });
    expect(await site.as(MEMBER).accounts.me()).toEqual({ ...site.member(MEMBER), demonstration: true });
  });
  it('does not see a demonstration banner in production', async () => {
    expect(await site.as(MEMBER).accounts.me()).toMatchObject({ demonstration: false });
    expect(site.member(OTHER_MEMBER)).toMatchObject({ twoFactor: false, role: 'member' });
  });
});

describe('a link', () => {
  it('is 256 unguessable bits, stored as their hash', () => {
    expect(newToken()).toMatch(/^[\w-]{43}$/);
    expect(newToken()).not.toBe(newToken());
    // FIPS 180-2, the hash of "abc".
    expect(hashOfToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('the first administrator', () => {
  let empty: TestDatabase;
  beforeEach(async () => {
    empty = await testDatabase();
    await insertSite(empty.db, { createdAt: '2008-01-01T00:00:00.000Z', demonstration: false });
    await setSetUpToken(empty.db, hashOfToken('the link that was printed'));
  });
  afterEach(() => empty.remove());
  const now = () => new Date('2008-01-02T03:04:05.000Z');
  const setUp = (token: string) =>
    createCaller({ db: empty.db, now, member: null }).accounts.setUp({
      token,
      name: 'Ada',
      email: 'Ada@site.example',
      password: 'a long password',
    });
  const TOKEN = 'the link that was printed';
  const refused = {
    code: 'set-up-refused',
    message: 'This set-up link is not valid. Start Assay again and use the link it prints then.',
  };

  it('is made by the printed link, and manages an organisation of their own', async () => {
    expect(await setUp(TOKEN)).toEqual({ email: 'ada@site.example' });
    const { rows } = await empty.client.execute(
      'SELECT kind, actor_name, organisation_name, data, at FROM audit',
    );
    expect(
      rows.map(({ kind, actor_name, organisation_name, data, at }) => [
        kind,
        actor_name,
        organisation_name,
        data,
        at,
      ]),
    ).toEqual([
      [
        'organisation-created',
        'Ada',
        'Administration',
        '{"kind":"administration","name":"Administration"}',
        now().toISOString(),
      ],
      [
        'member-joined',
        'Ada',
        'Administration',
        '{"email":"ada@site.example","role":"administrator"}',
        now().toISOString(),
      ],
    ]);
    const [person] = (await empty.client.execute('SELECT id FROM user')).rows;
    const id = String(person?.id);
    expect(await memberOf(empty.db, id)).toMatchObject({
      name: 'Ada',
      email: 'ada@site.example',
      role: 'administrator',
      organisation: { name: 'Administration', kind: 'administration' },
    });
    expect(await passwordHashOf(empty.db, id)).toBe('quick:a long password');
    expect((await siteRow(empty.db))?.setUpTokenHash).toBeNull();
    const organisation = (await memberOf(empty.db, id))?.organisation.id;
    const subjects = (await empty.client.execute('SELECT subject FROM audit ORDER BY seq')).rows;
    expect(subjects.map(({ subject }) => subject)).toEqual([`organisation:${organisation}`, `member:${id}`]);
  });

  it('is made by no other link', async () => {
    expect(await problem(setUp('another link altogether'))).toEqual(refused);
    expect((await empty.client.execute('SELECT id FROM user')).rows).toEqual([]);
  });

  it('is not made if somebody has an account', async () => {
    const { rows } = await empty.client.execute('SELECT seq FROM audit');
    expect(rows).toEqual([]);
    await empty.client.execute(
      "INSERT INTO organization (id, name, slug, kind, created_at) VALUES ('o', 'O', 'o', 'operator', 0)",
    );
    const person = { id: 'p', name: 'P', email: 'p@o.example', passwordHash: 'x', organisation: 'o' };
    await insertPerson(empty.db, { ...person, role: 'member', at: now() });
    expect(await problem(setUp(TOKEN))).toEqual(refused);
  });

  it('is made once, even if two people ask at the same moment', async () => {
    const asked = await Promise.all([1, 2].map(() => refusedWith(setUp(TOKEN))));
    expect(asked.flat().sort()).toEqual(['answered', 'set-up-refused']);
    expect((await empty.client.execute('SELECT id FROM user')).rows).toHaveLength(1);
  });
});
