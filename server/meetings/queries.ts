import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Member, Organisation } from '../access/context';
import { looksAfter, meetingsLookedAfterBy } from '../accounts/organisations/jurisdictions';
import type { Queries } from '../db/client';
import { meeting, meetingResettlement, meetingSettlement, organization, user } from '../db/schema';

export type MeetingRow = typeof meeting.$inferSelect;
export type SettlementRow = typeof meetingSettlement.$inferSelect;

export type OwnMeeting = { meeting: MeetingRow; operator: string };

const joined = (db: Queries) =>
  db
    .select({ meeting, operator: organization.name })
    .from(meeting)
    .innerJoin(organization, eq(organization.id, meeting.organisationId));

const latestFirst = [desc(meeting.day), desc(meeting.createdAt)] as const;

export const meetingsOf = (db: Queries, organisation: string): Promise<OwnMeeting[]> =>
  joined(db)
    .where(eq(meeting.organisationId, organisation))
    .orderBy(...latestFirst);

/** What it was of, who made it and when: without its data, which may be megabytes. */
const lastColumns = {
  number: meetingSettlement.number,
  revision: meetingSettlement.revision,
  head: meetingSettlement.head,
  at: meetingSettlement.at,
  by: meetingSettlement.by,
};
export type LastSettlement = Pick<SettlementRow, keyof typeof lastColumns>;

const isLast = and(
  eq(meetingSettlement.meetingId, meeting.id),
  eq(meetingSettlement.number, meeting.settlements),
);

/** Once settled, and of its jurisdictions; each as it was settled last. */
export const meetingsFor = (
  db: Queries,
  regulator: Organisation,
): Promise<(OwnMeeting & { last: LastSettlement })[]> =>
  db
    .select({ meeting, operator: organization.name, last: lastColumns })
    .from(meeting)
    .innerJoin(organization, eq(organization.id, meeting.organisationId))
    .innerJoin(meetingSettlement, isLast)
    .where(and(gt(meeting.settlements, 0), meetingsLookedAfterBy(regulator)))
    .orderBy(...latestFirst);

export async function lastSettlementOf(db: Queries, id: string): Promise<LastSettlement | undefined> {
  const [row] = await db
    .select(lastColumns)
    .from(meetingSettlement)
    .innerJoin(meeting, isLast)
    .where(eq(meeting.id, id));
  return row;
}

/** An operator's own, or for a regulator a settled one of its jurisdictions; for anyone else it does not exist. */
export async function meetingWithin(
  db: Queries,
  { organisation }: Member,
  id: string,
): Promise<OwnMeeting | undefined> {
  const [row] = await joined(db).where(eq(meeting.id, id));
  if (!row) return undefined;
  if (organisation.kind === 'operator')
    return row.meeting.organisationId === organisation.id ? row : undefined;
  const isKnown = row.meeting.settlements > 0 && looksAfter(organisation, row.meeting.rulebook);
  return organisation.kind === 'regulator' && isKnown ? row : undefined;
}

export async function meetingCount(db: Queries, organisation: string): Promise<number> {
  const [row] = await db
    .select({ known: count() })
    .from(meeting)
    .where(eq(meeting.organisationId, organisation));
  return row?.known ?? 0;
}

export const insertMeeting = (tx: Queries, values: MeetingRow) => tx.insert(meeting).values(values);

export const updateMeeting = (tx: Queries, id: string, values: Partial<MeetingRow>) =>
  tx.update(meeting).set(values).where(eq(meeting.id, id));

export const deleteMeeting = (tx: Queries, id: string) => tx.delete(meeting).where(eq(meeting.id, id));

export async function settlementOf(
  db: Queries,
  id: string,
  number: number,
): Promise<SettlementRow | undefined> {
  const [row] = await db
    .select()
    .from(meetingSettlement)
    .where(and(eq(meetingSettlement.meetingId, id), eq(meetingSettlement.number, number)));
  return row;
}

/** Without what was settled and what came of it, the latest first. */
export const settlementsOf = (db: Queries, id: string) =>
  db
    .select({
      number: meetingSettlement.number,
      hash: meetingSettlement.hash,
      why: meetingSettlement.why,
      rules: meetingSettlement.rules,
      at: meetingSettlement.at,
      by: user.name,
    })
    .from(meetingSettlement)
    .innerJoin(user, eq(user.id, meetingSettlement.by))
    .where(eq(meetingSettlement.meetingId, id))
    .orderBy(desc(meetingSettlement.number));

export const insertSettlement = (tx: Queries, values: SettlementRow) =>
  tx.insert(meetingSettlement).values(values);

export const resettlementsOf = (db: Queries, id: string) =>
  db
    .select({
      number: meetingResettlement.number,
      at: meetingResettlement.at,
      by: user.name,
      equal: meetingResettlement.equal,
      hash: meetingResettlement.hash,
    })
    .from(meetingResettlement)
    .innerJoin(user, eq(user.id, meetingResettlement.by))
    .where(eq(meetingResettlement.meetingId, id))
    .orderBy(desc(meetingResettlement.at));

export const insertResettlement = (tx: Queries, values: typeof meetingResettlement.$inferInsert) =>
  tx.insert(meetingResettlement).values(values);
