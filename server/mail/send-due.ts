/** Sends what waits in the outbox. Each e-mail is sent at least once, always under the same Message-ID. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { notice, user } from '../db/schema';
import type { MailServer } from '../environment/mail-server';
import { compose, type Message, type Told } from './compose';
import type { Deliver } from './deliver';
import {
  claimMail,
  GIVEN_UP_MS,
  type Mail,
  markFailed,
  markSent,
  pauseAfter,
  putOff,
  waitForServer,
} from './held';

export type PostOffice = {
  db: Database;
  deliver: Deliver;
  owner: string;
  now: () => Date;
  site: { publicUrl: string; secret: string; from: MailServer['from'] };
};

/** Notices in one daily e-mail; the rest is on the site. */
const MOST_IN_ONE = 50;

/** Undefined where nobody has to read anything: what a daily e-mail would say was read on the site already. */
async function messageOf({ db, site }: PostOffice, row: Mail): Promise<Message | undefined> {
  const [person] = await db
    .select({ id: user.id, name: user.name, address: user.email })
    .from(user)
    .where(eq(user.id, row.userId));
  const notices = await db
    .select()
    .from(notice)
    .where(eq(notice.mailId, row.id))
    .orderBy(asc(notice.at), asc(notice.id));
  const daily = row.slot !== null;
  const told = notices.flatMap(({ kind, reference, href, readAt }): Told[] =>
    kind === null || (daily && readAt !== null) ? [] : [{ kind, reference, href }],
  );
  if (!person || told.length === 0) return undefined;
  const messageId = row.messageId ?? `<${row.id}>`;
  return compose({ person, told: told.slice(0, MOST_IN_ONE), daily, messageId, site });
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Until nothing is due, or the server is away: then the rest waits too. */
export async function sendDue(office: PostOffice, stopping?: AbortSignal): Promise<'done' | 'away'> {
  const { db, deliver, owner, now, site } = office;
  while (!stopping?.aborted) {
    const row = await claimMail(db, { owner, now: now(), domain: domainOf(site.from.address) });
    if (!row) return 'done';
    const message = await messageOf(office, row);
    const delivery = message ? await deliver(message) : ({ result: 'sent' } as const);
    const at = now();
    const until = new Date(at.getTime() + pauseAfter(row.attempts));
    switch (delivery.result) {
      case 'sent':
        await markSent(db, row, at);
        break;
      case 'refused':
        await markFailed(db, row, { now: at, problem: delivery.says });
        break;
      case 'later': {
        const waited = at.getTime() - Date.parse(row.firstTriedAt ?? at.toISOString());
        if (waited >= GIVEN_UP_MS) await markFailed(db, row, { now: at, problem: delivery.says });
        else await putOff(db, row, { until, problem: delivery.says });
        break;
      }
      case 'away':
        await waitForServer(db, row, { now: at, until, problem: delivery.says });
        return 'away';
    }
  }
  return 'done';
}
