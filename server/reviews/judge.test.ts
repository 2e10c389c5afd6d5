/** Rule by rule: what a reviewer says of a finding, who reads it, what it stops, and what a decision seals of it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/findings/finding';
import { joined } from '../testing/joined';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  type Caller,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  TODAY,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';

let reviewed: TestSite;
let site: TestSite;
let id: string;
let ruth: Caller;

/** A wheel that pays less than its minimum on one symbol: one breach. */
beforeAll(async () => {
  reviewed = await testSite();
  const nora = reviewed.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const { variant } = await nora.drafts.get({ id: draft });
  const wagers = { ...variant.wagers, 'symbol-a': { payTable: 'minimum', pays: { win: '1 to 2' } } };
  const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant: { ...variant, wagers } });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await reviewed.work();
  ({ id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN }));
  await reviewed.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
  await begunReview(reviewed.as(REVIEWER), id);
});
afterAll(() => reviewed.remove());
beforeEach(async () => {
  site = await testSite(reviewed);
  ruth = site.as(REVIEWER);
});
afterEach(() => site.remove());

const seenBy = (who: string) => site.as(who).submissions.get({ id });
async function placeOf(is: (finding: Finding) => boolean): Promise<number> {
  const at = (await seenBy(REVIEWER)).findings.findIndex(is);
  expect(at).toBeGreaterThanOrEqual(0);
  return at;
}
const breach = () => placeOf(({ verdict }) => verdict === 'breach');
const decide = async (more: object = {}) => {
  const { revision } = await seenBy(REVIEWER);
  const kind = 'approve' as const;
  return ruth.reviews.decide({ id, revision, kind, reasons: 'Fair.', acknowledged: ALL_OPEN, ...more });
};

describe('a breach', () => {
  it('stands in the way of every approval and of no refusal', async () => {
    await ruth.reviews.judge({ id, finding: await breach(), says: 'accepted' });
    const trial = { kind: 'approve-for-trial', trialFrom: TODAY, trialTo: '2099-12-31' };
    for (const more of [{}, { kind: 'approve-with-conditions', conditions: ['A rope.'] }, trial])
      expect(await refusedWith(decide(more))).toEqual(['breach-stands']);
    expect(await decide({ kind: 'refuse' })).toMatchObject({ state: 'refused' });
  });

  it('that is overruled is sealed with its reasons, and stays a breach as computed', async () => {
    const finding = await breach();
    await ruth.reviews.judge({ id, finding, says: 'overruled', reasons: 'A local licence permits it.' });
    expect(await decide()).toMatchObject({ state: 'approved' });
    const { decision, findings, seal, open, judgements } = await seenBy(MEMBER);
    expect(decision?.sealed?.record.overruled).toEqual([
      {
        rule: findings[finding]?.rule,
        clause: findings[finding]?.clause,
        verdict: 'breach',
        finding: findings[finding]?.explanation,
        reasons: 'A local licence permits it.',
        by: 'Ruth Hale',
        at: judgements[0]?.at,
      },
    ]);
    expect(findings[finding]?.verdict).toBe('breach');
    expect(open.map(({ code }) => code)).not.toContain('breach');
    expect(seal).toMatchObject({ state: 'good' });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });

  it('that is overruled is open for nobody who reads so, and for the operator until the decision', async () => {
    const codesOf = (open: readonly { code: string }[] = []) => open.map(({ code }) => code);
    const [finding, known] = [await breach(), ALL_OPEN.filter((code) => code !== 'breach')];
    expect(codesOf((await seenBy(REVIEWER)).open)).toContain('breach');
    await ruth.reviews.judge({ id, finding, says: 'overruled', reasons: 'A local licence permits it.' });
    expect(codesOf((await seenBy(REVIEWER)).open)).not.toContain('breach');
    expect(codesOf((await ruth.reviews.queue())[0]?.open)).not.toContain('breach');
    const own = async () => (await site.as(MEMBER).submissions.list()).find((each) => each.id === id)?.open;
    expect([codesOf((await seenBy(MEMBER)).open), codesOf(await own())]).toEqual([
      expect.arrayContaining(['breach']),
      expect.arrayContaining(['breach']),
    ]);
    expect(await decide({ acknowledged: known })).toMatchObject({ state: 'approved' });
    expect([codesOf((await seenBy(MEMBER)).open), codesOf(await own())].flat()).not.toContain('breach');
    const { history } = await seenBy(REVIEWER);
    expect(history.find(({ kind }) => kind === 'decision-made')?.data).not.toHaveProperty('open.breach');
  });

  it('that was overruled and reopened stands again', async () => {
    const finding = await breach();
    await ruth.reviews.judge({ id, finding, says: 'overruled', reasons: 'Permitted.' });
    await ruth.reviews.judge({ id, finding, says: 'reopened' });
    expect(await refusedWith(decide())).toEqual(['breach-stands']);
    expect(await refusedWith(ruth.reviews.judge({ id, finding, says: 'reopened' }))).toEqual([
      'state-forbids',
    ]);
  });

  it('is not overruled without reasons', async () => {
    expect(await refusedWith(ruth.reviews.judge({ id, finding: await breach(), says: 'overruled' }))).toEqual(
      ['decision-incomplete'],
    );
  });
});

