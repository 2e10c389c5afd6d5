/** The rules for sessions and passwords, as configured in the sign-in library. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Environment, readEnvironment } from '../../environment/environment';
import { DEMONSTRATION_PASSWORD } from '../../preparing/demonstration/accounts';
import { MEMBER, REVIEWER, type TestSite, testSite } from '../../testing/site';
import { memberOf, removeAccess } from '../stored/queries';
import { buildAuth, OPEN_PATHS } from './auth';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => {
  vi.useRealTimers();
  site.remove();
});

const authAt = (change: Partial<Environment> = {}) =>
  buildAuth(site.db, { ...readEnvironment({ NODE_ENV: 'test', ASSAY_DATA_DIR: site.dataDir }), ...change });

const send = (
  auth: ReturnType<typeof buildAuth>,
  path: string,
  body: unknown,
  { origin = 'http://localhost:3000', cookie = '' } = {},
) =>
  auth.handler(
    new Request(`${origin}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    }),
  );
const credentials = { email: MEMBER, password: DEMONSTRATION_PASSWORD };
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

describe('a session', () => {
  it('is on a cookie for secure connections only if the site has one', async () => {
    const plain = await send(authAt(), '/sign-in/email', credentials);
    expect(plain.headers.get('set-cookie')).not.toMatch(/Secure/);
    const origin = 'https://assay.example';
    const secure = await send(authAt({ publicUrl: origin }), '/sign-in/email', credentials, { origin });
    expect(secure.headers.get('set-cookie')).toMatch(/^__Secure-assay\.session_token=.*Secure/);
  });

  it('ends twelve hours after its last use', async () => {
    const auth = authAt();
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const cookie = cookieOf(await send(auth, '/sign-in/email', credentials));
    const holds = async () => (await auth.api.getSession({ headers: new Headers({ cookie }) })) !== null;
    const { rows } = await site.client.execute('SELECT expires_at FROM session');
    const expires = Number(rows[0]?.expires_at);
    const hours = (expires * (expires < 1e11 ? 1000 : 1) - start) / 3_600_000;
    expect(Math.round(hours * 100) / 100).toBe(12);
    vi.setSystemTime(start + 12 * 3_600_000 - 60_000);
    expect(await holds()).toBe(true);
    vi.setSystemTime(start + 25 * 3_600_000);
    expect(await holds()).toBe(false);
  });
});

describe('a password', () => {
  it.each([
    ['x'.repeat(11), 400],
    ['x'.repeat(12), 200],
    ['x'.repeat(128), 200],
    ['x'.repeat(129), 400],
  ])('of %s answers %i', async (newPassword, status) => {
    const auth = authAt();
    const cookie = cookieOf(await send(auth, '/sign-in/email', credentials));
    const change = { currentPassword: DEMONSTRATION_PASSWORD, newPassword };
    expect((await send(auth, '/change-password', change, { cookie })).status).toBe(status);
  });

  it('that is wrong gets the same answer as an unknown address', async () => {
    const auth = authAt();
    const wrong = await send(auth, '/sign-in/email', { ...credentials, password: 'a wrong password' });
    const nobody = await send(auth, '/sign-in/email', { ...credentials, email: 'nobody@x.example' });
    expect([wrong.status, await wrong.json()]).toEqual([nobody.status, await nobody.json()]);
    expect(wrong.status).toBe(401);
  });
});

describe('of the sign-in library', () => {
  it('no endpoint that changes organisations, people or roles answers', () => {
    for (const path of OPEN_PATHS)
      expect(path).toMatch(/^\/(sign-|get-session|list-sessions|revoke-|change-password|two-factor\/)/);
    expect(OPEN_PATHS.has('/sign-up/email')).toBe(false);
    expect(OPEN_PATHS.size).toBe(13);
  });
});

describe('access that was taken away', () => {
  it('leaves the name, but no way to sign in or get messages', async () => {
    const { id } = site.member(MEMBER);
    const auth = authAt();
    await send(auth, '/sign-in/email', credentials);
    await site.client.execute({
      sql: "INSERT INTO notice (id, user_id, at, text, href) VALUES ('n', ?, '2008-01-01T00:00:00.000Z', 'x', '/x')",
      args: [id],
    });
    await site.client.execute({ sql: 'UPDATE user SET two_factor_enabled = 1 WHERE id = ?', args: [id] });
    expect((await memberOf(site.db, id))?.twoFactor).toBe(true);
    await removeAccess(site.db, id, new Date());
    for (const table of ['session', 'account', 'two_factor', 'member', 'notice']) {
      const { rows } = await site.client.execute({
        sql: `SELECT * FROM ${table} WHERE user_id = ?`,
        args: [id],
      });
      expect({ table, rows: rows.length }).toEqual({ table, rows: 0 });
    }
    const { rows } = await site.client.execute({
      sql: 'SELECT name, email, two_factor_enabled FROM user WHERE id = ?',
      args: [id],
    });
    expect(rows.map((row) => ({ ...row }))).toMatchObject([
      { name: 'Nora Ellis', email: `${id}@closed.invalid`, two_factor_enabled: 0 },
    ]);
    expect(await memberOf(site.db, site.member(REVIEWER).id)).not.toBeNull();
  });
});
