/** The address of somebody's calendar: unguessable, shown once, made again or taken away as they choose. */
import { eq } from 'drizzle-orm';
import { todayAt } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import { hashOfToken, newToken } from '../accounts/invitations/tokens';
import { memberOf } from '../accounts/stored/queries';
import { actorOf, appendEvent } from '../audit/append';
import type { Database, Queries } from '../db/client';
import { calendarLink } from '../db/schema';
import { type Answer, notFound } from '../problems/problem';
import { calendarDays } from './days';
import { writtenCalendar } from './written';

export type CalendarLink = { createdAt: string; usedAt: string | null };

export async function linkOf(db: Queries, person: string): Promise<CalendarLink | null> {
  const [row] = await db.select().from(calendarLink).where(eq(calendarLink.userId, person));
  return row ? { createdAt: row.createdAt, usedAt: row.usedAt } : null;
}

const event = ({ now, member }: MemberContext, kind: 'calendar-link-made' | 'calendar-link-removed') => ({
  at: now().toISOString(),
  actor: actorOf(member),
  organisation: member.organisation,
  kind,
  subject: `member:${member.id}`,
});

/** One at a time: an earlier address no longer works. */
export const makeLink = (context: MemberContext): Promise<{ token: string }> =>
  context.db.transaction(async (tx) => {
    const token = newToken();
    const row = { tokenHash: hashOfToken(token), createdAt: context.now().toISOString(), usedAt: null };
    await tx
      .insert(calendarLink)
      .values({ userId: context.member.id, ...row })
      .onConflictDoUpdate({ target: calendarLink.userId, set: row });
    await appendEvent(tx, event(context, 'calendar-link-made'));
    return { token };
  });

export const removeLink = (context: MemberContext): Promise<Answer<{ removed: true }>> =>
  context.db.transaction(async (tx): Promise<Answer<{ removed: true }>> => {
    const gone = await tx
      .delete(calendarLink)
      .where(eq(calendarLink.userId, context.member.id))
      .returning({ userId: calendarLink.userId });
    if (gone.length === 0) return notFound('address of a calendar');
    await appendEvent(tx, event(context, 'calendar-link-removed'));
    return { ok: true, value: { removed: true } };
  });

/** Read at most so often is it written down when a calendar was last fetched. */
const NOTED_EVERY_MS = 3_600_000;

/** Of whoever the address belongs to, with the rights they have now; undefined where it is nobody's. */
export async function calendarAt(
  db: Database,
  { token, now, publicUrl }: { token: string; now: Date; publicUrl: string },
): Promise<string | undefined> {
  const hash = hashOfToken(token);
  const [row] = await db.select().from(calendarLink).where(eq(calendarLink.tokenHash, hash));
  const member = row && (await memberOf(db, row.userId));
  if (!row || !member) return undefined;
  if (row.usedAt === null || now.getTime() - Date.parse(row.usedAt) > NOTED_EVERY_MS)
    await db
      .update(calendarLink)
      .set({ usedAt: now.toISOString() })
      .where(eq(calendarLink.tokenHash, hash))
      .catch(() => undefined);
  const days = await calendarDays(db, member, todayAt(now));
  return writtenCalendar(days, { publicUrl });
}
