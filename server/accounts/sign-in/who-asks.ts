/** Who a request comes from, by its cookie. */
import type { Member } from '../../access/context';
import type { Database } from '../../db/client';
import { withoutValues } from '../../problems/without-values';
import { BoundedMap } from '../../site/bounded-map';
import { memberOf, memberOfSession } from '../stored/queries';
import { type buildAuth, SESSION_PROLONGED_BEFORE_MS } from './auth';

type Auth = { api: Pick<ReturnType<typeof buildAuth>['api'], 'getSession'> };

const KEPT = 2000;
/** Longer than what the site itself sets by far. */
const LONGEST_COOKIE = 2000;

/** Rights are read each time: a role or a session that is taken away ends at once, in every process. */
export function whoAsks(db: Database, auth: Auth): (headers: Headers) => Promise<Member | null> {
  /**
   * Which session a cookie names, where the library has found its signature right: checking that again takes longer than
   * all that is read here.
   */
  const known = new BoundedMap<string>(KEPT);

  /** Nobody where the library has to look: the session is over, or due to be prolonged. */
  async function byKnownCookie(cookie: string): Promise<Member | undefined> {
    const token = known.get(cookie);
    const found = token === undefined ? undefined : await memberOfSession(db, token);
    const isLasting = found && found.expiresAt.getTime() - Date.now() > SESSION_PROLONGED_BEFORE_MS;
    return isLasting ? found.member : undefined;
  }

  async function byLibrary(headers: Headers, cookie: string): Promise<Member | null> {
    const found = await sessionOf(auth, headers);
    if (!found) return null;
    if (cookie.length <= LONGEST_COOKIE) known.set(cookie, found.session.token);
    return memberOf(db, found.user.id);
  }

  return async (headers) => {
    const cookie = headers.get('cookie');
    if (cookie === null) return null;
    return (await byKnownCookie(cookie)) ?? (await byLibrary(headers, cookie));
  };
}

/** A session is prolonged when read; if that cannot be written, it is still read. */
async function sessionOf({ api }: Auth, headers: Headers) {
  try {
    return await api.getSession({ headers });
  } catch (error) {
    console.error('sign-in: a session could not be prolonged', withoutValues(error));
    return api.getSession({ headers, query: { disableRefresh: true } });
  }
}
