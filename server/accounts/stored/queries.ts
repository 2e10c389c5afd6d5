import { and, count, eq, like, ne, sql } from 'drizzle-orm';
import type { Member, Organisation } from '../../access/context';
import type { Database, Queries } from '../../db/client';
import {
  account,
  calendarLink,
  mail,
  mailChoice,
  member,
  notice,
  organization,
  session,
  twoFactor,
  user,
  verification,
} from '../../db/schema';
import type { Role } from '../../vocabulary/roles';
import type { Colleague } from './shapes';

const asOrganisation = ({
  id,
  name,
  kind,
  jurisdictions,
  twoReviewers,
}: Pick<
  typeof organization.$inferSelect,
  'id' | 'name' | 'kind' | 'jurisdictions' | 'twoReviewers'
>): Organisation => ({
  id,
  name,
  kind,
  ...(jurisdictions ? { jurisdictions } : {}),
  ...(twoReviewers ? { twoReviewers } : {}),
});

const asMember = (row: {
  user: typeof user.$inferSelect;
  member: typeof member.$inferSelect;
  organization: typeof organization.$inferSelect;
}): Member => ({
  id: row.user.id,
  name: row.user.name,
  email: row.user.email,
  twoFactor: row.user.twoFactorEnabled === true,
  role: row.member.role,
  organisation: asOrganisation(row.organization),
});

export async function memberOf(db: Queries, userId: string): Promise<Member | null> {
  const [row] = await db
    .select()
    .from(user)
    .innerJoin(member, eq(member.userId, user.id))
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(user.id, userId));
  return row ? asMember(row) : null;
}

const sessionsWithMembers = (db: Database) =>
  db
    .select()
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .innerJoin(member, eq(member.userId, user.id))
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(session.token, sql.placeholder('token')))
    .prepare();

/** Asked at every request, so its text is made once for each database. */
const prepared = new WeakMap<Database, ReturnType<typeof sessionsWithMembers>>();

/** Whoever has this session, whether or not it is over. */
export async function memberOfSession(
  db: Database,
  token: string,
): Promise<{ member: Member; expiresAt: Date } | undefined> {
  const statement = prepared.get(db) ?? sessionsWithMembers(db);
  prepared.set(db, statement);
  const [row] = await statement.all({ token });
  return row && { member: asMember(row), expiresAt: row.session.expiresAt };
}

/** All of them, or those of a role. */
export const colleagues = (db: Queries, organisation: string, role?: Role): Promise<Colleague[]> =>
  db
    .select({ id: user.id, name: user.name, email: user.email, role: member.role })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(eq(member.organizationId, organisation), role && eq(member.role, role)))
    .orderBy(user.name);

export async function withRole(db: Queries, organisation: string, role: Role): Promise<string[]> {
  const rows = await db
    .select({ id: member.userId })
    .from(member)
    .where(and(eq(member.organizationId, organisation), eq(member.role, role)));
  return rows.map((row) => row.id);
}

/** Trusted devices, as the sign-in library names them: deleting these asks each for a code again. */
export const forgetDevices = (db: Queries, person: string) =>
  db
    .delete(verification)
    .where(and(eq(verification.value, person), like(verification.identifier, 'trust-device-%')));

export const endOtherSessions = (db: Queries, person: string, kept: string) =>
  db.delete(session).where(and(eq(session.userId, person), ne(session.id, kept)));

export const changeRole = (tx: Queries, userId: string, role: Role) =>
  tx.update(member).set({ role }).where(eq(member.userId, userId));

export async function organisationById(db: Queries, id: string): Promise<Organisation | undefined> {
  const [row] = await db.select().from(organization).where(eq(organization.id, id));
  return row && asOrganisation(row);
}

export async function allOrganisations(db: Queries): Promise<(Organisation & { members: number })[]> {
  const rows = await db
    .select({ organization, members: count(member.id) })
    .from(organization)
    .leftJoin(member, eq(member.organizationId, organization.id))
    .groupBy(organization.id)
    .orderBy(organization.name);
  return rows.map((row) => ({ ...asOrganisation(row.organization), members: row.members }));
}

export const changeJurisdictions = (tx: Queries, id: string, jurisdictions: string[]) =>
  tx.update(organization).set({ jurisdictions }).where(eq(organization.id, id));

export const changeTwoReviewers = (tx: Queries, id: string, twoReviewers: boolean) =>
  tx.update(organization).set({ twoReviewers }).where(eq(organization.id, id));

export async function emailKnown(db: Queries, email: string): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  return rows.length > 0;
}

export async function anyone(db: Queries): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).limit(1);
  return rows.length > 0;
}

export const insertOrganisation = (tx: Queries, values: typeof organization.$inferInsert) =>
  tx.insert(organization).values(values);

export type NewPerson = {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
  organisation: string;
  role: Role;
  at: Date;
};

/** A person, their sign-in and their membership: always written together. */
export async function insertPerson(tx: Queries, person: NewPerson): Promise<void> {
  const stamps = { createdAt: person.at, updatedAt: person.at };
  await tx
    .insert(user)
    .values({ id: person.id, name: person.name, email: person.email, emailVerified: false, ...stamps });
  await tx.insert(account).values({
    id: `${person.id}-password`,
    accountId: person.id,
    providerId: 'credential',
    userId: person.id,
    password: person.passwordHash,
    ...stamps,
  });
  await tx.insert(member).values({
    id: `${person.id}-member`,
    organizationId: person.organisation,
    userId: person.id,
    role: person.role,
    createdAt: person.at,
  });
}

/** The hash their password is compared with. */
export async function passwordHashOf(db: Queries, person: string): Promise<string | undefined> {
  const [row] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, person), eq(account.providerId, 'credential')));
  return row?.password ?? undefined;
}

/**
 * Removes their sign-in, sessions and membership. The name stays, because their actions are shown under it;
 * the address is free for another account.
 */
export async function removeAccess(tx: Queries, person: string, at: Date): Promise<void> {
  for (const table of [session, account, twoFactor, member, notice, mail, mailChoice, calendarLink])
    await tx.delete(table).where(eq(table.userId, person));
  await tx
    .update(user)
    .set({ email: `${person}@closed.invalid`, twoFactorEnabled: false, updatedAt: at })
    .where(eq(user.id, person));
}
