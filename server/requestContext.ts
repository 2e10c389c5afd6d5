import { auth } from './accounts/auth';
import { memberOf } from './accounts/queries';
import type { Context } from './context';
import { database } from './db/client';
import { deriveBesideServer } from './rulebooks/derived';

deriveBesideServer();

/** Who is asking is read from the session at every request: a role taken away is gone at once. */
export async function contextOf(headers: Headers): Promise<Context> {
  const db = await database();
  const session = await (await auth()).api.getSession({ headers });
  return { db, now: () => new Date(), member: session ? await memberOf(db, session.user.id) : null };
}
