/** Files of results, sent for a trial of Northgate's: what is kept, what is refused row by row, and by whom they are sent. */
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DURING, tableWith, trialOf } from '../testing/on-trial';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';
import { answerAsked, answerSent } from './answer-results';
import type { Taken } from './take';

let template: TestSite;
let site: TestSite;
let reference: string;
beforeAll(async () => {
  template = await testSite();
  const { id } = await trialOf(template);
  ({ reference } = await template.as(MEMBER).submissions.get({ id }));
  await tableWith(template, id, { limits: { ...LIMITS, players: 10 } });
});
const LIMITS = { currency: 'GBP', groups: [{ group: 'all' as const, minimum: 500, maximum: 50_000 }] };
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const HEADS = 'premises,table,day,rounds,win,jackpots,reason,handle symbol-a,win symbol-a,handle symbol-g';
const GOOD = 'The Pier,Wheel 1,2098-02-03,200,150.50,,,4000,,';
const named = () => ({ reference, version: '1' });

type Sent = { who?: string | null; day?: string; key?: string; to?: { reference: string; version: string } };

async function answerTo(
  body: string | Uint8Array<ArrayBuffer>,
  { who = MEMBER, day = DURING, key, to }: Sent = {},
) {
  const request = new Request('http://localhost:3000/api/results/x/1', {
    method: 'POST',
    body,
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
  });
  const context = async () => ({
    ...site.context(key === undefined ? who : null),
    now: () => new Date(`${day}T12:00:00Z`),
  });
  return answerSent(context, request, to ?? named());
}
const send = async (rows: string[], given: Sent = {}, heads = HEADS): Promise<Taken> =>
  (await answerTo([heads, ...rows].join('\n'), given)).json();
const later = (who: string) => ({ ...site.context(who), now: () => new Date(`${DURING}T13:00:00Z`) });
const codeOf = async (response: Response) => [response.status, (await response.json()).problems?.[0].code];

