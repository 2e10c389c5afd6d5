import { headers } from 'next/headers';
import { cache } from 'react';
import { auth } from '@/server/accounts/auth';
import { memberOf } from '@/server/accounts/queries';
import { createCaller } from '@/server/api';
import { database } from '@/server/db/client';

/** The API for a server component, as whoever sent this request; one for the whole request. */
export const api = cache(async () => {
  const [db, signIn, sent] = await Promise.all([database(), auth(), headers()]);
  const session = await signIn.api.getSession({ headers: sent });
  const member = session ? await memberOf(db, session.user.id) : null;
  return createCaller({ db, member, now: () => new Date() });
});
