import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { variantHash } from '@/rulebooks/variant/hash';
import type { MemberContext } from '../access/context';
import { sign } from '../documents/content/sign';
import { makeSiteDossier } from '../documents/make';
import { verifyDossier } from '../documents/verify';
import { publicKeys } from '../seals/ring';
import { LAST, trialOf } from '../testing/on-trial';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { draftSubject, submissionSubject } from './read-subject';

vi.setConfig({ testTimeout: 60_000 });

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const recordOf = async (who: string, id: string) => {
  const read = await submissionSubject(site.context(who) as MemberContext, id);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value.record;
};

const submitted = async (): Promise<string> => {
  const { id } = await frozenSubmission(site);
  await site.as(APPROVER).submissions.submit({ id, statement: 'As the rules say.', acknowledged: ALL_OPEN });
  return id;
};

const revised = async (id: string): Promise<{ draft: string; revision: number }> => {
  const nora = site.as(MEMBER);
  const { draft } = await nora.submissions.reviseAsDraft({ id });
  const { variant } = await nora.drafts.get({ id: draft });
  variant.circumstances.premises = 'Northgate York';
  const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant });
  return { draft, revision };
};

describe('the code on a paper', () => {
  it('leads to its own record where two operators submit the same variant', async () => {
    const first = await submitted();
    const hana = site.as(OTHER_MEMBER);
    const { id: draft } = await hana.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    await hana.analyses.start({ draft, revision: 1, rounds: 1000 });
    await site.work();
    const { id: second, hash } = await hana.submissions.freeze({
      draft,
      revision: 1,
      acknowledged: ALL_OPEN,
    });
    await site
      .as(OTHER_APPROVER)
      .submissions.submit({ id: second, statement: 'The same.', acknowledged: ALL_OPEN });

    const operators = [];
    for (const [who, id] of [
      [MEMBER, first],
      [OTHER_MEMBER, second],
    ] as const) {
      const url = new URL((await recordOf(who, id)).recordUrl);
      expect(url.pathname).toBe(`/record/${hash}`);
      const reference = url.searchParams.get('reference') ?? '';
      const code = url.searchParams.get('code') ?? '';
      operators.push((await site.as(null).record.get({ hash, reference, code })).operator);
    }
    expect(operators).toEqual(['Northgate Casinos', 'Harbour Gaming']);
  });
});

describe('what a paper says about its submission', () => {
  it('is barred until it is approved, and again when it is refused', async () => {
    const id = await submitted();
    expect(await recordOf(MEMBER, id)).toMatchObject({ barred: 'undecided' });
    const { revision } = await begunReview(site.as(REVIEWER), id);
    await site.as(REVIEWER).reviews.decide({
      acknowledged: ALL_OPEN,
      id,
      revision,
      kind: 'refuse',
      reasons: 'The wheel is worn.',
    });
    expect(await recordOf(REVIEWER, id)).toMatchObject({
      barred: 'refused',
      status: 'Refused',
      reasons: 'The wheel is worn.',
    });
  });
  it('carries the days for which a trial was approved', async () => {
    const id = await submitted();
    const { revision } = await begunReview(site.as(REVIEWER), id);
    const trial = { trialFrom: '2027-03-01', trialTo: '2027-05-31' };
    await site
      .as(REVIEWER)
      .reviews.decide({ acknowledged: ALL_OPEN, id, revision, kind: 'approve-for-trial', ...trial });
    const record = await recordOf(MEMBER, id);
    expect(record.trial).toEqual({ from: '2027-03-01', to: '2027-05-31' });
    expect(record.barred).toBeUndefined();
  });
  it('lists with the submission what its sign lacks, in the words of the sign, except the approval', async () => {
    const id = await submitted();
    const { signMissing } = await site.as(MEMBER).submissions.get({ id });
    const read = await submissionSubject(site.context(MEMBER) as MemberContext, id);
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const [approval, ...others] = sign(read.value).missing;
    expect(approval).toContain('Approval');
    expect(others.length).toBeGreaterThan(0);
    expect(signMissing.map(({ text }) => text)).toEqual(others);
    expect(signMissing[0]?.clauses.length).toBeGreaterThan(0);
  });
  it('shows what a draft changes in the version it revises', async () => {
    const { draft } = await revised(await submitted());
    const read = await draftSubject(site.context(MEMBER) as MemberContext, draft);
    expect(read).toMatchObject({
      ok: true,
      value: {
        record: {
          reference: 'A-PHJB-0001',
          version: 2,
          changes: [{ field: 'Premises', before: 'nothing', after: 'Northgate York' }],
        },
      },
    });
  });
});

