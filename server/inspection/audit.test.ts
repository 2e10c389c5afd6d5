import { copyFileSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendEvent, SITE } from '../audit/append';
import { verifyChain } from '../audit/verify-chain';
import { openDatabase } from '../db/client';
import { audit } from '../db/schema';
import { type TestDatabase, testDatabase } from '../testing/database';

let test: TestDatabase;
beforeEach(async () => {
  test = await testDatabase();
  for (let n = 1; n <= 5; n++) {
    await test.db.transaction((tx) =>
      appendEvent(tx, {
        at: `2008-01-0${n}T00:00:00.000Z`,
        actor: SITE,
        organisation: null,
        kind: 'draft-saved',
        subject: 'draft:1',
        data: { revision: n },
      }),
    );
  }
});
afterEach(() => test.remove());

const reason = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
  return 'nothing was refused';
};

describe('the audit table', () => {
  it('refuses to change an event', async () => {
    expect(await reason(test.db.update(audit).set({ actorName: 'Someone else' }))).toContain('never changed');
  });
  it('refuses to delete an event', async () => {
    expect(await reason(test.db.delete(audit))).toContain('never deleted');
  });
  it('refuses to replace an event under its own number', async () => {
    const replace = sql`INSERT OR REPLACE INTO audit SELECT seq, at, actor, 'Someone else', organisation_id,
      organisation_name, kind, subject, data, previous, hash FROM audit WHERE seq = 2`;
    expect(await reason(test.db.run(replace))).toContain('must follow');
    expect(await verifyChain(test.db)).toEqual({ events: 5, ok: true });
  });
  it('rolls back the event when its transaction fails', async () => {
    const failing = test.db.transaction(async (tx) => {
      await appendEvent(tx, {
        at: '2008-02-01T00:00:00.000Z',
        actor: SITE,
        organisation: null,
        kind: 'draft-saved',
        subject: 'draft:1',
      });
      throw new Error('the change failed');
    });
    expect(await reason(failing)).toContain('the change failed');
    expect(await verifyChain(test.db)).toEqual({ events: 5, ok: true });
  });
});

describe('verifying a copy whose triggers were dropped', () => {
  const tampered = async (statement: string) => {
    await test.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    const copy = `${test.file}.copy`;
    copyFileSync(test.file, copy);
    const client = createClient({ url: `file:${copy}` });
    for (const trigger of ['audit_never_updated', 'audit_never_deleted', 'audit_next_link'])
      await client.execute(`DROP TRIGGER ${trigger}`);
    await client.execute(statement);
    client.close();
    const opened = await openDatabase(copy);
    const verified = await verifyChain(opened.db);
    opened.close();
    return verified;
  };

  it.each([
    ["UPDATE audit SET data = '{}' WHERE seq = 3", 3],
    ["UPDATE audit SET actor_name = 'Someone else' WHERE seq = 1", 1],
    ['UPDATE audit SET hash = previous WHERE seq = 5', 5],
    ['DELETE FROM audit WHERE seq = 2', 2],
    ['DELETE FROM audit WHERE seq = 1', 1],
  ])('%s is found', async (statement, brokenAt) => {
    expect(await tampered(statement)).toMatchObject({ ok: false, brokenAt });
  });
  it('finds nothing if nothing was changed', async () => {
    expect(await tampered('UPDATE audit SET data = data WHERE seq = 3')).toEqual({ events: 5, ok: true });
  });
});

describe('verifying a long chain', () => {
  it('lets other requests be answered between its pages', async () => {
    await test.db.transaction(async (tx) => {
      for (let n = 0; n < 1200; n++)
        await appendEvent(tx, {
          at: '2008-04-01T00:00:00.000Z',
          actor: SITE,
          organisation: null,
          kind: 'draft-saved',
          subject: 'draft:3',
        });
    });
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    expect(await verifyChain(test.db)).toEqual({ events: 1205, ok: true });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
    await test.client.execute('DROP TRIGGER audit_never_updated');
    await test.client.execute("UPDATE audit SET data = '[]' WHERE seq = 700");
    expect(await verifyChain(test.db), 'two pages of 500 were read').toEqual({
      events: 1000,
      ok: false,
      brokenAt: 700,
    });
  });
});

describe('writes of one process', () => {
  it('take turns, however many start at once', async () => {
    const saving = Array.from({ length: 20 }, () =>
      test.db.transaction((tx) =>
        appendEvent(tx, {
          at: '2008-03-01T00:00:00.000Z',
          actor: SITE,
          organisation: null,
          kind: 'draft-saved',
          subject: 'draft:2',
        }),
      ),
    );
    await Promise.all(saving);
    expect(await verifyChain(test.db)).toEqual({ events: 25, ok: true });
  });
});
