/** An address for a table, that nobody can guess: whoever has it reads what the table should display today, and nothing else. */
import { randomBytes, randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { isSamePlace } from '@/rulebooks/variant/occasion';
import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { gamingTable, tableCode } from '../db/schema/index';
import { environment } from '../environment/environment';
import { type Answer, notFound, refuse } from '../problems/problem';
import type { TableLimits } from '../vocabulary/table-limits';
import { CHANGES_AT_MOST } from './change-tables';
import type { Display, Shown } from './display';
import { latestCodes, ownTable, submissionsAmong, tablesOf } from './queries';
import { belongs, wholeTables } from './read-tables';

export const addressOf = (code: string): string => `${environment().publicUrl}/t/${code}`;

const latestCode = async (db: Queries, table: string) => {
  const [row] = await db
    .select()
    .from(tableCode)
    .where(eq(tableCode.tableId, table))
    .orderBy(desc(tableCode.number))
    .limit(1);
  return row;
};

export async function readAddress(
  { db, member }: MemberContext,
  { table }: { table: string },
): Promise<Answer<{ address?: string }>> {
  const own = await ownTable(db, { id: table, organisation: member.organisation.id });
  if (!own) return notFound('table');
  const code = await latestCode(db, table);
  return { ok: true, value: code ? { address: addressOf(code.code) } : {} };
}

/** The one before stops working. */
export function makeAddress(
  context: MemberContext,
  { table }: { table: string },
): Promise<Answer<{ address: string }>> {
  const { db, member } = context;
  return db.transaction(async (tx): Promise<Answer<{ address: string }>> => {
    const own = await ownTable(tx, { id: table, organisation: member.organisation.id });
    return own ? newAddress(tx, context, table) : notFound('table');
  });
}

/** For every table of premises that has none; those that are printed keep working. */
export function makeAddresses(
  context: MemberContext,
  { premises }: { premises: string },
): Promise<Answer<{ made: number }>> {
  const { db, member } = context;
  return db.transaction(async (tx): Promise<Answer<{ made: number }>> => {
    const there = (await tablesOf(tx, member.organisation.id)).filter((each) =>
      isSamePlace(each.premises, premises),
    );
    if (there.length === 0) return notFound('table');
    const codes = await latestCodes(
      tx,
      there.map(({ id }) => id),
    );
    const without = there.filter(({ id }) => !codes.has(id));
    for (const { id } of without) {
      const made = await newAddress(tx, context, id);
      if (!made.ok) return made;
    }
    return { ok: true, value: { made: without.length } };
  });
}

async function newAddress(
  tx: Queries,
  { now, member }: MemberContext,
  table: string,
): Promise<Answer<{ address: string }>> {
  const number = ((await latestCode(tx, table))?.number ?? 0) + 1;
  if (number > CHANGES_AT_MOST)
    return refuse(
      'limit-reached',
      `This table has had ${CHANGES_AT_MOST} addresses, the most that are kept.`,
    );
  const code = randomBytes(16).toString('base64url');
  const at = now().toISOString();
  await tx.insert(tableCode).values({ id: randomUUID(), tableId: table, number, code, at, by: member.id });
  await appendEvent(tx, {
    at,
    actor: actorOf(member),
    organisation: member.organisation,
    kind: 'table-address-made',
    subject: `table:${table}`,
    data: { number },
  });
  return { ok: true, value: { address: addressOf(code) } };
}

export type AtTable = {
  table: string;
  premises: string;
  today: string;
  display: Display;
  /** Where its limits are others than those on the sign that belongs there. */
  unlike: string[];
  /** What it offers today. */
  game?: Shown & { hash: string };
  limits?: TableLimits;
};

/** Which other sign hangs there may be of a game that nobody may know of yet. */
function forAnyone({ kind, says, over }: Display, should: Shown | undefined): Display {
  // Why nothing is on it may name whose document is for another table.
  if (kind === 'none') return { kind, says: [] };
  if (kind === 'take-down')
    return { kind, says: [...(over ? [over] : []), 'Take down the sign that hangs here.'] };
  if (kind === 'replace' && should)
    return {
      kind,
      says: [
        `Another sign hangs here. Put up the one of ${should.name}, ${should.reference} version ${should.version}.`,
      ],
    };
  return { kind, says };
}

/** For anyone who has the address: only what a sign at that table says anyway, and whether it is the right one. */
export async function readAtTable(db: Queries, code: string, now: Date): Promise<Answer<AtTable>> {
  const unknown = () =>
    refuse('not-found', 'No table has this address. Ask whoever looks after the tables for the present one.');
  const [found] = await db
    .select({ code: tableCode, table: gamingTable })
    .from(tableCode)
    .innerJoin(gamingTable, eq(gamingTable.id, tableCode.tableId))
    .where(eq(tableCode.code, code));
  if (!found || (await latestCode(db, found.table.id))?.id !== found.code.id) return unknown();
  const [whole] = await wholeTables(db, [found.table], now);
  if (!whole) return unknown();
  const { display, offer } = whole;
  const should = belongs(display) ? offer?.game : undefined;
  const [row] = should ? await submissionsAmong(db, [should.submission]) : [];
  return {
    ok: true,
    value: {
      table: whole.name,
      premises: whole.premises,
      today: whole.today,
      display: forAnyone(display, should),
      unlike: should ? whole.unlike : [],
      ...(should && row ? { game: { ...should, hash: row.hash } } : {}),
      ...(should && offer?.limits ? { limits: offer.limits } : {}),
    },
  };
}
