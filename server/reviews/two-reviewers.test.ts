/** Two pairs of eyes: who prepared does not submit, and where the authority says so no reviewer decides alone. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '../api/api';
import { joined } from '../testing/joined';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  type Caller,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
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
let ravi: Caller;

/** With the organisation's present rights: each request reads them again. */
const again = (on: TestSite, email: string) => {
  const member = on.member(email);
  return createCaller({
    ...on.context(email),
    member: { ...member, organisation: { ...member.organisation, twoReviewers: true } },
  });
};

beforeAll(async () => {
  reviewed = await testSite();
  ({ id } = await frozenSubmission(reviewed));
  await reviewed.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
  await begunReview(reviewed.as(REVIEWER), id);
  const { organisation } = reviewed.member(REVIEWER);
  await reviewed
    .as(ADMINISTRATOR)
    .accounts.setTwoReviewers({ organisation: organisation.id, twoReviewers: true });
});
afterAll(() => reviewed.remove());
beforeEach(async () => {
  site = await testSite(reviewed);
  ruth = again(site, REVIEWER);
  ({ caller: ravi } = await joined(site, REVIEWER, { name: 'Ravi Shah', email: 'ravi@regulator.example' }));
});
afterEach(() => site.remove());

it('tells the reviewers each time it is set or taken away', async () => {
  const organisation = site.member(REVIEWER).organisation.id;
  const set = (twoReviewers: boolean) =>
    site.as(ADMINISTRATOR).accounts.setTwoReviewers({ organisation, twoReviewers });
  const before = await site.as(REVIEWER).notices.unread();
  await set(false);
  await set(true);
  const notices = await site.as(REVIEWER).notices.list();
  expect(notices.slice(0, 2).map(({ text }) => text.replace(/^.*administration set /, ''))).toEqual([
    'Gambling Commission (demonstration) to two reviewers for each decision.',
    'Gambling Commission (demonstration) to one reviewer for each decision.',
  ]);
  expect(await site.as(REVIEWER).notices.unread()).toBe(before + 2);
  expect(
    (await site.as(APPROVER).notices.list()).filter(({ text }) => text.includes('each decision')),
  ).toEqual([]);
});

it('lets nobody decide alone who asked before it was set', async () => {
  const before = site.as(REVIEWER);
  const { revision } = await before.submissions.get({ id });
  const decision = { id, revision, kind: 'refuse' as const, reasons: 'Not this one.' };
  expect(await refusedWith(before.reviews.decide(decision))).toEqual(['role-insufficient']);
  expect((await whole()).state).toBe('in-review');
});

const whole = () => ruth.submissions.get({ id });
async function proposed(more: object = {}) {
  const { revision } = await whole();
  await ruth.reviews.decide({
    id,
    revision,
    kind: 'approve',
    reasons: 'Fair.',
    acknowledged: ALL_OPEN,
    ...more,
  });
  const { proposal } = await whole();
  return proposal ?? expect.unreachable();
}