describe('a file of results', () => {
  it('is kept, and sent again changes nothing', async () => {
    expect(await send([GOOD])).toMatchObject({ taken: 1, corrected: 0, same: 0, rejected: [] });
    expect(await send([GOOD])).toMatchObject({ taken: 0, corrected: 0, same: 1, rejected: [] });
    const { rows } = await site.client.execute('SELECT rounds, win, handles, wins, version FROM table_day');
    expect(rows).toMatchObject([
      { rounds: 200, win: 15_050, handles: '{"symbol-a":400000}', wins: '{}', version: 1 },
    ]);
    const { rows: events } = await site.client.execute("SELECT data FROM audit WHERE kind = 'results-taken'");
    expect(events).toHaveLength(1);
  });

  it('corrects with a reason, and keeps what was said before', async () => {
    await send([GOOD]);
    const changed = GOOD.replace('150.50', '151');
    expect(await send([changed])).toMatchObject({ taken: 0, rejected: [{ row: 2, field: 'reason' }] });
    const corrected = changed.replace(',,,4000', ',,Counted again,4000');
    expect(await send([corrected])).toMatchObject({ taken: 0, corrected: 1, rejected: [] });
    expect(await send([corrected])).toMatchObject({ same: 1 });
    const { rows } = await site.client.execute('SELECT win, version, reason FROM table_day ORDER BY version');
    expect(rows).toMatchObject([
      { win: 15_050, version: 1, reason: null },
      { win: 15_100, version: 2, reason: 'Counted again' },
    ]);
    for (const change of ['UPDATE table_day SET win = 1', 'DELETE FROM table_day'])
      await expect(site.client.execute(change)).rejects.toThrow('only added to');
  });

  it.each([
    ['changed', 'UPDATE table_day SET win = win - 1 WHERE version = 2'],
    ['removed', 'DELETE FROM table_day WHERE version = 2'],
    [
      'added',
      "INSERT INTO table_day (id, table_id, day, version, submission_id, currency, rounds, win, jackpots, handles, file, at, by) SELECT 'x', table_id, '2098-02-05', 1, submission_id, currency, rounds, win, jackpots, handles, file, at, by FROM table_day LIMIT 1",
    ],
  ])('is found out by the check of the audit where a report was %s behind the program', async (_, change) => {
    await send([GOOD]);
    await send([GOOD.replace('150.50,,', '151,,Counted again')]);
    const checked = async () => (await site.as(ADMINISTRATOR).audit.verify()).records;
    expect(await checked()).toEqual([]);
    await unguarded(site, change);
    expect(await checked()).toMatchObject([{ reference, part: 'results' }]);
  });

  it('is of the table that is meant, however its name is spelled', async () => {
    await send([GOOD]);
    expect(await send([GOOD.replace('The Pier,Wheel 1', 'the  pier,WHEEL 1')])).toMatchObject({
      same: 1,
      rejected: [],
    });
  });

  it('is kept in part: each row by itself', async () => {
    expect(await send([GOOD, GOOD.replace('02-03', '02-04').replace('200', 'x'), GOOD])).toMatchObject({
      taken: 1,
      rejected: [
        { row: 3, field: 'rounds' },
        { row: 4, field: 'day', says: 'Row 2 is of the same table and day. Keep one of them.' },
      ],
    });
    expect((await answerTo([HEADS, GOOD, 'x'].join('\n'))).status).toBe(207);
    expect((await answerTo([HEADS, 'x'].join('\n'))).status).toBe(422);
  });

  it.each([
    ['a table nobody added', GOOD.replace('Wheel 1', 'Wheel 9'), 'table', 'The Pier has no table “Wheel 9”'],
    ['a day before the trial', GOOD.replace('2098-02-03', '2098-01-31'), 'day', 'is not in the trial'],
    ['a day after the trial', GOOD.replace('2098-02-03', '2098-04-01'), 'day', 'is not in the trial'],
    ['a day that is not over', GOOD.replace('2098-02-03', DURING), 'day', 'Send it from 2 March 2098.'],
    ['a day to come', GOOD.replace('2098-02-03', '2098-03-02'), 'day', 'has not come yet'],
    ['no day', GOOD.replace('2098-02-03', '2098-02-30'), 'day', 'is no day'],
    ['half a round', GOOD.replace(',200,', ',200.5,'), 'rounds', 'whole number'],
    ['parts of a penny', GOOD.replace('150.50', '150.505'), 'win', 'Give the win'],
    ['parts of a penny staked', GOOD.replace('4000', '4000.005'), 'handle symbol-a', 'smallest coin'],
    ['a handle below nothing', GOOD.replace('4000', '-4000'), 'handle symbol-a', 'never below 0'],
    ['a formula', GOOD.replace('4000', '=2+2'), 'handle symbol-a', 'smallest coin'],
    ['less than one stake', GOOD.replace('4000', '4'), 'handle symbol-a', 'less than one stake'],
    [
      'more than the limits allow',
      GOOD.replace('4000', '1000000.01'),
      'handle symbol-a',
      'more than 10 players can stake in 200 rounds at £500: £1,000,000',
    ],
    [
      'more than one round allows',
      GOOD.replace(',200,', ',1,').replace('4000', '6000'),
      'handle symbol-a',
      'can stake in 1 round at £500',
    ],
    ['more rounds than a day has', GOOD.replace(',200,', ',17281,'), 'rounds', 'every five seconds'],
    ['no stake in 200 rounds', GOOD.replace('4000', '0'), 'rounds', 'nothing was staked'],
    ['stakes in no round', GOOD.replace(',200,', ',0,'), 'handle symbol-a', 'in no round'],
    ['a win above the handle', GOOD.replace('150.50', '4002.01'), 'win', 'more than all that was staked'],
    [
      'a loss above the largest pay',
      GOOD.replace('150.50', '-200002.01'),
      'win',
      'more than every stake at the largest pay: £200,000',
    ],
    [
      'a wager that won more than its handle',
      GOOD.replace('4000,,', '4000,4002.01,'),
      'win symbol-a',
      'more than all',
    ],
    [
      'a win of a wager without a stake',
      GOOD.replace('4000,,', ',100,4000'),
      'win symbol-a',
      'more than all',
    ],
    [
      'wins that do not add up',
      GOOD.replace('4000,,', '4000,150,'),
      'win',
      'add up to £150, and the win is £150.50',
    ],
    ['a jackpot without a meter', GOOD.replace('150.50,,', '150.50,5,'), 'jackpots', 'wager with a meter'],
  ])('refuses %s', async (_, row, field, says) => {
    const { taken, rejected } = await send([row]);
    expect(rejected).toEqual([{ row: 2, field, says: expect.stringContaining(says) }]);
    expect(taken).toBe(0);
  });

  it('adds the wins of its wagers up where the table has none', async () => {
    const both = GOOD.replace('150.50', '').replace('4000,,', '4000,-20.25,100');
    expect(await send([both], {}, `${HEADS},win symbol-g`)).toMatchObject({ taken: 0 });
    expect(await send([`${both},100`], {}, `${HEADS},win symbol-g`)).toMatchObject({ taken: 1 });
    const { rows } = await site.client.execute('SELECT win, wins FROM table_day');
    expect(rows).toEqual([
      expect.objectContaining({ win: 7_975, wins: '{"symbol-a":-2025,"symbol-g":10000}' }),
    ]);
  });

  it('names what its heads lack, and columns that nobody knows', async () => {
    const refusedFor = async (heads: string) =>
      (await (await answerTo(`${heads}\n${GOOD}`)).json()).problems[0];
    expect(await refusedFor(HEADS.replace('symbol-g', 'zero'))).toMatchObject({
      code: 'results-unreadable',
      message: expect.stringContaining('“handle zero”'),
    });
    expect((await refusedFor(HEADS.replace('day', ''))).message).toContain('no column “day”');
    expect((await refusedFor(HEADS.replace('jackpots', 'win'))).message).toContain('there twice');
  });

  it('is of what the table offered that day', async () => {
    const [table] = (await site.as(MEMBER).tables.list()).tables;
    await site.as(APPROVER).tables.setOffer({ table: table?.id ?? '', from: '2098-02-10' });
    expect((await send([GOOD])).taken).toBe(1);
    const later = await send([GOOD.replace('02-03', '02-10')]);
    expect(later.rejected[0]?.says).toContain('was not on Wheel 1 on 10 February 2098');
  });
});

