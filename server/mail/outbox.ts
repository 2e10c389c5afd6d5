/** The outbox: an e-mail is written down in the transaction of the notices that it says, and sent later. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/client';
import { mail, site } from '../db/schema';
import type { NoticeGroup } from '../vocabulary/notice-kinds';
import { choicesAmong } from './choices';

const DAY_MS = 86_400_000;
/** When daily e-mails go out: 06:00 UTC. */
const DAILY_MS = 6 * 3_600_000;

/** The next time for a daily e-mail, later than now. */
export function nextSlot(at: string): Date {
  const now = Date.parse(at);
  const today = now - (now % DAY_MS) + DAILY_MS;
  return new Date(today > now ? today : today + DAY_MS);
}

const sendsMail = async (tx: Queries): Promise<boolean> =>
  (await tx.select({ mails: site.mails }).from(site).limit(1))[0]?.mails === true;

/** The daily e-mail of a person that nobody has tried to send yet. */
async function daily(tx: Queries, userId: string, at: string): Promise<string> {
  for (let slot = nextSlot(at); ; slot = new Date(slot.getTime() + DAY_MS)) {
    const [known] = await tx
      .select()
      .from(mail)
      .where(and(eq(mail.userId, userId), eq(mail.slot, slot.toISOString())));
    if (known && known.messageId === null && known.state === 'waiting') return known.id;
    if (known) continue;
    const id = randomUUID();
    await tx.insert(mail).values({
      id,
      userId,
      slot: slot.toISOString(),
      state: 'waiting',
      createdAt: at,
      dueAt: slot.getTime(),
    });
    return id;
  }
}

async function atOnce(tx: Queries, userId: string, at: string): Promise<string> {
  const id = randomUUID();
  await tx.insert(mail).values({ id, userId, state: 'waiting', createdAt: at, dueAt: Date.parse(at) });
  return id;
}

/** The e-mail in which each of these people reads a notice; nobody's where the site sends none. */
export async function queueMail(
  tx: Queries,
  people: string[],
  { group, at }: { group: NoticeGroup; at: string },
): Promise<Map<string, string>> {
  const queued = new Map<string, string>();
  if (people.length === 0 || !(await sendsMail(tx))) return queued;
  for (const [person, choice] of await choicesAmong(tx, people, group)) {
    if (choice === 'at-once') queued.set(person, await atOnce(tx, person, at));
    if (choice === 'daily') queued.set(person, await daily(tx, person, at));
  }
  return queued;
}
