import { getIP } from 'better-auth/api';
import type { Context } from '../access/context';
import { auth } from '../accounts/sign-in/auth';
import { memberOf } from '../accounts/stored/queries';
import { withoutValues } from '../problems/without-values';
import { judgeBesideServer } from '../results/judge';
import { deriveBesideServer } from '../rulebooks/derived';
import { database } from '../site/database';

deriveBesideServer();
judgeBesideServer();

/** The person's rights are read from the session at every request: a role that is taken away ends at once. */
export async function contextOf(headers: Headers): Promise<Context> {
  const db = await database();
  const session = await sessionOf(headers);
  const member = session ? await memberOf(db, session.user.id) : null;
  return { db, now: () => new Date(), member, address: await addressOf(headers) };
}

/** The address that tries to sign in are counted by; an IPv6 one by its network. */
async function addressOf(headers: Headers): Promise<string | undefined> {
  return getIP(headers, (await auth()).options) ?? undefined;
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
