/** Files go with the step that they came with: who reads them, and what notices that one was altered. */
import { rmSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerDownload } from '../../attachment-requests/answer-download';
import { fileOf } from '../../attachments/files';
import { attached, attachment, audit } from '../../db/schema/index';
import { pdf, sent } from '../../testing/sample-files';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';

let frozen: TestSite;
let first: string;
let site: TestSite;
let id: string;
beforeAll(async () => {
  frozen = await testSite();
  ({ id: first } = await frozenSubmission(frozen));
});
beforeEach(async () => {
  site = await testSite(frozen);
  id = first;
});
afterEach(() => site.remove());
afterAll(() => frozen.remove());

const submitted = async (files: string[] = []) => {
  await site
    .as(APPROVER)
    .submissions.submit({ id, statement: 'At the odds of the rules.', acknowledged: ALL_OPEN, files });
  return begunReview(site.as(REVIEWER), id);
};
const filesAs = async (person: string) =>
  (await site.as(person).submissions.get({ id })).files.map(({ name, part }) => `${part}: ${name}`);
const fetched = async (person: string | null, file: string) =>
  (await answerDownload(site.context(person), file, site.dataDir)).status;
const lastEvent = async (kind: 'question-asked' | 'decision-made' | 'submission-frozen') => {
  const events = await site.db.select().from(audit).where(sql`${audit.kind} = ${kind}`);
  return JSON.parse(events.at(-1)?.data ?? '{}');
};