describe('a version that was never submitted', () => {
  it('is not shown to the regulator by what the next one changes, nor by its papers', async () => {
    const { id: never } = await frozenSubmission(site);
    const { draft, revision } = await revised(never);
    const { id } = await site.as(MEMBER).submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
    await site.as(APPROVER).submissions.submit({ id, statement: 'The second.', acknowledged: ALL_OPEN });

    expect((await site.as(MEMBER).submissions.get({ id })).changes?.since.id).toBe(never);
    expect((await site.as(REVIEWER).submissions.get({ id })).changes).toBeUndefined();
    for (const who of [MEMBER, REVIEWER]) expect((await recordOf(who, id)).changes).toBeUndefined();
  });
});

describe('circumstances', () => {
  it('do not touch the analysis: neither the contact nor the other jurisdictions', async () => {
    const nora = site.as(MEMBER);
    const { id } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    await nora.analyses.start({ draft: id, revision: 1, rounds: 1000 });
    await site.work();
    const before = await nora.drafts.get({ id });
    const variant = {
      ...before.variant,
      circumstances: { contact: 'Nora Ellis, tables desk', elsewhere: 'Nevada, Alderney' },
    };
    await nora.drafts.save({ id, revision: 1, variant });
    const after = await nora.drafts.get({ id });
    expect(after.variant.circumstances).toEqual(variant.circumstances);
    expect(after.analysis).toEqual({ ...before.analysis, current: true });
    expect(await variantHash(after.variant)).not.toBe(await variantHash(before.variant));
  });
});

describe('the seal of a decision', () => {
  it('is made with the decision, and its dossier is genuine to whoever has the key of the site', async () => {
    const { id } = await frozenSubmission(site);
    await site
      .as(APPROVER)
      .submissions.submit({ id, statement: 'At the odds of the rules.', acknowledged: ALL_OPEN });
    const { revision } = await begunReview(site.as(REVIEWER), id);
    await site
      .as(REVIEWER)
      .reviews.decide({ acknowledged: ALL_OPEN, id, revision, kind: 'approve', reasons: ' Fine. ' });
    const subject = await submissionSubject(site.context(MEMBER) as MemberContext, id);
    if (!subject.ok) throw new Error('an approved submission has papers');
    expect(subject.value.record.sealedDecision?.record).toMatchObject({
      operator: 'Northgate Casinos',
      decision: 'approve',
      by: 'Ruth Hale',
    });
    const bytes = await makeSiteDossier(subject.value);
    const verified = await verifyDossier(bytes, { threads: 1, keys: publicKeys() });
    expect(verified).toMatchObject({ ok: true, value: { verdict: 'genuine' } });
  });
});

it('papers of a trial are marked from the day after its last', async () => {
  const { id } = await trialOf(site);
  const markOn = async (day: string) => {
    const context = { ...site.context(MEMBER), now: () => new Date(`${day}T12:00:00Z`) };
    const read = await submissionSubject(context as MemberContext, id);
    return read.ok ? { mark: sign(read.value).paper.mark, approved: read.value.record.approved } : read;
  };
  const inTime = await markOn(LAST);
  expect(inTime).toMatchObject({ approved: expect.any(String) });
  expect(JSON.stringify(inTime)).not.toContain('TRIAL OVER');
  expect(await markOn('2098-04-01')).toMatchObject({
    mark: expect.stringMatching(/^TRIAL OVER/),
    approved: expect.any(String),
  });
});
