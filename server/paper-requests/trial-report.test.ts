/** The report on a trial over HTTP: what it says, who gets it, that it verifies, and that the one of a request stays what it was. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readAttachment } from '../documents/pdf/attachment';
import { paperStanding } from '../documents/premises-standing';
import { pressInThisThread } from '../documents/press';
import { pdfWords } from '../documents/testing/pdf-words';
import { takeResults } from '../results/take';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import { tableWith, trialOf } from '../testing/on-trial';
import { ALL_OPEN, APPROVER, MEMBER, OTHER_MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { answerPaper } from './answer-request';

vi.setConfig({ testTimeout: 60_000 });

/** Before the certificate of a test ends. */
const FIRST = '2029-02-01';
const DURING = '2029-03-01';

let site: TestSite;
let id: string;
let minute = 10;
const press = pressInThisThread();
/** Later each time. */
const context = (who: string | null) => {
  minute += 1;
  return { ...site.context(who), now: () => new Date(`${DURING}T12:${minute}:00Z`) };
};
const asked = (who: string | null, search = '', of = id) =>
  answerPaper(
    context(who),
    { of: 'submission', id: of, paper: 'trial-report.pdf', search: new URLSearchParams(search) },
    press,
  );
const bytesOf = async (who: string, search = ''): Promise<Uint8Array> =>
  new Uint8Array(await (await asked(who, search)).arrayBuffer());
const report = (rows: string[]) =>
  takeResults(
    { ...context(MEMBER), member: site.member(MEMBER) },
    {
      submission: id,
      bytes: new TextEncoder().encode(
        ['premises,table,day,rounds,win,reason,handle symbol-a,win symbol-a', ...rows].join('\n'),
      ),
    },
  );

beforeAll(async () => {
  site = await testSite();
  ({ id } = await trialOf(site, undefined, { from: FIRST, to: '2029-03-31' }));
  await tableWith(site, id, { from: FIRST });
}, 60_000);
afterAll(() => site.remove());

describe('the report on a trial', () => {
  it('says that nothing is reported while nothing is', async () => {
    expect(pdfWords(await bytesOf(MEMBER))).toContain('No table has reported results of this trial.');
  });

  it('says what was kept, of what, and what is missing', async () => {
    expect(
      await report([
        'The Pier,Wheel 1,2029-02-01,200,150,,2000,150',
        'The Pier,Wheel 1,2029-02-02,210,-20,,2100,-20',
      ]),
    ).toMatchObject({ ok: true, value: { taken: 2 } });
    const words = pdfWords(await bytesOf(REVIEWER));
    for (const said of [
      'No flag: the results fit the submitted game',
      '£4,100',
      '£130, 3.17% of the handle',
      'Symbol A',
      'The Pier, Wheel 1: 3 to 28 February 2029.',
      'Robbins 1970',
      '2 February 2029',
    ])
      expect(words).toContain(said);
  });

  it('verifies, and names the reports that it counts', async () => {
    const bytes = await bytesOf(MEMBER);
    const standing = await paperStanding(bytes, { keys: publicKeys(), checkSeal });
    expect(standing).toMatchObject({ ok: true, value: { paper: 'report', verdict: 'genuine' } });
    const carried = readAttachment(bytes, 'paper.json');
    const { hash } = await site.as(MEMBER).results.get({ id });
    const results = carried.ok ? JSON.parse(new TextDecoder().decode(carried.value)).results : '';
    expect(results).toMatch(/^[0-9a-f]{64}$/);
    expect(results).not.toBe(hash);
    const changed = Buffer.from(bytes);
    changed[Math.floor(changed.length / 3)] = (changed[Math.floor(changed.length / 3)] ?? 0) ^ 1;
    const forged = await paperStanding(changed, { keys: publicKeys(), checkSeal });
    expect(forged.ok && forged.value.verdict === 'genuine').toBe(false);
  });

  it('is for its operator and its regulator alone', async () => {
    expect((await asked(OTHER_MEMBER)).status).toBe(404);
    expect((await asked(null)).status).toBe(401);
    for (const request of ['99', 'x', '0', '-1'])
      expect((await asked(MEMBER, `request=${request}`)).status).toBeGreaterThanOrEqual(400);
  });

  it('goes with a formal request and stays what it was', async () => {
    const { createCaller } = await import('../api/api');
    const adrian = createCaller(context(APPROVER));
    const { revision } = await adrian.submissions.get({ id });
    const asking = await adrian.submissions.request({
      id,
      revision,
      kind: 'ask-adoption',
      text: 'It went well.',
      acknowledged: ALL_OPEN,
    });
    const openNow = async () =>
      (await adrian.submissions.get({ id })).adoptionOpen?.map(({ code }) => code) ?? [];
    const before = await bytesOf(MEMBER, `request=${asking.revision}`);
    expect(await report(['The Pier,Wheel 1,2029-02-03,200,55,,2000,55'])).toMatchObject({
      ok: true,
      value: { taken: 1 },
    });
    expect(await openNow()).not.toContain('no-results');
    const later = (who: string) => createCaller(context(who));
    const step = { id, text: 'Longer.', lastDay: '2029-05-31' };
    const back = await later(APPROVER).submissions.request({ ...step, ...asking, kind: 'take-back' });
    const longer = await later(APPROVER).submissions.request({ ...step, ...back, kind: 'ask-extension' });
    await later(REVIEWER).reviews.rule({ ...step, ...longer, kind: 'extend' });
    const { tables } = await later(MEMBER).tables.list();
    await later(APPROVER).tables.setOffer({ table: tables[0]?.id ?? '', from: FIRST });
    const after = pdfWords(await bytesOf(REVIEWER, `request=${asking.revision}`));
    // The foot of a page says how the version stands by now.
    const without = (words: string) => words.replace(/Approved for trial on \d+ \w+ \d+/g, '');
    expect(without(after)).toBe(without(pdfWords(before)));
    expect(after).not.toContain('£6,100');
    const present = pdfWords(await bytesOf(REVIEWER));
    expect(present).toContain('£6,100');
    expect(present).toContain('31 May 2029');
    const { rows } = await site.client.execute("SELECT data FROM audit WHERE kind = 'adoption-asked'");
    const carried = readAttachment(before, 'paper.json');
    const { results } = JSON.parse(new TextDecoder().decode(carried.ok ? carried.value : undefined));
    expect(JSON.parse(String(rows[0]?.data))).toMatchObject({ report: results });
  });
});
