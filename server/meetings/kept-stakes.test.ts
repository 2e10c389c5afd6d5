/** What is staked is kept apart, a row for each pool: a change rewrites its own, and what was settled stays. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pressInThisThread } from '../documents/press';
import { CARD, HEAD, STAKES, sendStakes, stakedMeeting } from '../testing/race-meeting';
import { ADMINISTRATOR, MEMBER, REVIEWER, refusedWith, type TestSite, testSite } from '../testing/site';
import { answerMeetingFile } from './answer-file';

let empty: TestSite;
let staked: { id: string; revision: number };
let site: TestSite;
beforeAll(async () => {
  empty = await testSite();
  staked = await stakedMeeting(empty, MEMBER);
});
afterAll(() => empty.remove());
beforeEach(async () => {
  site = await testSite(empty);
});
afterEach(() => site.remove());

const nora = () => site.as(MEMBER).meetings;
const run = (statement: string) => site.client.execute(statement);
const now = async () => ({
  id: staked.id,
  revision: (await nora().get({ id: staked.id })).now?.revision ?? 0,
});

async function kept(): Promise<{ row: unknown; hash: string; settled: boolean }[]> {
  const { rows } = await run('SELECT rowid, hash, settled FROM pool_stakes ORDER BY rowid');
  return rows.map(({ rowid, hash, settled }) => ({ row: rowid, hash: String(hash), settled: settled === 1 }));
}

async function settled(places: (number | number[])[] = [4, 7, 9, 1], why = '') {
  const seen = await nora().saveResult({ ...(await now()), race: 1, result: { race: 1, places } });
  return nora().settle({ ...seen, why });
}

/** As though nobody had protected it. */
async function altered(statement: string): Promise<void> {
  await run('DROP TRIGGER pool_stakes_never_changed');
  await run(statement);
}

async function fileOf(file: string, settlement?: number): Promise<{ status: number; text: string }> {
  const search = new URLSearchParams(settlement ? { settlement: String(settlement) } : {});
  const asked = { id: staked.id, file, search };
  const answer = await answerMeetingFile(site.context(MEMBER), asked, pressInThisThread());
  return { status: answer.status, text: await answer.text() };
}

describe('what is staked', () => {
  it('is a row for each pool, which a change of anything else leaves alone', async () => {
    const before = await kept();
    expect(before.map(({ hash }) => hash)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^[0-9a-f]{64}$/)]),
    );
    expect(before).toHaveLength(3);
    await nora().saveCard({ ...(await now()), ...HEAD, name: 'Another night', card: CARD });
    const pools = CARD.pools.map((pool) => ({ ...pool, deduction: '20%' }));
    await nora().saveCard({ ...(await now()), ...HEAD, card: { ...CARD, pools } });
    expect(await kept()).toEqual(before);
    const rows = 'Pool,Races,Combination,Dollars\nwin,2,5,300';
    await sendStakes(site, { person: MEMBER, ...(await now()) }, rows);
    const after = await kept();
    expect(after).toHaveLength(3);
    expect(before.filter(({ hash }) => after.some((one) => one.hash === hash))).toHaveLength(2);
  });

  it('goes with the pool that a card loses', async () => {
    const pools = CARD.pools.slice(1);
    await nora().saveCard({ ...(await now()), ...HEAD, card: { ...CARD, pools } });
    expect(await kept()).toHaveLength(2);
    expect(Object.keys((await nora().get({ id: staked.id })).now?.staked ?? {})).toEqual([
      'win:2',
      'double:1/2',
    ]);
  });

  it('stays as it was settled, and is settled again to the same bytes after other stakes came', async () => {
    const { hash } = await settled();
    const was = await fileOf('meeting.json', 1);
    expect((await kept()).filter((one) => one.settled)).toHaveLength(1);
    const seen = { person: MEMBER, ...(await now()) };
    await sendStakes(site, seen, STAKES.replace('win,1,4,2000', 'win,1,4,10'));
    await settled([4, 7, 9, 1], 'Entered twice');
    expect((await kept()).filter((one) => one.settled)).toHaveLength(2);
    const again = await site.as(REVIEWER).meetings.settleAgain({ id: staked.id, number: 1 });
    expect(again).toEqual({ equal: true, wordedOtherwise: false, hash, kept: hash });
    expect(await fileOf('meeting.json', 1)).toEqual(was);
    expect(JSON.parse(was.text).pools[0].stakes[0]).toEqual({ combination: '4', amount: 200_000 });
    expect((await site.as(ADMINISTRATOR).audit.verify()).altered).toBe(0);
  });

  it.each([
    [`UPDATE pool_stakes SET packed = x'00'`, 'stakes are never changed'],
    ['UPDATE pool_stakes SET settled = 0 WHERE settled', 'stakes are never changed'],
    ['DELETE FROM pool_stakes', 'stakes that were settled are never removed'],
    ['INSERT OR REPLACE INTO pool_stakes SELECT * FROM pool_stakes', 'stakes are never replaced'],
  ])('is protected by the database: %s', async (statement, says) => {
    await settled();
    await expect(run(statement)).rejects.toThrow(says);
  });

  it('is not settled, given or settled again once it was altered, and the audit names it', async () => {
    await settled();
    const stakes = JSON.stringify([{ combination: '4', amount: 300_000 }]);
    await altered(`UPDATE pool_stakes SET packed = CAST('${stakes}' AS BLOB)`);
    expect(await refusedWith(nora().settle({ ...(await now()), why: '' }))).toEqual(['damaged']);
    const again = site.as(REVIEWER).meetings.settleAgain({ id: staked.id, number: 1 });
    expect(await refusedWith(again)).toEqual(['damaged']);
    expect((await fileOf('stakes.csv')).status).toBe(503);
    await expect(fileOf('meeting.json')).rejects.toThrow('stakes are not those that were kept');
    const { records } = await site.as(ADMINISTRATOR).audit.verify();
    expect(records).toContainEqual({ reference: 'Wednesday night', part: 'stakes' });
    expect(records).toContainEqual({ reference: 'Wednesday night, settlement 1', part: 'settlement' });
  });

  it('from before there were hashes is settled as it lies, and a settlement lists it', async () => {
    const { text } = await fileOf('meeting.json');
    const { hash } = await settled();
    const { rows } = await run('SELECT hash, packed FROM pool_stakes');
    expect(rows).toHaveLength(3);
    const lists: { stakes: object[]; pool: string; races: number[] }[] = JSON.parse(text).pools;
    await run('DROP TRIGGER pool_stakes_settled_stay');
    await run('DELETE FROM pool_stakes');
    for (const { pool, races, stakes } of lists)
      await run(
        `INSERT INTO pool_stakes VALUES ('${staked.id}', '${pool}:${races.join('/')}', CAST('${JSON.stringify(stakes)}' AS BLOB), 0)`,
      );
    await run(
      `UPDATE meeting SET staked = (SELECT json_group_object(key, json_remove(value, '$.hash')) FROM json_each(staked)) WHERE id = '${staked.id}'`,
    );
    expect(JSON.parse((await fileOf('meeting.json')).text).pools).toEqual(lists);
    const { number } = await settled([4, 7, 9, 1]);
    expect(number).toBe(2);
    expect((await site.as(REVIEWER).meetings.settleAgain({ id: staked.id, number: 2 })).hash).toBe(hash);
    // What is listed needs no row.
    await run('DELETE FROM pool_stakes');
    expect((await site.as(REVIEWER).meetings.settleAgain({ id: staked.id, number: 2 })).equal).toBe(true);
  });
});
