/** E-mail that was given up, or that waits because the server cannot be used: for the administration. */
import { and, asc, count, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { mail, user } from '../db/schema';
import { type Answer, notFound } from '../problems/problem';
import { siteRow } from '../site/queries';
import type { MailState } from '../vocabulary/mail-states';

export type Undelivered = {
  id: string;
  to: string;
  state: MailState;
  createdAt: string;
  attempts: number;
  problem: string;
};

const SHOWN = 100;

const troubled = or(eq(mail.state, 'failed'), and(eq(mail.state, 'waiting'), isNotNull(mail.problem)));

export async function undelivered(
  db: Queries,
): Promise<{ mails: boolean; waiting: number; undelivered: Undelivered[] }> {
  const rows = await db
    .select({ mail, to: user.email })
    .from(mail)
    .innerJoin(user, eq(user.id, mail.userId))
    .where(troubled)
    .orderBy(asc(mail.state), asc(mail.createdAt))
    .limit(SHOWN);
  const [row] = await db.select({ waiting: count() }).from(mail).where(eq(mail.state, 'waiting'));
  return {
    mails: (await siteRow(db))?.mails === true,
    waiting: row?.waiting ?? 0,
    undelivered: rows.map(({ mail: { id, state, createdAt, attempts, problem }, to }) => ({
      id,
      to,
      state,
      createdAt,
      attempts,
      problem: problem ?? '',
    })),
  };
}

/** At once, and for as long as at first. */
export function tryAgain(
  { db, now, member }: MemberContext,
  ids: string[],
): Promise<Answer<{ tried: number }>> {
  return db.transaction(async (tx): Promise<Answer<{ tried: number }>> => {
    const at = now();
    const again = await tx
      .update(mail)
      .set({
        state: 'waiting',
        dueAt: at.getTime(),
        attempts: 0,
        firstTriedAt: null,
        endedAt: null,
        problem: null,
      })
      .where(and(inArray(mail.id, ids), troubled))
      .returning({ id: mail.id });
    if (again.length === 0) return notFound('undelivered e-mail');
    await appendEvent(tx, {
      at: at.toISOString(),
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'mail-tried-again',
      subject: 'site',
      data: { mails: again.map(({ id }) => id) },
    });
    return { ok: true, value: { tried: again.length } };
  });
}
