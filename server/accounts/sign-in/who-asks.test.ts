/** The second time a cookie comes, the sign-in library is not asked; whatever changed meanwhile counts all the same. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../environment/environment';
import { DEMONSTRATION_PASSWORD } from '../../preparing/demonstration/accounts';
import { MEMBER, type TestSite, testSite } from '../../testing/site';
import { changeRole, removeAccess } from '../stored/queries';
import { buildAuth } from './auth';
import { whoAsks } from './who-asks';

const HOUR = 3_600_000;
const ORIGIN = 'http://localhost:3000';

let site: TestSite;
let auth: ReturnType<typeof buildAuth>;
let asked: number;
let who: (cookie: string) => Promise<string | undefined>;
let cookie: string;
beforeEach(async () => {
  site = await testSite();
  auth = buildAuth(site.db, readEnvironment({ NODE_ENV: 'test', ASSAY_DATA_DIR: site.dataDir }));
  asked = 0;
  const getSession = ((given: Parameters<typeof auth.api.getSession>[0]) => {
    asked += 1;
    return auth.api.getSession(given);
  }) as typeof auth.api.getSession;
  const ask = whoAsks(site.db, { api: { getSession } });
  who = async (text) => (await ask(new Headers({ cookie: text })))?.role;
  cookie = await signedIn();
});
afterEach(() => {
  vi.useRealTimers();
  site.remove();
});

async function signedIn(): Promise<string> {
  const answer = await auth.handler(
    new Request(`${ORIGIN}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ email: MEMBER, password: DEMONSTRATION_PASSWORD }),
    }),
  );
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

it('asks the library once', async () => {
  expect([await who(cookie), await who(cookie), await who(cookie)]).toEqual(['member', 'member', 'member']);
  expect(asked).toBe(1);
});

it('sees another role at once', async () => {
  await who(cookie);
  await changeRole(site.db, site.member(MEMBER).id, 'approver');
  expect(await who(cookie)).toBe('approver');
  expect(asked).toBe(1);
});

it.each([
  ['a session that was ended', () => site.client.execute('DELETE FROM session')],
  ['access that was taken away', () => removeAccess(site.db, site.member(MEMBER).id, new Date())],
])('knows nobody by %s', async (_, end) => {
  await who(cookie);
  await end();
  expect(await who(cookie)).toBeUndefined();
});

it('knows nobody by a signature that is not right, nor by a cookie of another name', async () => {
  await who(cookie);
  const signature = cookie.lastIndexOf('.') + 1;
  const other = cookie[signature] === 'A' ? 'B' : 'A';
  const wrong = `${cookie.slice(0, signature)}${other}${cookie.slice(signature + 1)}`;
  expect(wrong).not.toBe(cookie);
  expect(await who(wrong)).toBeUndefined();
  expect(await who(cookie.replace('session_token', 'session'))).toBeUndefined();
});

it('lets the library prolong a session after an hour, and end it after its twelfth', async () => {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const second = await signedIn();
  await who(second);
  vi.setSystemTime(start + HOUR - 1000);
  await who(second);
  expect(asked).toBe(1);
  vi.setSystemTime(start + HOUR + 1000);
  expect(await who(second)).toBe('member');
  expect(asked).toBe(2);
  // Prolonged to thirteen hours from its start, and a second.
  vi.setSystemTime(start + 2 * HOUR);
  await who(second);
  expect(asked).toBe(2);
  vi.setSystemTime(start + 14 * HOUR);
  expect(await who(second)).toBeUndefined();
});