describe('a decision that needs a second reviewer', () => {
  it('is only proposed, and the operator reads nothing of it', async () => {
    const before = (await site.as(MEMBER).notices.list()).length;
    const proposal = await proposed();
    expect(proposal).toMatchObject({
      by: 'Ruth Hale',
      own: true,
      content: { kind: 'approve', reasons: 'Fair.' },
    });
    expect(await whole()).toMatchObject({ state: 'in-review', twoReviewers: true });
    const seen = await site.as(MEMBER).submissions.get({ id });
    expect(seen).not.toHaveProperty('proposal');
    expect(seen.history.map(({ kind }) => kind)).not.toContain('ruling-proposed');
    const { events } = await site.as(APPROVER).audit.list({});
    expect(JSON.stringify(events)).not.toContain('ruling-proposed');
    expect(await site.as(MEMBER).notices.list()).toHaveLength(before);
    expect((await ravi.notices.list())[0]?.text).toBe(
      'Ruth Hale proposes a decision on A-PHJB-0001, Big Six (Wheel of Fortune). Another reviewer confirms or declines it.',
    );
  });

  it('moves nothing that an operator is served, whether proposed, declined or judged on the way', async () => {
    const nora = site.as(MEMBER);
    const adrian = site.as(APPROVER);
    const harbour = site.as(OTHER_MEMBER);
    const served = async () => ({
      whole: await nora.submissions.get({ id }),
      list: await nora.submissions.list(),
      agenda: await adrian.agenda.mine(),
      notices: await adrian.notices.list(),
      events: await adrian.audit.list({}),
      register: await harbour.record.register({}),
      others: await harbour.audit.list({}),
    });
    const before = await served();
    const { id: first } = await proposed();
    expect(await served(), 'proposed').toEqual(before);
    await ravi.reviews.declineProposal({ id, proposal: first, reasons: 'The sign was not read.' });
    expect(await served(), 'declined').toEqual(before);
    await ravi.reviews.judge({ id, finding: 0, says: 'accepted', reasons: '' });
    await proposed();
    expect(await served(), 'judged, and proposed again').toEqual(before);
    expect(await adrian.submissions.withdraw({ id, reason: 'So.' })).toEqual({
      state: 'withdrawn',
      revision: before.whole.revision + 1,
    });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  });

  it('that another made or judged since a reviewer read the submission refuses what that one decides', async () => {
    const { revision } = await whole();
    await ravi.reviews.judge({ id, finding: 0, says: 'accepted', reasons: '' });
    const late = { id, revision, kind: 'approve', reasons: 'Fair.', acknowledged: ALL_OPEN } as const;
    expect(await refusedWith(ruth.reviews.decide(late))).toEqual(['submission-changed']);
    const { revision: read } = await whole();
    expect(await ruth.reviews.decide({ ...late, revision: read })).toEqual({
      state: 'in-review',
      revision: read + 1,
    });
    expect(await refusedWith(ravi.reviews.decide({ ...late, revision: read }))).toEqual([
      'submission-changed',
    ]);
  });

  it('takes the place of one before it that nobody confirmed', async () => {
    const { id: first } = await proposed();
    const second = await proposed({ reasons: 'Fair and clear.' });
    expect(second.content).toMatchObject({ reasons: 'Fair and clear.' });
    expect(await refusedWith(ravi.reviews.declineProposal({ id, proposal: first, reasons: 'x' }))).toEqual([
      'proposal-over',
    ]);
    expect(JSON.stringify(await ravi.agenda.mine()).match(/confirm-proposal/g)).toHaveLength(1);
  });

  it('is made when another reviewer confirms it, with both names under the seal', async () => {
    const { id: proposal } = await proposed();
    expect((await ravi.submissions.get({ id })).proposal).toMatchObject({ own: false });
    expect(await ravi.reviews.confirmProposal({ id, proposal, acknowledged: ALL_OPEN })).toMatchObject({
      state: 'approved',
    });
    const { decision, seal, proposal: left } = await whole();
    expect(decision).toMatchObject({ by: 'Ravi Shah', proposedBy: 'Ruth Hale', reasons: 'Fair.' });
    expect(decision?.sealed?.record).toMatchObject({ by: 'Ravi Shah', proposedBy: 'Ruth Hale' });
    expect(seal).toMatchObject({ state: 'good' });
    expect(left).toBeUndefined();
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });

  it('is not confirmed or declined by whoever proposed it', async () => {
    const { id: proposal } = await proposed();
    expect(await refusedWith(ruth.reviews.confirmProposal({ id, proposal, acknowledged: ALL_OPEN }))).toEqual(
      ['second-person'],
    );
    expect(await refusedWith(ruth.reviews.declineProposal({ id, proposal, reasons: 'x' }))).toEqual([
      'second-person',
    ]);
  });

  it('is checked again when it is confirmed', async () => {
    const { id: proposal } = await proposed();
    expect(await refusedWith(ravi.reviews.confirmProposal({ id, proposal }))).toEqual([
      'open-unacknowledged',
    ]);
  });

  it('that is declined is read with its reasons by reviewers alone', async () => {
    const { id: proposal } = await proposed();
    expect(await ruth.submissions.get({ id })).not.toHaveProperty('declined');
    await ravi.reviews.declineProposal({ id, proposal, reasons: 'The sign was not read.' });
    expect((await ruth.submissions.get({ id })).declined).toMatchObject([
      {
        id: proposal,
        what: 'Approve',
        proposedBy: 'Ruth Hale',
        by: 'Ravi Shah',
        reasons: 'The sign was not read.',
      },
    ]);
    expect(await site.as(MEMBER).submissions.get({ id })).not.toHaveProperty('declined');
  });

  it('that is declined stays undecided, with reasons for whoever proposed it', async () => {
    const { id: proposal } = await proposed();
    expect(
      await ravi.reviews.declineProposal({ id, proposal, reasons: 'The sign was not read.' }),
    ).toMatchObject({ state: 'in-review' });
    expect((await whole()).proposal).toBeUndefined();
    expect((await ruth.notices.list())[0]?.text).toContain('Ravi Shah declined your proposal');
    expect(await refusedWith(ravi.reviews.confirmProposal({ id, proposal, acknowledged: ALL_OPEN }))).toEqual(
      ['proposal-over'],
    );
    const next = await proposed({ kind: 'refuse', reasons: 'The sign lacks its limits.' });
    await ravi.reviews.confirmProposal({ id, proposal: next.id });
    expect((await whole()).state).toBe('refused');
  });

  it('lapses once the submission has moved on', async () => {
    const { id: proposal } = await proposed();
    await ravi.reviews.ask({ id, text: 'One thing more?' });
    expect((await whole()).proposal).toBeUndefined();
    expect(await refusedWith(ravi.reviews.confirmProposal({ id, proposal, acknowledged: ALL_OPEN }))).toEqual(
      ['proposal-over'],
    );
  });

  it('is of one submission alone', async () => {
    const { id: proposal } = await proposed();
    const { id: other } = await frozenSubmission(site, 'sic-bo');
    await site.as(APPROVER).submissions.submit({ id: other, statement: 'So.', acknowledged: ALL_OPEN });
    expect(await refusedWith(ravi.reviews.confirmProposal({ id: other, proposal }))).toEqual(['not-found']);
  });

  it('to stop a trial at once needs no second, and one to extend it does', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const trial = { kind: 'approve-for-trial', trialFrom: TODAY, trialTo: '2099-12-31' };
    const { id: first } = await proposed(trial);
    await ravi.reviews.confirmProposal({ id, proposal: first, acknowledged: ALL_OPEN });
    const rule = async (kind: 'extend' | 'discontinue', lastDay: string) => {
      const { revision } = await whole();
      return ruth.reviews.rule({ id, revision, kind, text: 'So.', lastDay, acknowledged: ALL_OPEN });
    };
    expect(await rule('extend', '2100-01-31')).toMatchObject({ state: 'on-trial' });
    const { proposal, days } = await whole();
    expect(days?.to).toBe('2099-12-31');
    // Whoever confirms so long a trial has to know it, too.
    const confirm = { id, proposal: proposal?.id ?? '' };
    expect(await refusedWith(ravi.reviews.confirmProposal(confirm))).toEqual(['open-unacknowledged']);
    await ravi.reviews.confirmProposal({ ...confirm, acknowledged: ['days-unfit'] });
    expect((await whole()).days?.to).toBe('2100-01-31');
    expect((await whole()).trialSteps).toMatchObject([{ by: 'Ravi Shah', proposedBy: 'Ruth Hale' }]);
    expect(await rule('discontinue', today)).toMatchObject({ state: 'discontinued' });
  });
});

