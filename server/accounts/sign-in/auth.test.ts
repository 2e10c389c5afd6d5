import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../environment/environment';
import { DEMONSTRATION_PASSWORD } from '../../preparing/demonstration/accounts';
import { APPROVER, MEMBER, type TestSite, testSite } from '../../testing/site';
import { buildAuth } from './auth';

vi.setConfig({ testTimeout: 60_000 });

let site: TestSite;
let auth: ReturnType<typeof buildAuth>;
beforeEach(async () => {
  site = await testSite();
  const given = readEnvironment({ NODE_ENV: 'test', ASSAY_DATA_DIR: site.dataDir });
  auth = buildAuth(site.db, { ...given, mode: 'production' });
});
afterEach(() => site.remove());

const ORIGIN = 'http://localhost:3000';

/** A browser: it keeps the cookies it is given. */
function browser(address = '192.0.2.1', given = '') {
  const kept = new Map(
    given
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  );
  const cookie = () => [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    cookie,
    send: async (path: string, body: unknown): Promise<Response> => {
      const headers = {
        'content-type': 'application/json',
        origin: ORIGIN,
        'x-forwarded-for': address,
        cookie: cookie(),
      };
      const answer = await auth.handler(
        new Request(`${ORIGIN}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
      );
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
        if (/max-age=0/i.test(line)) kept.delete(name);
        else kept.set(name, value);
      }
      return answer;
    },
    isSignedIn: async () =>
      (await auth.api.getSession({ headers: new Headers({ cookie: cookie() }) })) !== null,
  };
}

const signIn = (from = browser(), password = DEMONSTRATION_PASSWORD, email = MEMBER) =>
  from.send('/sign-in/email', { email, password });

const told = async () => {
  const { events } = await site.as(MEMBER).audit.list({});
  return events
    .filter(({ kind }) => kind !== 'member-joined' && kind !== 'organisation-created')
    .map(({ kind, actor }) => `${kind} ${actor}`)
    .reverse();
};

/** RFC 6238, independent of the library that checks it. */
function codeFor(uri: string, later = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...(new URL(uri).searchParams.get('secret') ?? '').replace(/=/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

describe('signing in', () => {
  it('gives a session that is found again, on a cookie no script can read', async () => {
    const nora = browser();
    const answered = await signIn(nora);
    expect(answered.status).toBe(200);
    const cookie = answered.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^assay\.session_token=/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(await nora.isSignedIn()).toBe(true);
    expect(await told()).toEqual(['signed-in Nora Ellis']);
  });

  it('never continues an earlier session', async () => {
    const nora = browser();
    await signIn(nora);
    const planted = nora.cookie();
    await signIn(nora);
    expect(nora.cookie()).not.toBe(planted);
  });

  it('is slowed down after ten tries a minute from one address', async () => {
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await signIn(browser(), 'a wrong password')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect(await told()).toEqual([]);
  });

  it('is slowed down after thirty tries a minute for one account, from any address', async () => {
    const statuses = [];
    for (let n = 0; n < 31; n++) {
      const from = browser(`198.51.100.${n}`);
      statuses.push((await signIn(from, 'a wrong password', n % 2 ? MEMBER : MEMBER.toUpperCase())).status);
    }
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
  });

  it('nobody can sign up', async () => {
    const answered = await browser().send('/sign-up/email', {
      name: 'X',
      email: 'x@y.example',
      password: 'x'.repeat(12),
    });
    expect(answered.status).toBe(400);
    expect(await answered.json()).toMatchObject({ code: 'EMAIL_PASSWORD_SIGN_UP_DISABLED' });
    expect((await signIn(browser(), 'x'.repeat(12), 'x@y.example')).status).toBe(401);
  });
});

describe('a new password', () => {
  it('signs every other device out, even unasked, and the audit shows it', async () => {
    const [nora, elsewhere] = [browser(), browser('192.0.2.2')];
    await signIn(nora);
    await signIn(elsewhere);
    const change = { currentPassword: DEMONSTRATION_PASSWORD, newPassword: 'another long password' };
    expect((await nora.send('/change-password', change)).status).toBe(200);
    expect(await nora.isSignedIn()).toBe(true);
    expect(await elsewhere.isSignedIn()).toBe(false);
    expect((await told()).at(-1)).toBe('password-changed Nora Ellis');
  });

  it('leaves no event when refused', async () => {
    const nora = browser();
    await signIn(nora);
    const change = { currentPassword: 'not the password', newPassword: 'another long password' };
    expect((await nora.send('/change-password', change)).status).toBe(400);
    expect(await told()).toEqual(['signed-in Nora Ellis']);
  });
});

describe('the second factor', () => {
  it('is in the audit when switched on, when used to sign in, and when switched off', async () => {
    const password = DEMONSTRATION_PASSWORD;
    const nora = browser();
    await signIn(nora);
    const started = (await (await nora.send('/two-factor/enable', { password })).json()) as {
      totpURI: string;
    };
    expect(await told()).toEqual(['signed-in Nora Ellis']);
    const code = codeFor(started.totpURI);
    expect((await nora.send('/two-factor/verify-totp', { code })).status).toBe(200);
    expect(await told()).toEqual(['signed-in Nora Ellis', 'two-factor-enabled Nora Ellis']);

    const again = browser('192.0.2.2');
    expect(await (await signIn(again)).json()).toMatchObject({ twoFactorRedirect: true });
    expect(await again.isSignedIn()).toBe(false);
    expect(await told()).toHaveLength(2);
    const now = codeFor(started.totpURI, 1);
    expect((await again.send('/two-factor/verify-totp', { code: now })).status).toBe(200);
    expect(await again.isSignedIn()).toBe(true);
    expect(await told()).toHaveLength(3);
    expect((await again.send('/two-factor/disable', { password })).status).toBe(200);
    expect((await told()).slice(2)).toEqual(['signed-in Nora Ellis', 'two-factor-disabled Nora Ellis']);
    expect(await site.as(MEMBER).audit.verify()).toMatchObject({ ok: true });
  });

  it('signs every other device out when switched on', async () => {
    const [nora, elsewhere, adrian] = [browser(), browser('192.0.2.2'), browser('192.0.2.3')];
    await signIn(nora);
    await signIn(elsewhere);
    await signIn(adrian, DEMONSTRATION_PASSWORD, APPROVER);
    const enabled = await nora.send('/two-factor/enable', { password: DEMONSTRATION_PASSWORD });
    const { totpURI } = (await enabled.json()) as { totpURI: string };
    expect(await elsewhere.isSignedIn(), 'before the code').toBe(true);
    await nora.send('/two-factor/verify-totp', { code: codeFor(totpURI) });
    expect(await elsewhere.isSignedIn()).toBe(false);
    expect(await nora.isSignedIn()).toBe(true);
    expect(await adrian.isSignedIn(), 'another person').toBe(true);
  });

  it.each(['a new password', 'a new enrolment'])(
    'is required on a trusted device after %s',
    async (change) => {
      const [nora, trusted] = [browser(), browser('192.0.2.2')];
      let password = DEMONSTRATION_PASSWORD;
      const enrol = async () => {
        const { totpURI } = (await (await nora.send('/two-factor/enable', { password })).json()) as {
          totpURI: string;
        };
        expect((await nora.send('/two-factor/verify-totp', { code: codeFor(totpURI) })).status).toBe(200);
        return totpURI;
      };
      await signIn(nora);
      const code = codeFor(await enrol(), 1);
      await signIn(trusted);
      await trusted.send('/two-factor/verify-totp', { code, trustDevice: true });
      expect(await (await signIn(trusted)).json(), 'trusted').not.toHaveProperty('twoFactorRedirect');
      if (change === 'a new password') {
        const newPassword = 'another long password';
        await nora.send('/change-password', { currentPassword: password, newPassword });
        password = newPassword;
      } else {
        expect((await nora.send('/two-factor/disable', { password })).status).toBe(200);
        await enrol();
      }
      expect(await (await signIn(trusted, password)).json()).toMatchObject({ twoFactorRedirect: true });
    },
  );

  it('accepts each code once, however soon it is used again', async () => {
    const password = DEMONSTRATION_PASSWORD;
    const nora = browser();
    await signIn(nora);
    const enabled = await nora.send('/two-factor/enable', { password });
    const { totpURI } = (await enabled.json()) as { totpURI: string };
    const code = codeFor(totpURI);
    await nora.send('/two-factor/verify-totp', { code });
    const [watcher, late] = [browser('192.0.2.2'), browser('192.0.2.3')];
    await signIn(watcher);
    const answered = await watcher.send('/two-factor/verify-totp', { code, trustDevice: true });
    expect(answered.status).toBe(401);
    expect(await answered.json()).toMatchObject({
      code: 'CODE_USED',
      message: expect.stringContaining('already been tried'),
    });
    expect(await watcher.isSignedIn()).toBe(false);
    expect(await told()).toEqual(['signed-in Nora Ellis', 'two-factor-enabled Nora Ellis']);
    expect(await (await signIn(watcher)).json()).toMatchObject({ twoFactorRedirect: true });
    await signIn(late);
    expect((await late.send('/two-factor/verify-totp', { code: codeFor(totpURI, 1) })).status).toBe(200);
    expect(await late.isSignedIn()).toBe(true);
  });
});

describe('a wrong password inside a session', () => {
  const wrong = 'not the password';
  it.each<[string, Record<string, unknown>]>([
    ['/change-password', { currentPassword: wrong, newPassword: 'another long password' }],
    ['/two-factor/enable', { password: wrong }],
    ['/two-factor/disable', { password: wrong }],
    ['/two-factor/generate-backup-codes', { password: wrong }],
  ])('is counted at %s: by address', async (path, body) => {
    const nora = browser();
    await signIn(nora);
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await nora.send(path, body)).status);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is counted with the sign-in attempts, from any address', async () => {
    const nora = browser();
    await signIn(nora);
    const cookie = nora.cookie();
    const statuses = [];
    for (let n = 0; n < 30; n++) {
      const from = browser(`198.51.100.${n}`, cookie);
      statuses.push((await from.send('/two-factor/disable', { password: wrong })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await signIn(browser('203.0.113.1'))).status).toBe(429);
  });
});
