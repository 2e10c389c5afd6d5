/** The sealed head: what counts as one, when it is written, and what is reported if it does not match. */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderOf } from '../inspection/verify';
import { currentKey } from '../seals/ring';
import { seal } from '../seals/seal';
import { type TestDatabase, testDatabase } from '../testing/database';
import { appendEvent, SITE } from './append';
import { checkHead, headFile, readHead, sealHead } from './head';
import { keepHeadSealed } from './keep-head-sealed';

let test: TestDatabase;
beforeEach(async () => {
  test = await testDatabase();
});
afterEach(() => test.remove());

const write = () =>
  test.db.transaction((tx) =>
    appendEvent(tx, {
      at: '2008-01-01T00:00:00.000Z',
      actor: SITE,
      organisation: null,
      kind: 'site-created',
      subject: 'site',
    }),
  );
const sealed = (evenIfAbsent = true) => sealHead(test.db, test.dataDir, { evenIfAbsent });
const head = () => {
  const read = readHead(test.dataDir);
  return read.state === 'sealed' ? read.head : expect.unreachable(read.state);
};

describe('a head', () => {
  it('is the number and the hash of the newest event', async () => {
    await write();
    await write();
    expect(await sealed()).toBe('absent');
    const { rows } = await test.client.execute('SELECT seq, hash FROM audit ORDER BY seq DESC LIMIT 1');
    expect(head()).toMatchObject({ seq: 2, hash: rows[0]?.hash });
    expect(Math.abs(Date.parse(head().at) - Date.now())).toBeLessThan(60_000);
    expect(await checkHead(test.db, test.dataDir)).toBe('contained');
  });

  it('does not exist for a chain without events', async () => {
    expect(await sealed()).toBe('absent');
    expect(readHead(test.dataDir)).toEqual({ state: 'absent' });
  });

  it('is started only on request', async () => {
    await write();
    expect(await sealHead(test.db, test.dataDir)).toBe('absent');
    expect(readHead(test.dataDir)).toEqual({ state: 'absent' });
  });

  it('follows the chain, and is left alone while nothing was written', async () => {
    await write();
    await sealed();
    const first = readFileSync(headFile(test.dataDir), 'utf8');
    await wait(5);
    expect(await sealed(false)).toBe('contained');
    expect(readFileSync(headFile(test.dataDir), 'utf8')).toBe(first);
    await write();
    expect(await sealed(false)).toBe('contained');
    expect(head().seq).toBe(2);
    expect(readdirSync(test.dataDir).filter((name) => name.endsWith('.new'))).toEqual([]);
    expect(statSync(headFile(test.dataDir)).mode & 0o777).toBe(0o600);
  });

  it.each([
    { seq: 0 },
    { seq: 1.5 },
    { hash: 'x'.repeat(64) },
    { hash: 'a'.repeat(63) },
    { hash: `${'a'.repeat(64)}b` },
    { hash: `-${'a'.repeat(64)}` },
    { at: 'yesterday' },
  ])('is not one that reads %o, even if this site’s key sealed it', (wrong) => {
    const given = { seq: 1, hash: 'a'.repeat(64), at: '2008-01-01T00:00:00.000Z' };
    const put = (of: object) =>
      writeFileSync(
        headFile(test.dataDir),
        JSON.stringify({ head: of, seal: seal('audit-head', of, currentKey(test.dataDir)) }),
      );
    put(given);
    expect(readHead(test.dataDir)).toMatchObject({ state: 'sealed', head: given });
    put({ ...given, ...wrong });
    expect(readHead(test.dataDir)).toEqual({ state: 'forged' });
  });

  it('that cannot be read at all is an error, not a missing one', () => {
    mkdirSync(headFile(test.dataDir));
    expect(() => readHead(test.dataDir)).toThrow(/EISDIR/);
  });

  it('is beside the database that is open', async () => {
    expect(await folderOf(test.db)).toBe(test.dataDir);
  });
});

describe('keeping it sealed', () => {
  const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  it('happens once, shortly after any number of writes, and again after later ones', async () => {
    await write();
    await sealed();
    const written = keepHeadSealed(test.db, test.dataDir);
    await write();
    for (let n = 0; n < 5; n += 1) written();
    expect(head().seq).toBe(1);
    await expect.poll(() => head().seq, { timeout: 5000 }).toBe(2);
    await write();
    written();
    await expect.poll(() => head().seq, { timeout: 5000 }).toBe(3);
  });

  it('logs a head only if it does not match', async () => {
    const said = logged();
    await write();
    await sealed();
    const written = keepHeadSealed(test.db, test.dataDir);
    written();
    await wait(200);
    expect(said).not.toHaveBeenCalled();
    rmSync(headFile(test.dataDir));
    written();
    await expect
      .poll(() => said.mock.calls, { timeout: 5000 })
      .toEqual([['audit: the sealed head is absent; run the check on the Audit page']]);
  });

  it('logs why it failed', async () => {
    const said = logged();
    await write();
    mkdirSync(headFile(test.dataDir));
    keepHeadSealed(test.db, test.dataDir)();
    await expect.poll(() => said.mock.calls.length, { timeout: 5000 }).toBe(1);
    expect(said.mock.calls[0]).toEqual([
      'audit: the head could not be sealed',
      expect.stringMatching(/EISDIR/),
    ]);
  });
});
