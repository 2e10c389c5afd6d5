/** Where a meeting, a settlement that is kept, or its settling again is not the one that its events tell of. */
import { asc, eq, like, sql } from 'drizzle-orm';
import type { Altered } from '../audit/shapes';
import { type ActTold, dataOf, same } from '../audit/told';
import type { Queries } from '../db/client';
import { audit, meeting, meetingResettlement, meetingSettlement } from '../db/schema';
import { hashOfText } from './packed-stakes';
import { type MeetingRow, type SettlementRow, settlementOf } from './queries';
import { sealHolds } from './sealed';
import { settledAsKept, stakedAsKept, stakesAsKept } from './stakes-as-told';
import { keptHash, stateHash } from './sums';

type Told = ActTold & { kind: string; organisation: string | null };

const SUBJECT = 'meeting:';

/** By meeting, in the order in which they were written; of all meetings or of one. */
async function eventsTold(db: Queries, id = '%'): Promise<Map<string, Told[]>> {
  const rows = await db
    .select({
      subject: audit.subject,
      kind: audit.kind,
      at: audit.at,
      actor: audit.actor,
      organisation: audit.organisationId,
      data: audit.data,
    })
    .from(audit)
    .where(like(audit.subject, `${SUBJECT}${id}`))
    .orderBy(asc(audit.seq));
  const told = new Map<string, Told[]>();
  for (const { subject, data, ...rest } of rows) {
    const id = subject.slice(SUBJECT.length);
    const own = told.get(id) ?? [];
    own.push({ ...rest, data: dataOf(data) });
    told.set(id, own);
  }
  return told;
}

function meetingAsTold(row: MeetingRow, changes: readonly Told[]): boolean {
  const last = changes.at(-1);
  if (!last || last.kind === 'meeting-removed') return false;
  const { name, rulebook, venue, day, state } = last.data;
  return same(
    [
      row.organisationId,
      row.name,
      row.rulebook,
      row.venue,
      row.day,
      stateHash(row),
      row.revision,
      row.settlements,
      row.updatedAt,
      row.updatedBy,
    ],
    [
      last.organisation,
      name,
      rulebook,
      venue,
      day,
      state,
      changes.length,
      changes.filter(({ kind }) => kind === 'meeting-settled').length,
      last.at,
      last.actor,
    ],
  );
}

/** Whether what came of a settlement is what was sealed and what its event tells of. */
export async function isAsMade(db: Queries, row: SettlementRow): Promise<boolean> {
  const told = (await eventsTold(db, row.meetingId)).get(row.meetingId) ?? [];
  const own = told.find(({ kind, data }) => kind === 'meeting-settled' && data.settlement === row.number);
  return hashOfText(row.data) === row.hash && sealHolds(row) && own?.data.hash === row.hash;
}

/** One settlement at a time: each may be megabytes. */
async function settlementAsTold(
  db: Queries,
  { id, stakes }: { id: string; stakes: ReadonlySet<string> },
  told: Told,
): Promise<boolean> {
  const { settlement, hash, kept, sealed = false } = told.data;
  const row = await settlementOf(db, id, Number(settlement));
  return (
    row !== undefined &&
    hashOfText(row.data) === row.hash &&
    sealHolds(row) &&
    (await settledAsKept(row, stakes)) &&
    same(
      [row.hash, keptHash(row), row.sealed !== null, row.at, row.by],
      [hash, kept, sealed, told.at, told.actor],
    )
  );
}

const againAsTold = async (db: Queries, id: string, told: readonly Told[]): Promise<boolean> => {
  const rows = await db
    .select()
    .from(meetingResettlement)
    .where(eq(meetingResettlement.meetingId, id))
    .orderBy(sql`rowid`);
  return same(
    rows.map(({ number, at, by, equal, hash }) => [number, at, by, equal, hash]),
    told.map(({ data, at, actor }) => [data.settlement, at, actor, data.equal, data.hash]),
  );
};

async function numbersKept(db: Queries, id: string): Promise<number[]> {
  const rows = await db
    .select({ number: meetingSettlement.number })
    .from(meetingSettlement)
    .where(eq(meetingSettlement.meetingId, id));
  return rows.map(({ number }) => number);
}

export async function alteredMeetings(db: Queries): Promise<Altered[]> {
  const told = await eventsTold(db);
  const rows = await db.select().from(meeting);
  const altered: Altered[] = [];
  for (const row of rows) {
    const events = told.get(row.id) ?? [];
    told.delete(row.id);
    const changes = events.filter(({ kind }) => kind !== 'meeting-settled-again');
    const settled = changes.filter(({ kind }) => kind === 'meeting-settled');
    const [organisation, name] = [events[0]?.organisation ?? row.organisationId, row.name];
    const add = (reference: string, part: string) => altered.push({ reference, organisation, part });
    const stakes = await stakesAsKept(db, row.id);
    if (!meetingAsTold(row, changes)) add(name, 'meeting');
    if (!stakedAsKept(row, stakes)) add(name, 'stakes');
    const named = (number: unknown) => `${name}, settlement ${number}`;
    const numbers = new Set(await numbersKept(db, row.id));
    for (const one of settled) {
      numbers.delete(Number(one.data.settlement));
      if (!(await settlementAsTold(db, { id: row.id, stakes }, one)))
        add(named(one.data.settlement), 'settlement');
    }
    for (const number of numbers) add(named(number), 'settlement');
    const again = events.filter(({ kind }) => kind === 'meeting-settled-again');
    if (!(await againAsTold(db, row.id, again))) add(name, 'settled again');
  }
  for (const events of told.values())
    if (!events.some(({ kind }) => kind === 'meeting-removed'))
      altered.push({
        reference: String(events.at(-1)?.data.name),
        organisation: events[0]?.organisation ?? '',
        part: 'whole',
      });
  return altered;
}
