import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressInThisThread } from '../documents/press';
import { SignPlan } from '../documents/sign-offers';
import { openDossier } from '../documents/standing';
import { openedPdf } from '../documents/testing/opened-pdf';
import { verifyDossier } from '../documents/verify';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { answerPaper } from './answer-request';

vi.setConfig({ testTimeout: 60_000 });

let site: TestSite;
let press = pressInThisThread();
beforeEach(async () => {
  site = await testSite();
  press = pressInThisThread();
});
afterEach(() => site.remove());

const asked = (who: string | null, of: 'submission' | 'draft', id: string, paper: string, search = '') =>
  answerPaper(site.context(who), { of, id, paper, search: new URLSearchParams(search) }, press);

const bytesOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer());

describe('papers of a submission', () => {
  it('are given to its operator, and verify', async () => {
    const { id, hash } = await frozenSubmission(site);
    const response = await asked(MEMBER, 'submission', id, 'dossier.pdf');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = await bytesOf(response);
    expect(await verifyDossier(bytes)).toMatchObject({
      ok: true,
      value: { hash, reference: 'A-PHJB-0001', differences: [], samePages: true },
    });
    expect(Buffer.compare(await bytesOf(await asked(MEMBER, 'submission', id, 'dossier.pdf')), bytes)).toBe(
      0,
    );
  });
  it('carry the approval and its day once there is one', async () => {
    const { id } = await frozenSubmission(site);
    await site
      .as(APPROVER)
      .submissions.submit({ id, statement: 'At the odds of the rules.', acknowledged: ALL_OPEN });
    const { revision } = await begunReview(site.as(REVIEWER), id);
    await site.as(REVIEWER).reviews.decide({
      acknowledged: ALL_OPEN,
      id,
      revision,
      kind: 'approve',
      reasons: 'As the rules ask.',
    });
    const opened = openDossier(await bytesOf(await asked(REVIEWER, 'submission', id, 'dossier.pdf')));
    const today = new Date().toISOString().slice(0, 10);
    expect(opened).toMatchObject({
      ok: true,
      value: { record: { status: 'Approved', approved: today, draft: false } },
    });
  });
  it('are not found by another operator, nor by the regulator before they are submitted', async () => {
    const { id } = await frozenSubmission(site);
    for (const who of [OTHER_MEMBER, REVIEWER])
      expect((await asked(who, 'submission', id, 'sign.txt')).status).toBe(404);
    expect((await asked(null, 'submission', id, 'sign.txt')).status).toBe(401);
  });
  it('come on the sheet that was asked for, and as text', async () => {
    const { id } = await frozenSubmission(site);
    const landscape = await asked(MEMBER, 'submission', id, 'sign.pdf', 'paper=A5&orientation=landscape');
    expect(openedPdf(await bytesOf(landscape)).includes('/MediaBox [0 0 595.28 419.53]')).toBe(true);
    const poster = await asked(MEMBER, 'submission', id, 'sign.pdf', 'paper=A2&layout=one');
    expect(openedPdf(await bytesOf(poster)).includes('/MediaBox [0 0 1190.55 1683.78]')).toBe(true);
    const plan = await asked(MEMBER, 'submission', id, 'sheets.json');
    expect(plan.headers.get('content-type')).toBe('application/json');
    expect(SignPlan.parse(await plan.json()).says).toMatch(/can be read on one sheet of A4/);
    const text = await asked(MEMBER, 'submission', id, 'sign.txt');
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await text.text()).toContain('NOT FOR DISPLAY');
  });
  it('that are pages, workbooks or ZIPs are saved and never shown as one of this site’s own pages', async () => {
    const { id } = await frozenSubmission(site);
    const types = [
      ['par.html', 'text/html; charset=utf-8', 'attachment'],
      ['par.csv', 'text/csv; charset=utf-8', 'attachment'],
      ['par.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'attachment'],
      ['sign.txt', 'text/plain; charset=utf-8', 'inline'],
    ] as const;
    for (const [paper, type, disposition] of types) {
      const { headers } = await asked(MEMBER, 'submission', id, paper);
      expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
        type,
        `${disposition}; filename="${paper}"`,
      ]);
    }
    expect((await asked(OTHER_MEMBER, 'submission', id, 'filing.zip')).status).toBe(404);
  });
  it.each([
    ['another paper', 'novel.pdf', '', 404],
    ['a name every object has', 'toString', '', 404],
    ['another sheet', 'sign.pdf', 'paper=A0', 400],
    ['another layout', 'sign.pdf', 'layout=mural', 400],
  ])('refuse %s with a sentence', async (_, paper, search, status) => {
    const { id } = await frozenSubmission(site);
    const response = await asked(MEMBER, 'submission', id, paper, search);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/^[A-Z][^\n]+\.\n$/);
  });
});

describe('too many papers at once', () => {
  it('are refused with a sentence and a time to come back, and only while they are being made', async () => {
    const { id } = await frozenSubmission(site);
    const asking = Array.from({ length: 6 }, () => asked(MEMBER, 'submission', id, 'sign.pdf'));
    const answers = await Promise.all(asking);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503, 503]);
    const busy = answers.find(({ status }) => status === 503);
    expect(busy?.headers.get('retry-after')).toBe('5');
    expect(await busy?.text()).toMatch(/^Too many papers [^\n]+\.\n$/);
    expect((await asked(MEMBER, 'submission', id, 'sign.pdf')).status).toBe(200);
  });
});

describe('papers of a draft', () => {
  it('ask for an analysis first, and are marked as a draft', async () => {
    const nora = site.as(MEMBER);
    const { id } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    expect((await asked(MEMBER, 'draft', id, 'leaflet.pdf')).status).toBe(412);
    await nora.analyses.start({ draft: id, revision: 1, rounds: 1000 });
    await site.work();
    const leaflet = await asked(MEMBER, 'draft', id, 'leaflet.pdf');
    expect(leaflet.status).toBe(200);
    expect(await (await asked(MEMBER, 'draft', id, 'sign.txt')).text()).toMatch(
      /^WORKING COPY · NOT FOR DISPLAY\n/,
    );
    expect((await asked(OTHER_MEMBER, 'draft', id, 'leaflet.pdf')).status).toBe(404);
    const { variant } = await nora.drafts.get({ id });
    variant.wagers['symbol-a'] = { payTable: 'minimum', pays: { win: '51 to 1' } };
    await nora.drafts.save({ id, revision: 1, variant });
    expect((await asked(MEMBER, 'draft', id, 'leaflet.pdf')).status).toBe(412);
  });
  it('are pictures at once where a pay changed since the analysis', async () => {
    const nora = site.as(MEMBER);
    const { id } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    const { variant } = await nora.drafts.get({ id });
    await nora.analyses.distributions({ rulebook: 'gb-2007', game: 'big-six', options: variant.options });
    await site.work();
    const before = await asked(MEMBER, 'draft', id, 'sign.pictures.json');
    expect(before.status).toBe(200);
    variant.wagers['symbol-a'] = { payTable: 'minimum', pays: { win: '51 to 1' } };
    await nora.drafts.save({ id, revision: 1, variant });
    const after = await asked(MEMBER, 'draft', id, 'sign.pictures.json');
    expect(after.status).toBe(200);
    expect(await after.text()).not.toBe(await before.text());
    expect((await asked(MEMBER, 'draft', id, 'sign.pdf')).status).toBe(412);
    expect((await asked(OTHER_MEMBER, 'draft', id, 'sign.pictures.json')).status).toBe(404);
  });
});
