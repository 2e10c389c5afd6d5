/** Signing in while another program locks the database, and while the disk is full. */
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Opened, openDatabase } from '../../db/client';
import { readEnvironment } from '../../environment/environment';
import { DEMONSTRATION_PASSWORD } from '../../preparing/demonstration/accounts';
import { MEMBER, type TestSite, testSite } from '../../testing/site';
import { signInAnswer } from './answer';
import { buildAuth } from './auth';

const ORIGIN = 'http://localhost:3000';

let site: TestSite;
let opened: Opened;
beforeEach(async () => {
  site = await testSite();
  opened = await openDatabase(site.file, 100);
});
afterEach(() => {
  opened.close();
  site.remove();
});

const signIn = (password = DEMONSTRATION_PASSWORD) =>
  signInAnswer(
    buildAuth(opened.db, readEnvironment({ NODE_ENV: 'test', ASSAY_DATA_DIR: site.dataDir })),
    new Request(`${ORIGIN}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ email: MEMBER, password }),
    }),
  );

describe('signing in', () => {
  it('answers 503 with a sentence under a locked database, and works after the lock is gone', async () => {
    const other = createClient({ url: pathToFileURL(site.file).href });
    const lock = await other.transaction('write');
    const refused = await signIn();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({
      code: 'storage-locked',
      message: expect.stringContaining('Try again in a minute'),
    });
    lock.close();
    other.close();
    expect((await signIn()).status).toBe(200);
  });

  it('on a full disk answers 503 with a sentence', async () => {
    const transaction = await opened.client.transaction('write');
    const { rows } = await transaction.execute('PRAGMA page_count');
    await transaction.execute(`PRAGMA max_page_count = ${rows[0]?.page_count}`);
    // Free pages inside the file would hold the session.
    await transaction.execute('CREATE TABLE filler (text TEXT)').catch(() => undefined);
    for (let full = false; !full; )
      full = await transaction
        .execute(`INSERT INTO filler VALUES ('${'x'.repeat(500)}')`)
        .then(() => false)
        .catch(() => true);
    await transaction.commit().catch(() => undefined);
    // The last page of the sessions has room for a few more.
    let answer = await signIn();
    for (let n = 0; n < 20 && answer.status === 200; n += 1) answer = await signIn();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'storage-full' });
  });

  it('with a wrong password is refused as usual', async () => {
    expect((await signIn('not the password')).status).toBe(401);
  });

  it('answers 500 with a sentence and logs the unexpected error', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const handler = () => Promise.reject(new Error('out of the blue'));
    const answer = await signInAnswer({ handler }, new Request(ORIGIN));
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'internal' });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
