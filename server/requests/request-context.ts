import type { Context } from '../access/context';
import { auth } from '../accounts/sign-in/auth';
import { memberOf } from '../accounts/stored/queries';
import { withoutValues } from '../problems/without-values';
import { deriveBesideServer } from '../rulebooks/derived';
import { database } from '../site/database';

deriveBesideServer();

/** The person's rights are read from the session at every request: a role that is taken away ends at once. */
export async function contextOf(headers: Headers): Promise<Context> {
  const db = await database();
  const session = await sessionOf(headers);
  return { db, now: () => new Date(), member: session ? await memberOf(db, session.user.id) : null };
}

/** A session is prolonged when read; if that cannot be written, it is still read. */
async function sessionOf(headers: Headers) {
  const { api } = await auth();
  try {
    return await api.getSession({ headers });
  } catch (error) {
    console.error('sign-in: a session could not be prolonged', withoutValues(error));
    return api.getSession({ headers, query: { disableRefresh: true } });
  }
}
