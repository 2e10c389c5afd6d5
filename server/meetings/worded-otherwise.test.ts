/** A settlement kept by an earlier version of Assay, which worded it otherwise: its figures are what is compared. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comparedAgain, figuresOf } from '@/rulebooks/totalisator/figures';
import { READINGS } from '@/simulations/totalisator/rules';
import { settledMeeting } from '../testing/race-meeting';
import { ADMINISTRATOR, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { hashOfText } from './packed-stakes';

/** Of the reading that every settlement of this meeting shows: 41.25 lies halfway between two multiples. */
const half: { says: string } = READINGS.half;
const NOW = half.says;
const EARLIER = 'Halves go up; the rules have no word on them.';

let settled: TestSite;
let id: string;
let site: TestSite;
beforeAll(async () => {
  settled = await testSite();
  half.says = EARLIER;
  id = await settledMeeting(settled, MEMBER).finally(() => {
    half.says = NOW;
  });
});
afterAll(() => settled.remove());
beforeEach(async () => {
  site = await testSite(settled);
});
afterEach(() => site.remove());

const again = () => site.as(REVIEWER).meetings.settleAgain({ id, number: 1 });
const latest = async () => (await site.as(MEMBER).meetings.get({ id })).versions[0];

describe('settled again by a later version', () => {
  it('is equal in every figure and said to be worded otherwise; the audit raises no alarm', async () => {
    const { hash, kept, ...outcome } = await again();
    expect(hash).not.toBe(kept);
    expect(outcome).toEqual({ equal: true, wordedOtherwise: true });
    expect((await latest())?.settledAgain).toMatchObject([{ equal: true, wordedOtherwise: true }]);
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, altered: 0 });
  });

  it('is different where somebody changed its words behind the seal, with a hash that fits', async () => {
    const { rows } = await site.client.execute('SELECT data FROM meeting_settlement');
    const data = String(rows[0]?.data).replace(EARLIER, 'Halves go down.');
    const values = `data = '${data}', hash = '${hashOfText(data)}'`;
    await site.client.execute('DROP TRIGGER meeting_settlement_never_updated');
    await site.client.execute(`UPDATE meeting_settlement SET ${values}`);
    expect(await again()).toMatchObject({ equal: false, wordedOtherwise: false });
    // Without a seal, as those from before there were seals: its event tells of another hash.
    await site.client.execute('UPDATE meeting_settlement SET sealed = NULL');
    expect(await again()).toMatchObject({ equal: false, wordedOtherwise: false });
  });

  it('is different where somebody changed the hash that it was kept with', async () => {
    await site.client.execute('DROP TRIGGER meeting_settlement_never_updated');
    const { rows } = await site.client.execute('SELECT data FROM meeting_settlement');
    const data = String(rows[0]?.data).replace(EARLIER, NOW);
    await site.client.execute({
      sql: 'UPDATE meeting_settlement SET data = ?, hash = ?',
      args: [data, hashOfText('Another settlement.')],
    });
    expect(await again()).toMatchObject({ equal: false, wordedOtherwise: false });
  });

  it('stands when its meeting is settled and only the words are others', async () => {
    const own = site.as(MEMBER).meetings;
    const first = await latest();
    const { now } = await own.get({ id });
    const done = await own.settle({ id, revision: now?.revision ?? 0, why: '' });
    expect(done).toMatchObject({ number: 1, hash: first?.hash });
  });
});

describe('the figures of a settlement', () => {
  const kept = (paid: number, says: string) =>
    JSON.stringify({ pools: [{ paid, reasons: [{ clause: '3.7', says }] }], rules: 'x' });

  it('leave out reasons with their clauses, and keep all else', () => {
    expect(figuresOf(kept(4150, 'Rounded.'))).toBe('{"pools":[{"paid":4150}],"rules":"x"}');
  });

  it('keep whom carried money goes to, and what a prize is called', () => {
    const carried = [{ to: 'jackpot', amount: 1, clause: '3.2', says: 'To the jackpot.' }];
    const dividends = [{ prize: 'Quartet', dividend: 100, reasons: [] }];
    expect(figuresOf(JSON.stringify({ carried, dividends }))).toBe(
      '{"carried":[{"amount":1,"to":"jackpot"}],"dividends":[{"dividend":100,"prize":"Quartet"}]}',
    );
  });

  it('are different where one cent is, whatever the words are', () => {
    const different = { equal: false, wordedOtherwise: false };
    expect(comparedAgain(kept(4150, 'Rounded.'), kept(4151, 'Rounded.'), true)).toEqual(different);
    expect(comparedAgain(kept(4150, 'Rounded.'), kept(4151, 'Rounded up.'), true)).toEqual(different);
  });
});
