import { getIP } from 'better-auth/api';
import type { Context } from '../access/context';
import { auth } from '../accounts/sign-in/auth';
import { whoAsks } from '../accounts/sign-in/who-asks';
import { settleBesideServer } from '../meetings/settler';
import { takeBesideServer } from '../meetings/taking/taker';
import { judgeInThread } from '../results/judge';
import { deriveBesideServer } from '../rulebooks/derived';
import { database } from '../site/database';

deriveBesideServer();
judgeInThread();
settleBesideServer();
takeBesideServer();

let asker: Promise<ReturnType<typeof whoAsks>> | undefined;

export async function contextOf(headers: Headers): Promise<Context> {
  const db = await database();
  asker ??= auth().then((library) => whoAsks(db, library));
  const member = await (await asker)(headers);
  return { db, now: () => new Date(), member, address: await addressOf(headers) };
}

/** The address that tries to sign in are counted by; an IPv6 one by its network. */
async function addressOf(headers: Headers): Promise<string | undefined> {
  return getIP(headers, (await auth()).options) ?? undefined;
}
