/** Papers from the public register: only what is for display, for anyone, and nothing of what the two sides wrote. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayAfter } from '@/rulebooks/spelling/dates';
import { dayIn } from '@/rulebooks/zones';
import { createCaller } from '../api/api';
import { paperStanding } from '../documents/premises-standing';
import { pressInThisThread } from '../documents/press';
import { openedPdf } from '../documents/testing/opened-pdf';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import { ALL_OPEN, APPROVER, begunReview, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { answerRegister } from './answer-register';

vi.setConfig({ testTimeout: 60_000 });

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const TODAY = dayIn('gb-2007', new Date());
const PRIVATE = 'Between the two of us';

/** With its limits, at the odds of the rules, and everything confirmed, so that its sign lacks nothing. */
async function approved(until?: string): Promise<string> {
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const { variant } = await nora.drafts.get({ id: draft });
  variant.circumstances = { limits: { currency: 'GBP', minimum: 100, maximum: 50_000 } };
  const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  const { id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  await site.as(APPROVER).submissions.submit({ id, statement: PRIVATE, acknowledged: ALL_OPEN });
  const opened = await begunReview(site.as(REVIEWER), id);
  await site.as(REVIEWER).reviews.decide({
    id,
    revision: opened.revision,
    ...(until ? { kind: 'approve-for-trial', trialFrom: TODAY, trialTo: until } : { kind: 'approve' }),
    reasons: PRIVATE,
    acknowledged: ALL_OPEN,
  });
  return id;
}

const asked = (paper: string, version = '1', reference = 'A-PHJB-0001') =>
  answerRegister(
    site.context(null),
    { reference, version, paper, search: new URLSearchParams() },
    pressInThisThread(),
  );

it('gives the sign to anyone; it is genuine, and has nothing private in it', async () => {
  await approved();
  const { entries } = await createCaller(site.context(null)).record.register({});
  expect(entries[0]?.papers).toEqual(['sign']);
  const response = await asked('sign.pdf');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(await paperStanding(bytes, { keys: publicKeys(), checkSeal })).toMatchObject({
    ok: true,
    value: { paper: 'sign', verdict: 'genuine', reference: 'A-PHJB-0001', status: 'Approved' },
  });
  const whole = JSON.stringify(openedPdf(bytes)) + Buffer.from(bytes).toString('latin1');
  expect(whole).not.toContain(PRIVATE);
  expect(whole).not.toContain(site.member(REVIEWER).name);
});

it('gives none of a trial that was given up, whose sign stays up to its last day but is printed no more', async () => {
  const id = await approved(dayAfter(TODAY, 30));
  const listed = async () => (await createCaller(site.context(null)).record.register({})).entries;
  const [running] = await listed();
  expect(running?.papers).toContain('sign');
  const { revision } = await site.as(APPROVER).submissions.get({ id });
  const step = { id, revision, kind: 'abandon' as const, text: 'Nobody plays it.' };
  await site.as(APPROVER).submissions.request({ ...step, lastDay: dayAfter(TODAY, 2) });
  expect(await listed()).toMatchObject([{ status: 'abandoned', papers: [] }]);
  expect((await asked('sign.pdf')).status).toBe(404);
});

it('is not vouched for by a key that nobody knows', async () => {
  await approved();
  const bytes = new Uint8Array(await (await asked('sign.pdf')).arrayBuffer());
  expect(await paperStanding(bytes, { keys: [], checkSeal })).toMatchObject({
    ok: true,
    value: { verdict: 'unvouched' },
  });
});

it('gives nothing that is not for display, not in the register, or no paper of it', async () => {
  await approved();
  for (const [paper, version, reference] of [
    ['leaflet.pdf'],
    ['dossier.pdf'],
    ['par.xlsx'],
    ['sign.pdf', '2'],
    ['sign.pdf', '1', 'A-PHJB-0002'],
    ['sign.pdf', '1e0x'],
  ] as const)
    expect((await asked(paper, version, reference)).status, `${paper} ${version}`).toBe(404);
});