it('an adoption that is proposed keeps its reasons apart from what was agreed', async () => {
  const trial = { kind: 'approve-for-trial', trialFrom: TODAY, trialTo: '2099-12-31' };
  const { id: first } = await proposed(trial);
  await ravi.reviews.confirmProposal({ id, proposal: first, acknowledged: ALL_OPEN });
  const { revision } = await site.as(APPROVER).submissions.get({ id });
  const asked = { id, revision, kind: 'ask-adoption' as const, text: 'So.', acknowledged: ALL_OPEN };
  await site.as(APPROVER).submissions.request(asked);
  const said = { text: 'At 35 to 1.', reasons: 'The consent is promised.' };
  const adopt = { id, revision: (await whole()).revision, kind: 'adopt' as const, acknowledged: ALL_OPEN };
  await ruth.reviews.rule({ ...adopt, ...said });
  const { proposal } = await whole();
  expect(proposal?.content).toMatchObject({ kind: 'adopt', ...said });
  await ravi.reviews.confirmProposal({ id, proposal: proposal?.id ?? '', acknowledged: ALL_OPEN });
  const { trialSteps = [] } = await whole();
  expect(trialSteps.at(-1)).toMatchObject({ step: 'adopt', by: 'Ravi Shah', ...said });
  expect(trialSteps.at(-1)?.sealed?.record).toMatchObject({ proposedBy: 'Ruth Hale', ...said });
  expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, records: [] });
  await unguarded(site, `UPDATE trial_step SET reasons = NULL WHERE step = 'adopt'`);
  expect((await site.as(ADMINISTRATOR).audit.verify()).records).toMatchObject([{ part: 'trial' }]);
});