describe('files of a submission', () => {
  it('are with the statement, a question and its answer, for both sides', async () => {
    await submitted([await sent(site, APPROVER, 'statement.pdf', pdf('1'))]);
    const asked = await sent(site, REVIEWER, 'layout.pdf', pdf('2'));
    const { question } = await site.as(REVIEWER).reviews.ask({ id, text: 'This?', files: [asked] });
    const answered = await sent(site, MEMBER, 'answer.pdf', pdf('3'));
    await site.as(MEMBER).submissions.answer({ id, question, text: 'That.', files: [answered] });
    const all = ['statement: statement.pdf', 'question: layout.pdf', 'answer: answer.pdf'];
    expect(await filesAs(MEMBER)).toEqual(all);
    expect(await filesAs(REVIEWER)).toEqual(all);
    for (const file of [asked, answered])
      expect([
        await fetched(MEMBER, file),
        await fetched(REVIEWER, file),
        await fetched(OTHER_MEMBER, file),
        await fetched(ADMINISTRATOR, file),
        await fetched(null, file),
      ]).toEqual([200, 200, 404, 404, 401]);
    expect((await lastEvent('question-asked')).files).toEqual([
      expect.objectContaining({ file: asked, name: 'layout.pdf', part: 'question', of: question }),
    ]);
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });

  it('cannot be another organisation’s, nor none', async () => {
    await submitted();
    const foreign = await sent(site, OTHER_MEMBER);
    for (const files of [[foreign], ['missing']])
      expect(await refusedWith(site.as(REVIEWER).reviews.ask({ id, text: 'This?', files }))).toEqual([
        'file-gone',
      ]);
    expect(await filesAs(REVIEWER)).toEqual([]);
    expect((await site.as(REVIEWER).submissions.get({ id })).questions).toEqual([]);
    const many = Array.from({ length: 11 }, () => foreign);
    expect(await refusedWith(site.as(REVIEWER).reviews.ask({ id, text: 'This?', files: many }))).toEqual([
      'input-unreadable',
    ]);
  });

  it('are not read by the regulator before anything was submitted', async () => {
    const file = await sent(site, MEMBER);
    expect(await fetched(REVIEWER, file)).toBe(404);
    await submitted([await sent(site, APPROVER)]);
    expect(await fetched(REVIEWER, file)).toBe(200);
  });

  it('stay once they belong to something', async () => {
    const file = await sent(site, APPROVER);
    await submitted([file]);
    expect(await refusedWith(site.as(MEMBER).attachments.remove({ id: file }))).toEqual(['state-forbids']);
    await expect(site.db.delete(attachment)).rejects.toThrow();
    await expect(site.db.delete(attached)).rejects.toThrow();
    await expect(site.db.update(attachment).set({ name: 'x.pdf' })).rejects.toThrow();
  });

  it('go with a decision under its seal', async () => {
    const { revision } = await submitted();
    const file = await sent(site, REVIEWER, 'reasons.pdf');
    await site.as(REVIEWER).reviews.decide({ id, revision, kind: 'refuse', reasons: 'No.', files: [file] });
    const { decision, seal } = await site.as(MEMBER).submissions.get({ id });
    expect(decision?.sealed?.record.enclosed).toEqual([
      { name: 'reasons.pdf', sha256: (await lastEvent('decision-made')).files[0].sha256 },
    ]);
    expect(seal?.state).toBe('good');
    expect(await fetched(MEMBER, file)).toBe(200);
  });

  it('of a proposed decision are the reviewers’, until another confirms it', async () => {
    const { organisation } = site.member(REVIEWER);
    await site.db.run(sql`UPDATE organization SET two_reviewers = 1 WHERE id = ${organisation.id}`);
    site.member(REVIEWER).organisation.twoReviewers = true;
    try {
      const { revision } = await submitted();
      const file = await sent(site, REVIEWER, 'reasons.pdf');
      await site.as(REVIEWER).reviews.decide({ id, revision, kind: 'refuse', reasons: 'No.', files: [file] });
      expect(await filesAs(REVIEWER)).toEqual(['proposal: reasons.pdf']);
      expect(await filesAs(MEMBER)).toEqual([]);
      expect(await fetched(MEMBER, file)).toBe(404);
    } finally {
      delete site.member(REVIEWER).organisation.twoReviewers;
    }
  });

  it('named in a variant are frozen with it', async () => {
    const nora = site.as(MEMBER);
    await sent(site, MEMBER, 'consent.pdf', pdf('I agree'));
    const [{ hash } = { hash: '' }] = await site.db.select().from(attachment);
    const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    const { variant } = await nora.drafts.get({ id: draft });
    const consent = { name: 'Mr Owner', reference: 'L-1', date: '2026-01-02', for: [], file: hash };
    const circumstances = { ...variant.circumstances, consents: [consent] };
    await nora.drafts.save({ id: draft, revision: 1, variant: { ...variant, circumstances } });
    await nora.analyses.start({ draft, revision: 2, rounds: 1000 });
    await site.work();
    ({ id } = await nora.submissions.freeze({ draft, revision: 2, acknowledged: ALL_OPEN }));
    expect(await filesAs(MEMBER)).toEqual(['variant: consent.pdf']);
    expect((await lastEvent('submission-frozen')).files[0].sha256).toBe(hash);
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });

  it('that somebody adds behind the program’s back are noticed', async () => {
    await submitted([await sent(site, APPROVER)]);
    const [row] = await site.db.select().from(attached);
    await site.db.insert(attached).values({ ...(row as typeof attached.$inferInsert), id: 'x', of: 'y' });
    expect((await site.as(ADMINISTRATOR).audit.verify()).records.map(({ part }) => part)).toEqual(['files']);
  });
});

describe('a file that is fetched', () => {
  it('is saved and never shown, whatever it holds', async () => {
    const file = await sent(site, MEMBER, 'a "plan".pdf');
    const answer = await answerDownload(site.context(MEMBER), file, site.dataDir);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="a _plan_.pdf"; filename*=UTF-8''a%20%22plan%22.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(pdf()));
  });

  it('is not given where its bytes are not what was uploaded, or gone', async () => {
    const file = await sent(site, MEMBER);
    const [row] = await site.db.select().from(attachment);
    writeFileSync(fileOf(site.dataDir, row?.hash ?? ''), pdf('hullo'));
    expect(await fetched(MEMBER, file)).toBe(503);
    rmSync(fileOf(site.dataDir, row?.hash ?? ''));
    expect(await fetched(MEMBER, file)).toBe(503);
  });

  it.each(['../../assay.db', '', 'a'.repeat(65), "x' OR 1=1"])('%j is no file', async (file) => {
    expect(await fetched(MEMBER, file)).toBe(404);
  });
});