describe('a rule that is met', () => {
  it('and that a reviewer overrules stands in the way too', async () => {
    await ruth.reviews.judge({ id, finding: await breach(), says: 'overruled', reasons: 'Permitted.' });
    const finding = await placeOf(({ verdict }) => verdict === 'meets');
    await ruth.reviews.judge({ id, finding, says: 'overruled', reasons: 'The sign reads otherwise.' });
    expect(await refusedWith(decide())).toEqual(['breach-stands']);
    await ruth.reviews.judge({ id, finding, says: 'accepted' });
    expect(await decide()).toMatchObject({ state: 'approved' });
  });
});

describe('what a reviewer says of a finding', () => {
  it('is read by reviewers at once, and by the operator only after the decision', async () => {
    const finding = await breach();
    await ruth.reviews.judge({ id, finding, says: 'overruled', reasons: 'Permitted.' });
    expect((await seenBy(REVIEWER)).judgements).toMatchObject([
      { finding, says: 'overruled', by: 'Ruth Hale' },
    ]);
    const before = await seenBy(MEMBER);
    expect(before.judgements).toEqual([]);
    expect(JSON.stringify([before, await site.as(APPROVER).audit.list({})])).not.toContain('finding-judged');
    await decide();
    expect((await seenBy(MEMBER)).judgements).toMatchObject([{ finding, reasons: 'Permitted.' }]);
  });

  it('is a link in the chain, and cannot be changed unnoticed', async () => {
    const finding = await breach();
    await ruth.reviews.judge({ id, finding, says: 'overruled', reasons: 'Permitted.' });
    await decide();
    await unguarded(site, "UPDATE judgement SET reasons = 'Other.'");
    expect((await seenBy(REVIEWER)).seal).toMatchObject({ state: 'broken' });
    expect((await site.as(ADMINISTRATOR).audit.verify()).records).toContainEqual({
      reference: 'A-PHJB-0001',
      part: 'reviewer’s verdicts',
    });
  });

  it('is of a finding that is there, while the regulator has the submission', async () => {
    expect(await refusedWith(ruth.reviews.judge({ id, finding: 4999, says: 'accepted' }))).toEqual([
      'not-found',
    ]);
    await decide({ kind: 'refuse' });
    expect(await refusedWith(ruth.reviews.judge({ id, finding: 0, says: 'accepted' }))).toEqual([
      'state-forbids',
    ]);
  });
});

describe('a question', () => {
  it('is anchored at a finding, a wager or a pay, and at nothing that is not there', async () => {
    const finding = await breach();
    const about = [{ finding }, { wager: 'symbol-a' }, { wager: 'symbol-a', event: 'win' }];
    for (const each of about) await ruth.reviews.ask({ id, text: 'Why?', about: each });
    expect((await seenBy(MEMBER)).questions.map((question) => question.about)).toEqual(about);
    for (const each of [{ finding: 4999 }, { wager: 'symbol-z' }, { wager: 'symbol-a', event: 'none' }])
      expect(await refusedWith(ruth.reviews.ask({ id, text: 'Why?', about: each }))).toEqual(['not-found']);
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });
});

describe('two reviewers who disagree', () => {
  it('leave a proposal behind once one of them reopens what the other overruled', async () => {
    const { caller: ravi } = await joined(site, REVIEWER, {
      name: 'Ravi Shah',
      email: 'ravi@regulator.example',
    });
    const finding = await breach();
    await ruth.reviews.judge({ id, finding, says: 'overruled', reasons: 'Permitted.' });
    await ravi.reviews.judge({ id, finding, says: 'reopened', reasons: 'Not in this licence.' });
    expect(await refusedWith(decide())).toEqual(['breach-stands']);
  });
});
