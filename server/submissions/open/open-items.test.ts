/** What is open: refused, acknowledged, recorded and shown, the same at every step. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import type { Variant } from '@/rulebooks/variant/variant';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const codes = (open: { code: OpenCode }[]) => open.map(({ code }) => code);

/** Analysed as saved. */
async function analysed(change: (variant: Variant) => Variant, game = 'big-six') {
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game });
  const { variant } = await nora.drafts.get({ id: draft });
  const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant: change(variant) });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  return { draft, revision };
}

const generous = (variant: Variant): Variant => {
  const wager = 'symbol-a';
  return {
    ...variant,
    wagers: { ...variant.wagers, [wager]: { payTable: 'minimum', pays: { win: '500 to 1' } } },
  };
};

describe('a version on which the player gains', () => {
  it('is acknowledged when frozen, submitted and decided, and red wherever it is listed', async () => {
    const { draft, revision } = await analysed(generous);
    const [nora, adrian, ruth] = [site.as(MEMBER), site.as(APPROVER), site.as(REVIEWER)];
    expect(await refusedWith(nora.submissions.freeze({ draft, revision }))).toEqual(['open-unacknowledged']);
    const but = ALL_OPEN.filter((code) => code !== 'player-gains');
    expect(await refusedWith(nora.submissions.freeze({ draft, revision, acknowledged: but }))).toEqual([
      'open-unacknowledged',
    ]);
    const { id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
    const statement = 'A promotion.';
    expect(await refusedWith(adrian.submissions.submit({ id, statement }))).toEqual(['open-unacknowledged']);
    await adrian.submissions.submit({ id, statement, acknowledged: ALL_OPEN });
    const [waiting] = await ruth.reviews.queue();
    const [own] = await nora.submissions.list();
    const { open, history } = await ruth.submissions.get({ id });
    for (const seen of [waiting?.open ?? [], own?.open ?? [], open]) {
      expect(codes(seen)[0]).toBe('player-gains');
    }
    const frozen = history.find(({ kind }) => kind === 'submission-frozen');
    const submitted = history.find(({ kind }) => kind === 'submission-submitted');
    for (const event of [frozen, submitted])
      expect(event?.data).toMatchObject({ open: { 'player-gains': 1 } });
    await begunReview(ruth, id);
    const { revision: at } = await ruth.submissions.get({ id });
    const approval = { id, revision: at, kind: 'approve', reasons: 'For a day.' } as const;
    expect(await refusedWith(ruth.reviews.decide(approval))).toEqual(['open-unacknowledged']);
    expect(await refusedWith(ruth.reviews.decide({ ...approval, acknowledged: but }))).toEqual([
      'open-unacknowledged',
    ]);
    await ruth.reviews.decide({ ...approval, acknowledged: ALL_OPEN });
    const { history: after } = await ruth.submissions.get({ id });
    const decided = after.find(({ kind }) => kind === 'decision-made');
    expect(decided?.data).toMatchObject({ open: { 'player-gains': 1 } });
  });
});

describe('a consent that is outstanding', () => {
  /** A trial needs the authority's consent (2.3). */
  const trial = (variant: Variant): Variant => ({
    ...variant,
    circumstances: { ...variant.circumstances, trial: { from: '2008-01-01', to: '2008-03-01' } },
  });

  it('must be acknowledged to freeze, and is shown in the queue', async () => {
    const { draft, revision } = await analysed(trial);
    const nora = site.as(MEMBER);
    const but = ALL_OPEN.filter((code) => code !== 'consent');
    expect(await refusedWith(nora.submissions.freeze({ draft, revision, acknowledged: but }))).toEqual([
      'open-unacknowledged',
    ]);
    const { id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
    await site.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
    const [waiting] = await site.as(REVIEWER).reviews.queue();
    expect(codes(waiting?.open ?? [])).toContain('consent');
  });
});

describe('a trial whose first day is past', () => {
  it('must be acknowledged until somebody has decided on it, and is nothing open after that', async () => {
    const [nora, adrian, ruth] = [site.as(MEMBER), site.as(APPROVER), site.as(REVIEWER)];
    const { draft, revision } = await analysed((variant) => ({
      ...variant,
      circumstances: { ...variant.circumstances, trial: { from: '2008-01-01', to: '2008-03-01' } },
    }));
    const but = ALL_OPEN.filter((code) => code !== 'days-unfit');
    const unknown = ['open-unacknowledged'];
    expect(await refusedWith(nora.submissions.freeze({ draft, revision, acknowledged: but }))).toEqual(
      unknown,
    );
    const { id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
    const so = { id, statement: 'So.' };
    expect(await refusedWith(adrian.submissions.submit({ ...so, acknowledged: but }))).toEqual(unknown);
    await adrian.submissions.submit({ ...so, acknowledged: ALL_OPEN });
    const { revision: at } = await begunReview(ruth, id);
    const { open } = await ruth.submissions.get({ id });
    expect(open.find(({ code }) => code === 'days-unfit')?.says).toMatch(
      /^The first day of the trial, 1 January 2008, is past[.]/,
    );
    await ruth.reviews.decide({
      id,
      revision: at,
      kind: 'refuse',
      reasons: 'Too late.',
      acknowledged: ALL_OPEN,
    });
    expect(codes((await ruth.submissions.get({ id })).open)).not.toContain('days-unfit');
  });
});

describe('a consent on file that has no reference', () => {
  it('must be acknowledged to freeze, submit and approve, and is shown in the queue', async () => {
    const { draft, revision } = await analysed((variant) => ({
      ...variant,
      circumstances: { ...variant.circumstances, consents: [{ name: 'Somebody', reference: '', for: [] }] },
    }));
    const [nora, adrian, ruth] = [site.as(MEMBER), site.as(APPROVER), site.as(REVIEWER)];
    const but = ALL_OPEN.filter((code) => code !== 'consent-unreferenced');
    expect(await refusedWith(nora.submissions.freeze({ draft, revision, acknowledged: but }))).toEqual([
      'open-unacknowledged',
    ]);
    const { id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
    const statement = 'Offered in July.';
    expect(await refusedWith(adrian.submissions.submit({ id, statement, acknowledged: but }))).toEqual([
      'open-unacknowledged',
    ]);
    await adrian.submissions.submit({ id, statement, acknowledged: ALL_OPEN });
    const [waiting] = await ruth.reviews.queue();
    expect(codes(waiting?.open ?? [])).toContain('consent-unreferenced');
    await begunReview(ruth, id);
    const { revision: at } = await ruth.submissions.get({ id });
    const approval = { id, revision: at, kind: 'approve', reasons: 'Read.', acknowledged: but } as const;
    expect(await refusedWith(ruth.reviews.decide(approval))).toEqual(['open-unacknowledged']);
  });
});

describe('rules of a later day', () => {
  it('are acknowledged by whoever freezes, submits and approves', async () => {
    const [nora, adrian, ruth] = [site.as(MEMBER), site.as(APPROVER), site.as(REVIEWER)];
    const { id: draft } = await nora.drafts.create({
      rulebook: 'gb-2007',
      game: 'big-six',
      at: '2095-01-01',
    });
    await nora.analyses.start({ draft, revision: 1, rounds: 1000 });
    await site.work();
    const but = ALL_OPEN.filter((code) => code !== 'rules-ahead');
    const unknown = ['open-unacknowledged'];
    const freezing = { draft, revision: 1 };
    expect(await refusedWith(nora.submissions.freeze({ ...freezing, acknowledged: but }))).toEqual(unknown);
    const { id } = await nora.submissions.freeze({ ...freezing, acknowledged: ALL_OPEN });
    const so = { id, statement: 'So.' };
    expect(await refusedWith(adrian.submissions.submit({ ...so, acknowledged: but }))).toEqual(unknown);
    await adrian.submissions.submit({ ...so, acknowledged: ALL_OPEN });
    const { revision } = await begunReview(ruth, id);
    const approval = { id, revision, kind: 'approve' } as const;
    expect(await refusedWith(ruth.reviews.decide({ ...approval, acknowledged: but }))).toEqual(unknown);
    await ruth.reviews.decide({ ...approval, acknowledged: ALL_OPEN });
  });
});

/** Alone: the round of the game takes seconds to solve. */
const onMeter = (variant: Variant): Variant => ({
  ...variant,
  wagers: { progressive: { payTable: 'minimum', pays: {} } },
});

describe('an analysis', () => {
  it('does not count for a draft whose meter was changed after it', async () => {
    const { draft, revision } = await analysed(onMeter, 'casino-stud');
    const nora = site.as(MEMBER);
    const { variant } = await nora.drafts.get({ id: draft });
    const circumstances = { ...variant.circumstances, progressive: { contribution: '75%', meter: '9,000' } };
    const saved = await nora.drafts.save({ id: draft, revision, variant: { ...variant, circumstances } });
    expect((await nora.drafts.get({ id: draft })).analysis).toMatchObject({ current: false });
    expect(
      await refusedWith(nora.submissions.freeze({ draft, revision: saved.revision, acknowledged: ALL_OPEN })),
    ).toEqual(['analysis-missing']);
  });
});
