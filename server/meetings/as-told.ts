/** Where a settlement that is kept is not the one that its events tell of. */
import { and, eq } from 'drizzle-orm';
import type { Altered } from '../audit/shapes';
import type { Queries } from '../db/client';
import { audit, meeting, meetingSettlement } from '../db/schema';
import { hashOfText } from './settle-task';

type Told = { organisation: string; name: string; number: number; hash: string };

async function settlementsTold(db: Queries): Promise<Map<string, Told>> {
  const rows = await db
    .select({ subject: audit.subject, data: audit.data, organisation: audit.organisationId })
    .from(audit)
    .where(eq(audit.kind, 'meeting-settled'));
  return new Map(
    rows.map(({ subject, data, organisation }) => {
      const said = JSON.parse(data) as { name?: unknown; settlement?: unknown; hash?: unknown };
      const number = Number(said.settlement);
      const told = {
        organisation: organisation ?? '',
        name: String(said.name),
        number,
        hash: String(said.hash),
      };
      return [`${subject.slice('meeting:'.length)} ${number}`, told];
    }),
  );
}

/** One settlement at a time: each may be megabytes. */
export async function alteredSettlements(db: Queries): Promise<Altered[]> {
  const told = await settlementsTold(db);
  const keys = await db
    .select({
      id: meetingSettlement.meetingId,
      number: meetingSettlement.number,
      name: meeting.name,
      organisation: meeting.organisationId,
    })
    .from(meetingSettlement)
    .innerJoin(meeting, eq(meeting.id, meetingSettlement.meetingId));
  const altered: Altered[] = [];
  const named = (name: string, number: number) => `${name}, settlement ${number}`;
  for (const { id, number, name, organisation } of keys) {
    const key = `${id} ${number}`;
    const [row] = await db
      .select({ data: meetingSettlement.data, hash: meetingSettlement.hash })
      .from(meetingSettlement)
      .where(and(eq(meetingSettlement.meetingId, id), eq(meetingSettlement.number, number)));
    const said = told.get(key);
    told.delete(key);
    if (!row || said?.hash !== row.hash || hashOfText(row.data) !== row.hash)
      altered.push({ reference: named(name, number), organisation, part: 'settlement' });
  }
  for (const { name, number, organisation } of told.values())
    altered.push({ reference: named(name, number), organisation, part: 'whole' });
  return altered;
}
