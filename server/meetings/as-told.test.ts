/** What is altered behind the program's back: the database refuses it, and without its triggers the audit names it. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { settledMeeting } from '../testing/race-meeting';
import { ADMINISTRATOR, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';

let settled: TestSite;
let site: TestSite;
beforeAll(async () => {
  settled = await testSite();
  const id = await settledMeeting(settled, MEMBER);
  await settled.as(REVIEWER).meetings.settleAgain({ id, number: 1 });
});
afterAll(() => settled.remove());
beforeEach(async () => {
  site = await testSite(settled);
});
afterEach(() => site.remove());

const run = (statement: string) => site.client.execute(statement);
const records = async () => (await site.as(ADMINISTRATOR).audit.verify()).records;

/** Dropped, and put back as they were. */
async function withoutTriggers(statement: string): Promise<void> {
  const { rows } = await run(
    `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND (tbl_name LIKE 'meeting%' OR tbl_name = 'pool_stakes')`,
  );
  for (const { name } of rows) await run(`DROP TRIGGER ${name}`);
  await run('PRAGMA foreign_keys = OFF');
  await run(statement);
  await run('PRAGMA foreign_keys = ON');
  for (const { sql } of rows) await run(String(sql));
}

it('is nothing while all is as its events tell', async () => {
  expect(await records()).toEqual([]);
});

it.each([
  [`UPDATE meeting_settlement SET why = 'x'`, ', settlement 1', 'settlement'],
  [`UPDATE meeting_settlement SET at = '2026-01-01T00:00:00.000Z'`, ', settlement 1', 'settlement'],
  [
    'UPDATE meeting_settlement SET by = (SELECT id FROM user WHERE id <> by LIMIT 1)',
    ', settlement 1',
    'settlement',
  ],
  [`UPDATE meeting_settlement SET given = x'00'`, ', settlement 1', 'settlement'],
  ['UPDATE meeting_settlement SET revision = 9', ', settlement 1', 'settlement'],
  [`UPDATE meeting_settlement SET head = replace(head, 'Happy', 'Sad')`, ', settlement 1', 'settlement'],
  [`UPDATE meeting_settlement SET data = replace(data, '4150', '9950')`, ', settlement 1', 'settlement'],
  ['DELETE FROM meeting_settlement', ', settlement 1', 'settlement'],
  [
    `INSERT INTO meeting_settlement SELECT meeting_id, 2, revision, given, data, hash, head, why, at, by, rules, sealed FROM meeting_settlement`,
    ', settlement 2',
    'settlement',
  ],
  ['UPDATE meeting_resettlement SET equal = 0', '', 'settled again'],
  ['DELETE FROM meeting_resettlement', '', 'settled again'],
  ['INSERT INTO meeting_resettlement SELECT * FROM meeting_resettlement', '', 'settled again'],
  ['UPDATE meeting SET settlements = 0', '', 'meeting'],
  [`UPDATE meeting SET day = '2026-11-26'`, '', 'meeting'],
  [`UPDATE meeting SET results = '[]'`, '', 'meeting'],
  [`UPDATE meeting SET card = replace(card, '17.5%', '7.5%')`, '', 'meeting'],
  [
    'UPDATE meeting SET organisation_id = (SELECT id FROM organization WHERE id <> organisation_id LIMIT 1)',
    '',
    'meeting',
  ],
])('is noticed by the audit: %s', async (statement, where, part) => {
  await withoutTriggers(statement);
  expect(await records()).toContainEqual({ reference: `Wednesday night${where}`, part });
});

it.each([
  [
    'INSERT OR REPLACE INTO meeting_settlement SELECT * FROM meeting_settlement',
    'a settlement is never replaced',
  ],
  [
    'INSERT OR REPLACE INTO meeting_resettlement (rowid, meeting_id, number, at, by, equal, hash) SELECT rowid, meeting_id, number, at, by, 0, hash FROM meeting_resettlement',
    'a settlement is never replaced',
  ],
  ['INSERT OR REPLACE INTO meeting SELECT * FROM meeting', 'a meeting is never replaced'],
  ['DELETE FROM meeting', 'a meeting that was settled is never removed'],
  ['UPDATE meeting SET settlements = 0', 'a settlement is never taken back'],
  [`UPDATE meeting SET rulebook = 'x'`, 'a meeting stays of its organisation and of its rules'],
])('is refused by the database: %s', async (statement, says) => {
  await expect(run(statement)).rejects.toThrow(says);
});
