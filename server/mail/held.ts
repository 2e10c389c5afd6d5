/** How a sender takes an e-mail from the outbox, and what it writes down of an attempt. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/client';
import { mail } from '../db/schema';

export type Mail = typeof mail.$inferSelect;

/** Longer than any attempt may take. */
export const LEASE_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 4 * 3_600_000;
/** An e-mail that the server puts off, or breaks off at, is given up after so long of a server that can be used. */
export const GIVEN_UP_MS = 4 * 86_400_000;

/** One minute, doubling to four hours. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(20, Math.max(0, attempts - 1)));

const due = (now: Date) =>
  and(
    eq(mail.state, 'waiting'),
    lte(mail.dueAt, now.getTime()),
    or(isNull(mail.leaseUntil), lt(mail.leaseUntil, now.getTime())),
  );

/** One statement, so that two senders never take the same; asked before whether there is one, as asking takes no lock. */
export async function claimMail(
  db: Queries,
  { owner, now, domain }: { owner: string; now: Date; domain: string },
): Promise<Mail | undefined> {
  const next = () => db.select({ id: mail.id }).from(mail).where(due(now)).orderBy(asc(mail.dueAt)).limit(1);
  if ((await next()).length === 0) return undefined;
  const [row] = await db
    .update(mail)
    .set({
      owner,
      leaseUntil: now.getTime() + LEASE_MS,
      attempts: sql`${mail.attempts} + 1`,
      firstTriedAt: sql`COALESCE(${mail.firstTriedAt}, ${now.toISOString()})`,
      messageId: sql`COALESCE(${mail.messageId}, ${'<'} || ${mail.id} || ${`@${domain}>`})`,
    })
    .where(inArray(mail.id, next()))
    .returning();
  return row;
}

const held = ({ id, owner }: Pick<Mail, 'id' | 'owner'>) =>
  and(eq(mail.id, id), eq(mail.owner, owner ?? ''), eq(mail.state, 'waiting'));

const FREE = { owner: null, leaseUntil: null };

export const markSent = (db: Queries, row: Mail, now: Date) =>
  db
    .update(mail)
    .set({ ...FREE, state: 'sent', problem: null, endedAt: now.toISOString() })
    .where(held(row));

export const markFailed = (db: Queries, row: Mail, { now, problem }: { now: Date; problem: string }) =>
  db
    .update(mail)
    .set({ ...FREE, state: 'failed', problem, endedAt: now.toISOString() })
    .where(held(row));

export const putOff = (db: Queries, row: Mail, { until, problem }: { until: Date; problem: string }) =>
  db
    .update(mail)
    .set({ ...FREE, dueAt: until.getTime(), problem })
    .where(held(row));

/**
 * The server cannot be used, and since the last attempt at any e-mail nobody knows that it could be: that time counts for none.
 * Otherwise one that was put off before the server was away would be given up at the first word after it.
 */
async function leaveOut(db: Queries, { id }: Mail, now: Date): Promise<void> {
  const tried = await db
    .select({ id: mail.id, dueAt: mail.dueAt, attempts: mail.attempts })
    .from(mail)
    .where(and(eq(mail.state, 'waiting'), gt(mail.attempts, 0)));
  // The present attempt is counted already, and has set no next one yet.
  const before = tried.flatMap((each) => {
    const attempts = each.id === id ? each.attempts - 1 : each.attempts;
    return attempts > 0 ? [each.dueAt - pauseAfter(attempts)] : [];
  });
  const seconds = (now.getTime() - Math.max(...before)) / 1000;
  if (!(seconds > 0 && Number.isFinite(seconds))) return;
  const moved = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${mail.firstTriedAt}, ${`+${seconds} seconds`})`;
  await db
    .update(mail)
    .set({ firstTriedAt: sql`MIN(${now.toISOString()}, ${moved})` })
    .where(and(eq(mail.state, 'waiting'), isNotNull(mail.firstTriedAt)));
}

export const waitForServer = (
  db: Database,
  row: Mail,
  { now, until, problem }: { now: Date; until: Date; problem: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await leaveOut(tx, row, now);
    await putOff(tx, row, { until, problem });
  });

export const holders = (db: Queries): Promise<{ id: string; owner: string | null }[]> =>
  db
    .select({ id: mail.id, owner: mail.owner })
    .from(mail)
    .where(and(eq(mail.state, 'waiting'), isNotNull(mail.owner)));

/** Those of senders that are gone need not wait for their lease to run out. */
export const release = (db: Queries, ids: string[]) =>
  db
    .update(mail)
    .set(FREE)
    .where(and(inArray(mail.id, ids), eq(mail.state, 'waiting')));

/** What was sent is forgotten after a quarter of a year. */
export const KEPT_MS = 92 * 86_400_000;
export const forgetSent = (db: Queries, now: Date) =>
  db
    .delete(mail)
    .where(
      and(
        eq(mail.state, 'sent'),
        gt(mail.attempts, 0),
        lt(mail.endedAt, new Date(now.getTime() - KEPT_MS).toISOString()),
      ),
    );
