/** Compares accounts, organisations and invitations with their events: who anybody is, and what they may do. */
import { asc, eq, inArray } from 'drizzle-orm';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Altered } from '../audit/shapes';
import type { Queries } from '../db/client';
import { audit, invitation, member, organization, user } from '../db/schema';
import { letterheadHash } from '../letterheads/hash';
import { allLetterheads } from '../letterheads/queries';
import type { EventKind } from '../vocabulary/event-kinds';

const KINDS: EventKind[] = [
  'organisation-created',
  'jurisdictions-set',
  'two-reviewers-set',
  'letterhead-set',
  'member-invited',
  'member-joined',
  'role-changed',
  'account-closed',
];

type Fields = Record<string, unknown>;
/** By part: what it says; undefined if no event says anything about it. */
type Row = { id: string; reference: string; organisation: string; fields: Fields };

type Told = {
  accounts: Map<string, Fields>;
  organisations: Map<string, Fields>;
  invitations: Map<string, Fields>;
};

async function told(db: Queries): Promise<Told> {
  const links = await db.select().from(audit).where(inArray(audit.kind, KINDS)).orderBy(asc(audit.seq));
  const so: Told = { accounts: new Map(), organisations: new Map(), invitations: new Map() };
  for (const { kind, subject, data: text, organisationId: organisation, actor, actorName } of links) {
    const data = JSON.parse(text) as Fields;
    const id = subject.slice(subject.indexOf(':') + 1);
    const { email, role } = data;
    const add = (to: Map<string, Fields>, fields: Fields) => to.set(id, { ...to.get(id), ...fields });
    if (kind === 'organisation-created')
      add(so.organisations, {
        name: data.name,
        kind: data.kind,
        jurisdictions: data.jurisdictions ?? null,
        letterhead: null,
        twoReviewers: false,
      });
    if (kind === 'jurisdictions-set') add(so.organisations, { jurisdictions: data.jurisdictions });
    if (kind === 'two-reviewers-set') add(so.organisations, { twoReviewers: data.twoReviewers });
    if (kind === 'letterhead-set') add(so.organisations, { letterhead: data.letterhead });
    if (kind === 'member-invited') add(so.invitations, { email, role, organisation });
    if (kind === 'member-joined') {
      const name = actor === id ? actorName : data.name;
      const invited = so.invitations.get(String(data.invitation));
      const asInvited = data.invitation === undefined || isSame(invited, { email, role, organisation });
      add(so.accounts, { name, email, role, organisation, ...(asInvited ? {} : { invitation: 'another' }) });
    }
    if (kind === 'role-changed') add(so.accounts, { role: data.to });
    if (kind === 'account-closed') add(so.accounts, { email: undefined, role: null, organisation: null });
  }
  return so;
}

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null);

function compared(rows: Row[], known: Map<string, Fields>): Altered[] {
  const altered = rows.flatMap(({ id, reference, organisation, fields }): Altered[] => {
    const said = known.get(id);
    if (!said) return [{ reference, organisation, part: 'whole' }];
    return Object.keys({ ...fields, ...said })
      .filter((part) => said[part] !== undefined && !isSame(fields[part], said[part]))
      .map((part) => ({ reference, organisation, part }));
  });
  const here = new Set(rows.map(({ id }) => id));
  const gone = [...known].filter(([id]) => !here.has(id));
  return [
    ...altered,
    ...gone.map(([, { name, email, organisation }]) => ({
      reference: String(name ?? email),
      organisation: String(organisation ?? ''),
      part: 'whole',
    })),
  ];
}

/**
 * Names never change: someone who acted under a name other than their present one was renamed in the file.
 */
async function renamed(db: Queries, rows: Row[], by: 'actor' | 'organisation'): Promise<Altered[]> {
  const [id, name] =
    by === 'actor' ? [audit.actor, audit.actorName] : [audit.organisationId, audit.organisationName];
  const used = await db.selectDistinct({ id, name }).from(audit);
  const now = new Map(rows.map((row) => [row.id, row]));
  return used.flatMap(({ id, name }) => {
    const row = now.get(String(id));
    return row && row.fields.name !== name
      ? [{ reference: row.reference, organisation: row.organisation, part: 'name' }]
      : [];
  });
}

export async function alteredPeople(db: Queries): Promise<Altered[]> {
  const so = await told(db);
  const people = await db.select().from(user).leftJoin(member, eq(member.userId, user.id));
  const accounts = people.map(({ user: { id, name, email }, member: of }): Row => {
    const organisation = of?.organizationId ?? null;
    const fields = { name, email, role: of?.role ?? null, organisation };
    return { id, reference: name, organisation: organisation ?? '', fields };
  });
  const letterheads = new Map(
    (await allLetterheads(db)).map(({ organisationId, content }) => [
      organisationId,
      letterheadHash(content),
    ]),
  );
  const organisations = (await db.select().from(organization)).map(
    ({ id, name, kind, jurisdictions, twoReviewers }): Row => ({
      id,
      reference: name,
      organisation: id,
      fields: { name, kind, jurisdictions, twoReviewers, letterhead: letterheads.get(id) ?? null },
    }),
  );
  const invitations = (await db.select().from(invitation)).map(
    ({ id, email, role, organizationId: organisation }): Row => ({
      id,
      reference: email,
      organisation,
      fields: { email, role, organisation },
    }),
  );
  const found = [
    ...compared(accounts, so.accounts),
    ...(await renamed(db, accounts, 'actor')),
    ...compared(organisations, so.organisations),
    ...(await renamed(db, organisations, 'organisation')),
    ...compared(invitations, so.invitations),
  ];
  return [...new Map(found.map((each) => [canonicalJson(each), each])).values()];
}
