/** How a request for everything of a submission is answered: to whom, how often, and under which heads. */
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Press } from '../documents/press';
import {
  ALL_OPEN,
  APPROVER,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { answerEverything } from './answer-everything';

let site: TestSite;
let id: string;
/** What stands on a paper is not asked here. */
const press: Press = { make: async ({ name }) => Buffer.from(name), close: async () => {} };
const asked = (person: string | null, of = id, using = press) =>
  answerEverything(site.context(person), of, using, site.dataDir);
const said = async (answer: Response) => [answer.status, await answer.text()];
const tried = (person: string, count: number) =>
  site.db.run(
    sql`INSERT OR REPLACE INTO rate_limit (id, key, count, last_request) VALUES (${`everything|${site.member(person).id}`}, ${`everything|${site.member(person).id}`}, ${count}, ${Date.now()})`,
  );

beforeAll(async () => {
  site = await testSite();
  ({ id } = await frozenSubmission(site));
  await site.as(APPROVER).submissions.submit({ id, statement: 'Fair.', acknowledged: ALL_OPEN });
});
afterAll(() => site.remove());

it('is a ZIP to save, of the length it says, kept in no cache', async () => {
  const answer = await asked(MEMBER);
  const { reference } = await site.as(MEMBER).submissions.get({ id });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${reference}-v1-big-six-everything.zip"`,
    'cache-control': 'private, no-store',
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(strFromU8(unzipSync(bytes)['sign.txt'] as Uint8Array)).toBe('sign.txt');
});

it('says on its sealed list for which side it was made', async () => {
  const readerOf = async (person: string) => {
    const files = unzipSync(new Uint8Array(await (await asked(person)).arrayBuffer()));
    return JSON.parse(strFromU8(files['contents.json'] as Uint8Array)).reader;
  };
  expect(await readerOf(APPROVER)).toBe('operator');
  expect(await readerOf(REVIEWER)).toBe('regulator');
});

it('is for nobody who is signed out, nor of what is none of theirs', async () => {
  expect(await said(await asked(null))).toEqual([401, 'You are signed out. Sign in and try again.\n']);
  const none = [404, expect.stringContaining('no such submission')];
  expect(await said(await asked(OTHER_MEMBER))).toEqual(none);
  for (const bad of ['../x', '', 'a b', 'a'.repeat(65)])
    expect(await said(await asked(MEMBER, bad))).toEqual(none);
  expect(await said(await asked(MEMBER, 'missing'))).toEqual(none);
});

it('is made six times a minute for one person, and not a seventh time', async () => {
  await tried(MEMBER, 5);
  expect((await asked(MEMBER)).status).toBe(200);
  expect(await said(await asked(MEMBER))).toEqual([429, expect.stringContaining('within a minute')]);
  expect((await asked(APPROVER)).status).toBe(200);
  await tried(MEMBER, 0);
});

it('is not made without one of its papers', async () => {
  const withOne = (made: Awaited<ReturnType<Press['make']>>): Press => ({
    ...press,
    make: async (order, asker) => (order.name === 'leaflet.pdf' ? made : press.make(order, asker)),
  });
  expect(await said(await asked(REVIEWER, id, withOne('busy')))).toEqual([
    503,
    expect.stringContaining('Too many papers'),
  ]);
  expect(await said(await asked(REVIEWER, id, withOne({ unsigned: 'The key is damaged.' })))).toEqual([
    503,
    'The key is damaged.\n',
  ]);
});