describe('the setting', () => {
  it('is the administrator’s, of regulators alone', async () => {
    const { organisation } = site.member(OTHER_MEMBER);
    const set = { organisation: organisation.id, twoReviewers: true };
    expect(await refusedWith(site.as(ADMINISTRATOR).accounts.setTwoReviewers(set))).toEqual(['not-found']);
    expect(await refusedWith(ruth.accounts.setTwoReviewers(set))).toEqual(['role-insufficient']);
  });
});

describe('a version that is approved', () => {
  it('takes the place of the one before it, whose papers say so', async () => {
    const { id: proposal } = await proposed();
    await ravi.reviews.confirmProposal({ id, proposal, acknowledged: ALL_OPEN });
    const nora = site.as(MEMBER);
    const { draft } = await nora.submissions.reviseAsDraft({ id });
    const { variant, revision } = await nora.drafts.get({ id: draft });
    const circumstances = { ...variant.circumstances, premises: 'Leeds' };
    const saved = await nora.drafts.save({ id: draft, revision, variant: { ...variant, circumstances } });
    await nora.analyses.start({ draft, revision: saved.revision, rounds: 1000 });
    await site.work();
    const later = await nora.submissions.freeze({ draft, revision: saved.revision, acknowledged: ALL_OPEN });
    await site
      .as(APPROVER)
      .submissions.submit({ id: later.id, statement: 'At Leeds.', acknowledged: ALL_OPEN });
    const { organisation } = site.member(REVIEWER);
    await site
      .as(ADMINISTRATOR)
      .accounts.setTwoReviewers({ organisation: organisation.id, twoReviewers: false });
    const { revision: read } = await begunReview(site.as(REVIEWER), later.id);
    expect((await nora.submissions.get({ id })).state).toBe('approved');
    await site
      .as(REVIEWER)
      .reviews.decide({ id: later.id, revision: read, kind: 'approve', acknowledged: ALL_OPEN });
    const before = await nora.submissions.get({ id });
    expect(before).toMatchObject({ state: 'superseded', supersededBy: { id: later.id, version: 2 } });
    expect(before.seal).toMatchObject({ state: 'good' });
    expect(before.history.at(-1)).toMatchObject({ kind: 'submission-superseded', actor: 'Assay' });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });
});
