/** What vouches for a published edition, and what happens to one that nothing vouches for. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrationsFolder } from '../db/migrate';
import { publishedEdition } from '../db/schema';
import { readEnvironment } from '../environment/environment';
import { editionsDue, prepareDatabase } from '../preparing/prepare-database';
import { rulebookOn } from '../rulebooks/shelf';
import { insertSite } from '../site/queries';
import { ADMINISTRATOR, REVIEWER, type TestSite, testSite } from '../testing/site';
import { rewritten, unguarded } from '../testing/unguarded';
import { sealEarlierEditions } from './seal-earlier';

const FROM = '2098-03-01';
const NAMED = { reference: `Edition of ${FROM} of gb-2007` };

let site: TestSite;
let hash: string;

beforeEach(async () => {
  site = await testSite();
  const change = {
    at: ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'],
    was: '50 to 1',
    becomes: '60 to 1',
    because: 'Players get back too little.',
  };
  const text = JSON.stringify({
    of: 'gb-2007',
    edition: `Edition of ${FROM}`,
    validFrom: FROM,
    changes: [change],
  });
  const ruth = site.as(REVIEWER).editions;
  const { id, revision } = await ruth.create({ rulebook: 'gb-2007', name: 'Wheel', text });
  await ruth.tryOnAll({ id });
  await site.work();
  const published = await ruth.publish({ id, revision });
  hash = published.state === 'published' ? published.hash : expect.unreachable();
});
afterEach(() => site.remove());

const altered = async () => (await site.as(ADMINISTRATOR).audit.verify()).records;
const applies = async () => {
  const found = await rulebookOn(site.db, 'gb-2007', FROM);
  return found.ok && found.value.edition === `Edition of ${FROM}`;
};

it('an edition is published under a seal over its text, its day and who published it', async () => {
  const [row] = await site.db.select().from(publishedEdition);
  expect(row?.sealed?.record).toMatchObject({
    rulebook: 'gb-2007',
    edition: `Edition of ${FROM}`,
    validFrom: FROM,
    hash,
    by: 'Ruth Hale',
    authority: 'Gambling Commission (demonstration)',
  });
  expect(await applies()).toBe(true);
  expect(await altered()).toEqual([]);
});

it.each([
  ['its first day', `UPDATE published_edition SET valid_from = '2097-01-01'`, 'whole'],
  ['its name', `UPDATE published_edition SET edition = 'Another'`, 'whole'],
  ['what it says to have changed', `UPDATE published_edition SET difference = '{}'`, 'seal of the edition'],
  ['the taking away of its seal', `UPDATE published_edition SET sealed = NULL`, 'seal of the edition'],
  [
    'a seal of another key',
    `UPDATE published_edition SET sealed = json_set(sealed, '$.seal.key', '${'a'.repeat(64)}')`,
    'seal of the edition',
  ],
  [
    'the day under its seal',
    `UPDATE published_edition SET sealed = json_set(sealed, '$.record.validFrom', '2097-01-01')`,
    'seal of the edition',
  ],
])('verifying names %s, and the edition no longer applies', async (_, change, part) => {
  await unguarded(site, change);
  expect(await altered()).toMatchObject([{ part }]);
  expect(await applies()).toBe(false);
});

it('verifying names an edition whose text was changed, and what applies is never another text than was sealed', async () => {
  await unguarded(
    site,
    `UPDATE published_edition SET content = replace(content, 'Edition of ${FROM}', 'Edition of nobody')`,
  );
  expect(await altered()).toEqual([{ ...NAMED, part: 'whole' }]);
  const found = await rulebookOn(site.db, 'gb-2007', FROM);
  expect(found.ok && found.value.edition).not.toBe('Edition of nobody');
});

it('verifying names an edition that was removed', async () => {
  await unguarded(site, 'DELETE FROM published_edition');
  expect(await altered()).toEqual([{ ...NAMED, part: 'whole' }]);
});

const asBeforeSeals = async () => {
  await rewritten(site, ({ kind, data }) => {
    const { seal: _, ...before } = JSON.parse(data) as Record<string, unknown>;
    return kind === 'edition-published' ? { data: JSON.stringify(before) } : {};
  });
  await unguarded(site, 'UPDATE published_edition SET sealed = NULL');
};
const start = () => prepareDatabase(readEnvironment({ NODE_ENV: 'test', ASSAY_DATA_DIR: site.dataDir }));

it('a start that is killed before it sealed leaves that to the next, and no other start seals', async () => {
  await insertSite(site.db, { createdAt: '2098-01-01T00:00:00.000Z', demonstration: true });
  await asBeforeSeals();
  await start();
  expect(await applies()).toBe(false);
  const journal = readFileSync(path.join(migrationsFolder(), 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number; tag: string }[] };
  const when = entries.find(({ tag }) => tag.endsWith('_sealed_editions'))?.when ?? expect.unreachable();
  const lacked = `FROM __drizzle_migrations WHERE created_at >= ${when}`;
  const { rows } = await site.client.execute(`SELECT hash, created_at ${lacked}`);
  await site.client.execute(`DELETE ${lacked}`);
  // What it would bring is there already, so this start ends where one that is killed does.
  await expect(start()).rejects.toThrow();
  expect(existsSync(editionsDue(site.dataDir))).toBe(true);
  for (const { hash: of, created_at: at } of rows)
    await site.client.execute({
      sql: 'INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)',
      args: [String(of), Number(at)],
    });
  await start();
  expect(await applies()).toBe(true);
  expect(existsSync(editionsDue(site.dataDir))).toBe(false);
});

it('one that was published before there were seals is sealed once, by the start that brings them', async () => {
  await asBeforeSeals();
  expect(await applies()).toBe(false);
  await sealEarlierEditions(site.db);
  expect(await applies()).toBe(true);
  expect((await site.as(ADMINISTRATOR).audit.list({})).events[0]).toMatchObject({
    kind: 'edition-sealed',
    subject: `edition:${hash}`,
  });
  expect(await altered()).toEqual([]);
});

it('one that is not as its event tells is never sealed afterwards', async () => {
  await unguarded(site, `UPDATE published_edition SET sealed = NULL, valid_from = '2097-01-01'`);
  await sealEarlierEditions(site.db);
  expect(await applies()).toBe(false);
});

it('the database takes no edition without a seal, and changes none that has one', async () => {
  await expect(site.client.execute('UPDATE published_edition SET sealed = sealed')).rejects.toThrow(
    'a published edition is never changed',
  );
  await unguarded(site, 'DELETE FROM edition_effect');
  await expect(
    site.client.execute(
      `INSERT INTO published_edition SELECT content, '${'0'.repeat(64)}', rulebook, edition, '2099-01-01', previous, difference, organisation_id, published_by, proposed_by, published_at, draft, NULL FROM published_edition`,
    ),
  ).rejects.toThrow('an edition is published under a seal');
});