describe('the template', () => {
  it.each(['template.csv', 'template.xlsx'])('%s is filled in and sent', async (file) => {
    const given = await answerAsked(site.context(MEMBER), { ...named(), file });
    expect(given.headers.get('content-disposition')).toBe(`attachment; filename="${reference}-1-${file}"`);
    const bytes = new Uint8Array(await given.arrayBuffer());
    const heads = file.endsWith('csv')
      ? new TextDecoder().decode(bytes).trim()
      : ((await readXlsx(bytes)).sheets[0]?.rows[0] ?? []).join(',');
    expect(heads).toContain('premises,table,day,rounds,win,jackpots,reason,handle symbol-a');
    if (file.endsWith('xlsx')) expect(Object.keys(unzipSync(bytes)).length).toBeGreaterThan(4);
    expect(await send(['The Pier,Wheel 1,2098-02-03,200,10,,,1000'], {}, heads)).toMatchObject({ taken: 1 });
  });

  it('comes back with what was reported, and can be sent again', async () => {
    await send([GOOD]);
    for (const file of ['results.csv', 'results.xlsx']) {
      const given = await answerAsked(later(REVIEWER), { ...named(), file });
      const again = await answerTo(new Uint8Array(await given.arrayBuffer()));
      expect(await again.json()).toMatchObject({ rows: 1, same: 1, rejected: [] });
    }
  });
});

