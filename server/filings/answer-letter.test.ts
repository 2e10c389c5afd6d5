/** The letter of a decision on a filing over HTTP: what it says, who gets it, and that it is signed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readAttachment } from '../documents/pdf/attachment';
import { pressInThisThread } from '../documents/press';
import { pdfWords } from '../documents/testing/pdf-words';
import { FEES } from '../fee-submissions/filing';
import { POOLS } from '../pool-filings/filing';
import { SealedFilingDecision } from '../seals/filing-decision-record';
import { pdf, sent } from '../testing/sample-files';
import { APPROVER, MEMBER, OTHER_MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { unguarded } from '../testing/unguarded';
import { answerLetter } from './answer-letter';

vi.setConfig({ testTimeout: 60_000 });

let site: TestSite;
let id: string;
const press = pressInThisThread();
const asked = (who: string | null, of = id) => answerLetter(FEES, site.context(who), of, press);

beforeAll(async () => {
  site = await testSite();
  const nora = site.as(MEMBER);
  const { id: schedule } = await nora.feeSchedules.create({
    rulebook: 'ca-hawaiian-gardens',
    group: 'pai-gow',
    kind: 'per-bet-and-hand',
    line: 3061,
    name: 'Pai gow',
    begin: 'empty',
  });
  const rows = [['1', '5', '100', '', '', '1', '2']];
  await nora.feeSchedules.save({
    id: schedule,
    revision: 1,
    name: 'Pai gow',
    inForceFrom: '2098-05-01',
    rows,
  });
  ({ id } = await nora.feeSubmissions.prepare({ schedule, version: 2 }));
  await site.as(APPROVER).feeSubmissions.submit({ id, statement: 'For the spring.' });
  await site.as(REVIEWER).feeSubmissions.beginReview({ id });
});
afterAll(() => site.remove());

describe('the letter of a decision on a filing', () => {
  it('is not there before the decision', async () => {
    expect((await asked(REVIEWER)).status).toBe(404);
  });

  it('says what was decided, from when, for whom and why, and carries the sealed decision', async () => {
    const ruth = site.as(REVIEWER).feeSubmissions;
    const { revision } = await ruth.get({ id });
    const files = [await sent(site, REVIEWER, 'Annex.pdf', pdf())];
    await ruth.decide({ id, revision, kind: 'approve', reasons: 'Less than before.', files });
    const answer = await asked(MEMBER);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const words = pdfWords(bytes);
    for (const said of [
      'Schedule of fees approved',
      'Northgate Casinos',
      'F-0001, version 2',
      '1 May 2098',
      'Less than before.',
      'Ruth Hale',
      'Annex.pdf',
      'pai-gow, line 3061',
    ])
      expect(words).toContain(said);
    expect(Buffer.from(bytes).toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
    const attached = readAttachment(bytes, 'decision.json');
    const sealed =
      attached.ok && SealedFilingDecision.parse(JSON.parse(new TextDecoder().decode(attached.value)));
    expect(sealed).toMatchObject({
      record: { number: 'F-0001', decision: 'approve', reasons: 'Less than before.' },
    });
    expect(Buffer.compare(bytes, new Uint8Array(await (await asked(REVIEWER)).arrayBuffer()))).toBe(0);
  });

  it('says of pool rules what they are called and that they are refused, and is no schedule’s', async () => {
    const nora = site.as(MEMBER);
    const { id: rules } = await nora.poolRules.create({ name: 'Season' });
    const content = { pools: [{ pool: 'win' as const, unit: 1_000, deduction: '17.5%' }] };
    const inForceFrom = '2098-05-01';
    await nora.poolRules.save({ id: rules, revision: 1, name: 'Season', inForceFrom, content });
    const { id: filed } = await nora.poolFilings.prepare({ rules, version: 2 });
    await site.as(APPROVER).poolFilings.submit({ id: filed, statement: 'For the season.' });
    const ruth = site.as(REVIEWER).poolFilings;
    await ruth.beginReview({ id: filed });
    const { revision } = await ruth.get({ id: filed });
    await ruth.decide({ id: filed, revision, kind: 'refuse', reasons: 'A double is missing.' });
    const answer = await answerLetter(POOLS, site.context(MEMBER), filed, press);
    const words = pdfWords(new Uint8Array(await answer.arrayBuffer()));
    for (const said of [
      'Pool rules refused',
      'Season',
      'P-0001, version 2',
      'The pool rules are refused and may not be used.',
      'A double is missing.',
      'No breach was found in the pool rules.',
      'Asked to be in force from',
    ])
      expect(words).toContain(said);
    expect((await asked(MEMBER, filed)).status).toBe(404);
  });

  it('is nobody else’s', async () => {
    const statuses = [OTHER_MEMBER, null].map(async (who) => (await asked(who)).status);
    expect(await Promise.all(statuses)).toEqual([404, 401]);
    expect((await asked(MEMBER, '../x')).status).toBe(404);
  });

  it('is not made of a decision whose seal does not hold', async () => {
    await unguarded(site, `UPDATE fee_submission_act SET text = 'Other reasons.' WHERE act = 'approve'`);
    expect((await asked(MEMBER)).status).toBe(503);
  });
});
