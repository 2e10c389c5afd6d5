/** The decision letter over HTTP: what it says, who gets it, and that it verifies. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { longDate } from '@/rulebooks/spelling/wording';
import { paperStanding } from '../documents/premises-standing';
import { pressInThisThread } from '../documents/press';
import { pdfWords } from '../documents/testing/pdf-words';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  TODAY,
  testSite,
} from '../testing/site';
import { answerPaper } from './answer-request';

vi.setConfig({ testTimeout: 60_000 });

let site: TestSite;
let id: string;
const press = pressInThisThread();
const asked = (who: string, search = '') =>
  answerPaper(
    site.context(who),
    { of: 'submission', id, paper: 'letter.pdf', search: new URLSearchParams(search) },
    press,
  );
const bytesOf = async (who: string, search = ''): Promise<Uint8Array> =>
  new Uint8Array(await (await asked(who, search)).arrayBuffer());

beforeAll(async () => {
  site = await testSite();
  ({ id } = await frozenSubmission(site));
  await site.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
}, 60_000);
afterAll(() => site.remove());

describe('the decision letter', () => {
  it('is not there before the decision', async () => {
    expect((await asked(REVIEWER)).status).toBe(404);
  });

  it('says what was decided, for whom, why, and what was overruled', async () => {
    const ruth = site.as(REVIEWER);
    const { revision } = await begunReview(ruth, id);
    await ruth.reviews.judge({ id, finding: 0, says: 'accepted' });
    const { findings } = await ruth.submissions.get({ id });
    const open = findings.findIndex(({ verdict }) => verdict === 'needs-attestation');
    await ruth.reviews.judge({ id, finding: open, says: 'overruled', reasons: 'Seen on site by us.' });
    await ruth.reviews.decide({
      id,
      revision: revision + 2,
      kind: 'approve-for-trial',
      trialFrom: TODAY,
      trialTo: '2099-12-31',
      reasons: 'The figures were computed again.',
      conditions: ['At two tables.'],
      acknowledged: ALL_OPEN,
    });
    const bytes = await bytesOf(MEMBER);
    const words = pdfWords(bytes);
    const { hash } = await ruth.submissions.get({ id });
    for (const said of [
      'Northgate Casinos',
      site.member(REVIEWER).organisation.name,
      'A-PHJB-0001, version 1',
      'Approved for trial',
      `from ${longDate(TODAY)} to 31 December 2099`,
      'At two tables.',
      'The figures were computed again.',
      'Seen on site',
      'Ruth Hale',
      hash.slice(0, 20),
    ])
      expect(words).toContain(said);
    // The decision and who took it, then what was not met, then what it is of.
    const order = ['At two tables.', 'Who decided', 'Not met, or not yet confirmed', hash.slice(0, 20)];
    const places = order.map((said) => words.indexOf(said));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(words).toMatch(/Needs confirmation: \d+ clauses\. The dossier has each in words/);
    expect(Buffer.compare(await bytesOf(REVIEWER), bytes)).toBe(0);
  });

  it('verifies as genuine, and is nobody else’s', async () => {
    expect(await paperStanding(await bytesOf(MEMBER), { keys: publicKeys(), checkSeal })).toMatchObject({
      ok: true,
      value: { paper: 'letter', verdict: 'genuine' },
    });
    expect((await asked(OTHER_MEMBER)).status).toBe(404);
    expect((await asked(MEMBER, 'ruling=1')).status).toBe(404);
  });

  it('of a later ruling is one of its own, and that of the decision stays the same bytes', async () => {
    const before = await bytesOf(MEMBER);
    const ruth = site.as(REVIEWER);
    const { revision } = await ruth.submissions.get({ id });
    const today = new Date().toISOString().slice(0, 10);
    const text = 'A dispute at the table.';
    await ruth.reviews.rule({ id, revision, kind: 'discontinue', text, lastDay: today });
    expect(Buffer.compare(await bytesOf(MEMBER), before)).toBe(0);
    const stopped = await bytesOf(MEMBER, 'ruling=1');
    const words = pdfWords(stopped);
    for (const said of ['Trial discontinued', text]) expect(words).toContain(said);
    expect(await paperStanding(stopped, { keys: publicKeys(), checkSeal })).toMatchObject({
      ok: true,
      value: { paper: 'letter', verdict: 'genuine' },
    });
  });
});