describe('whoever is not of this operator', () => {
  it('finds no version to send results to, and no file', async () => {
    expect(await codeOf(await answerTo(GOOD, { who: OTHER_MEMBER }))).toEqual([404, 'not-found']);
    expect(await codeOf(await answerTo(GOOD, { who: REVIEWER }))).toEqual([403, 'role-insufficient']);
    expect(await codeOf(await answerTo(GOOD, { who: null }))).toEqual([401, 'signed-out']);
    expect(await codeOf(await answerTo(GOOD, { to: { reference: 'A-9999', version: '1' } }))).toEqual([
      404,
      'not-found',
    ]);
    for (const who of [OTHER_MEMBER, null])
      expect((await answerAsked(site.context(who), { ...named(), file: 'results.csv' })).status).toBe(
        who ? 404 : 401,
      );
  });

  it('sends nothing from another site, and nothing larger than a file may be', async () => {
    const request = (headers: Record<string, string>) =>
      new Request('http://localhost:3000/api/results/x/1', { method: 'POST', body: GOOD, headers });
    const never = async () => expect.unreachable();
    expect((await answerSent(never, request({ 'sec-fetch-site': 'cross-site' }), named())).status).toBe(403);
    expect((await answerSent(never, request({ 'content-length': '1000001' }), named())).status).toBe(413);
  });
});

describe('a key', () => {
  const made = () => site.as(APPROVER).results.makeKey({ name: 'Floor system' });

  it('sends results for whoever made it, and is kept as a hash', async () => {
    const { key, id } = await made();
    expect(await send([GOOD], { key })).toMatchObject({ taken: 1 });
    const { rows } = await site.client.execute('SELECT key_id, by FROM table_day');
    expect(rows).toEqual([expect.objectContaining({ key_id: id, by: site.member(APPROVER).id })]);
    const dump = await site.client.execute('SELECT * FROM results_key, audit');
    expect(JSON.stringify(dump.rows)).not.toContain(key);
    expect(await site.as(APPROVER).results.keys()).toMatchObject([
      { id, name: 'Floor system', usedAt: expect.anything() },
    ]);
  });

  it('of another operator finds nothing', async () => {
    const { key } = await site.as('approver@harbour.example').results.makeKey({ name: 'Floor' });
    expect(await codeOf(await answerTo(GOOD, { key }))).toEqual([404, 'not-found']);
    const { id } = await made();
    expect(await refusedWith(site.as('approver@harbour.example').results.revokeKey({ id }))).toEqual([
      'not-found',
    ]);
  });

  it('ends when it is revoked, or its maker may make none', async () => {
    const { key, id } = await made();
    const other = await site.as(APPROVER).results.makeKey({ name: 'Second' });
    await site.as(APPROVER).results.revokeKey({ id });
    expect(await codeOf(await answerTo(GOOD, { key }))).toEqual([401, 'key-invalid']);
    await site.client.execute(
      `UPDATE member SET role = 'member' WHERE user_id = '${site.member(APPROVER).id}'`,
    );
    expect(await codeOf(await answerTo(GOOD, { key: other.key }))).toEqual([401, 'key-invalid']);
    await expect(site.client.execute('UPDATE results_key SET revoked_at = NULL')).rejects.toThrow(
      'only revoked',
    );
  });

  it('sends so many files in a minute, and nothing a person could', async () => {
    const { key } = await made();
    const answers = [];
    for (let time = 0; time < 31; time += 1) answers.push((await answerTo('', { key })).status);
    expect(answers.slice(0, 30)).not.toContain(429);
    expect(answers[30]).toBe(429);
    for (const nonsense of ['', 'x', `${key}x`, "' OR 1=1 --"])
      expect((await answerTo(GOOD, { key: nonsense })).status).toBe(401);
  });
});

it('a game that was never on trial has no results', async () => {
  const { id } = await frozenSubmission(site);
  const own = await site.as(MEMBER).submissions.get({ id });
  await site.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
  const to = { reference: own.reference, version: '1' };
  expect(await codeOf(await answerTo(`${HEADS}\n${GOOD}`, { to }))).toEqual([412, 'state-forbids']);
  expect((await answerAsked(site.context(MEMBER), { ...to, file: 'template.csv' })).status).toBe(404);
});
