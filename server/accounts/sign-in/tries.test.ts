/** How often a password may be tried, and that a code works once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database';
import { TRIES_A_MINUTE, triesOf } from './tries';
import { firstUse } from './used-codes';

const START = Date.parse('2008-01-01T00:00:00.000Z');
let test: TestDatabase;
beforeEach(async () => {
  test = await testDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => {
  vi.useRealTimers();
  test.remove();
});
const at = (ms: number) => vi.setSystemTime(START + ms);

describe('tries of a password', () => {
  const tries = (email = 'nora@northgate.example') => triesOf(test.db, email);

  it('are counted by account, ignoring capitals', async () => {
    expect([await tries(), await tries('NORA@Northgate.example'), await tries()]).toEqual([1, 2, 3]);
    expect(await tries('adrian@northgate.example')).toBe(1);
  });

  it('start from zero a minute after the first, and not before', async () => {
    await tries();
    at(59_999);
    expect(await tries()).toBe(2);
    at(60_000);
    expect(await tries()).toBe(1);
    at(119_999);
    expect(await tries()).toBe(2);
    at(120_000);
    expect(await tries()).toBe(1);
  });

  it('store no readable address', async () => {
    await tries();
    const { rows } = await test.client.execute('SELECT * FROM rate_limit');
    expect(JSON.stringify(rows)).not.toContain('northgate');
    expect(rows[0]?.key).toMatch(/^account\|[0-9a-f]{64}$/);
  });

  it('are fewer in production than on a demonstration', () => {
    expect(TRIES_A_MINUTE.production).toEqual({ address: 10, account: 30 });
    expect(TRIES_A_MINUTE.demonstration).toEqual({ address: 120, account: 300 });
  });
});

describe('a code', () => {
  it('works once for each person', async () => {
    expect(await firstUse(test.db, 'nora', '123456')).toBe(true);
    expect(await firstUse(test.db, 'nora', '123456')).toBe(false);
    expect(await firstUse(test.db, 'nora', '654321')).toBe(true);
    expect(await firstUse(test.db, 'adrian', '123456')).toBe(true);
  });

  it('is remembered for ten minutes, longer than any code is valid, then forgotten', async () => {
    await firstUse(test.db, 'nora', '123456');
    at(10 * 60_000);
    expect(await firstUse(test.db, 'nora', '123456')).toBe(false);
    at(10 * 60_000 + 1);
    expect(await firstUse(test.db, 'nora', '123456')).toBe(true);
  });

  it('leaves the password counts alone when forgotten', async () => {
    await triesOf(test.db, 'nora@northgate.example');
    at(11 * 60_000);
    await firstUse(test.db, 'nora', '123456');
    const { rows } = await test.client.execute("SELECT key FROM rate_limit WHERE key LIKE 'account|%'");
    expect(rows).toHaveLength(1);
  });

  it('is not stored in readable form', async () => {
    await firstUse(test.db, 'nora', '123456');
    const { rows } = await test.client.execute('SELECT key FROM rate_limit');
    expect(rows[0]?.key).toMatch(/^totp\|[0-9a-f]{64}$/);
  });
});
