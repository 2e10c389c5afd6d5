/** A locked database and a full disk, as people who use the site meet them. */
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Client, createClient, type Transaction } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '../api/api';
import { MEMBER, refusedWith, type TestSite, testSite } from '../testing/site';
import { type Opened, openDatabase } from './client';
import { storageTrouble } from './storage-trouble';

const PATIENCE_MS = 400;
const START = { rulebook: 'gb-2007', game: 'big-six' };

let site: TestSite;
let opened: Opened;
beforeEach(async () => {
  site = await testSite();
  opened = await openDatabase(site.file, PATIENCE_MS);
});
afterEach(() => {
  opened.close();
  site.remove();
});
const nora = () => createCaller({ ...site.context(MEMBER), db: opened.db });
const names = async () => (await nora().drafts.list({})).drafts.length;

describe('a write lock that another program holds', () => {
  let other: Client;
  let lock: Transaction;
  beforeEach(async () => {
    other = createClient({ url: pathToFileURL(site.file).href });
    lock = await other.transaction('write');
  });
  afterEach(async () => {
    lock.close();
    other.close();
  });

  it('leaves reads working while a write waits', async () => {
    const patient = await openDatabase(site.file, 10_000);
    const staff = createCaller({ ...site.context(MEMBER), db: patient.db });
    const order: string[] = [];
    const write = staff.drafts.create(START).then(() => order.push('written'));
    // If the driver waited, nothing else would run until it gave up.
    for (let n = 0; n < 3; n += 1) {
      await staff.notices.list();
      order.push('read');
    }
    await lock.commit();
    await write;
    patient.close();
    expect(order).toEqual(['read', 'read', 'read', 'written']);
  });

  it('does not keep a draft from being opened', async () => {
    await lock.commit();
    const { id } = await nora().drafts.create(START);
    lock = await other.transaction('write');
    expect(await nora().drafts.get({ id })).toMatchObject({ id });
  });

  it('is waited for by a change that begins with its tables', async () => {
    let written = 0;
    const heard = await openDatabase(site.file, PATIENCE_MS, () => {
      written += 1;
    });
    const change = `WITH said(name) AS (SELECT 'Renamed') UPDATE user SET name = (SELECT name FROM said)`;
    const done = heard.client.execute(change);
    await lock.commit();
    await done;
    const { rows } = await heard.client.execute('SELECT DISTINCT name FROM user');
    heard.close();
    expect(rows.map(({ name }) => name)).toEqual(['Renamed']);
    expect(written).toBe(1);
  });

  it('delays requests until it is free, and then they are done', async () => {
    const write = nora().drafts.create(START);
    await wait(50);
    await lock.commit();
    expect(await write).toMatchObject({ id: expect.any(String) });
    expect(await names()).toBe(1);
  });

  it('refuses many writers after one waiting time, not one after another', async () => {
    const refused = async (many: number): Promise<number> => {
      const began = performance.now();
      const answers = await Promise.all(
        Array.from({ length: many }, () => refusedWith(nora().drafts.create(START))),
      );
      expect(answers).toEqual(answers.map(() => ['storage-locked']));
      return performance.now() - began;
    };
    const one = await refused(1);
    expect((await refused(8)) / one).toBeLessThan(4);
  });
});

describe('a full disk', () => {
  it('refuses to save with a sentence, but can still be read', async () => {
    const { id } = await nora().drafts.create(START);
    // The limit applies to one connection, which the driver keeps for the next transactions.
    const transaction = await opened.client.transaction('write');
    const { rows } = await transaction.execute('PRAGMA page_count');
    await transaction.execute(`PRAGMA max_page_count = ${rows[0]?.page_count}`);
    await transaction.commit();
    const { variant } = await nora().drafts.get({ id });
    const codes: string[] = [];
    for (let revision = 1; revision < 40 && codes.length === 0; revision += 1) {
      const name = `Wheel ${revision} ${'x'.repeat(100)}`;
      const saved = await refusedWith(nora().drafts.save({ id, revision, variant, name }));
      if (saved[0] !== 'answered') codes.push(...saved);
    }
    expect(codes).toEqual(['storage-full']);
    expect((await nora().drafts.get({ id })).variant).toEqual(variant);
    expect(await names()).toBe(1);
  });
});

it.each([
  ['SQLITE_BUSY_SNAPSHOT', 'storage-locked'],
  ['SQLITE_IOERR_WRITE', 'storage-failing'],
  ['ENOSPC', 'storage-full'],
  ['SQLITE_READONLY', 'storage-read-only'],
  ['SQLITE_CONSTRAINT_TRIGGER', undefined],
])('%s is %s, however deeply it is wrapped', (code, problem) => {
  const error = new Error('outer', { cause: Object.assign(new Error('inner'), { code }) });
  expect(storageTrouble(error)?.code).toBe(problem);
});
