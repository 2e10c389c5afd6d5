import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { submission } from '../../db/schema/index';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  TODAY,
  testSite,
} from '../../testing/site';
import { rerunOutcome } from '../changes/rerun-outcome';
import { reviseAsDraft } from './revise-as-draft';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const inReview = async () => {
  const frozen = await frozenSubmission(site);
  await site
    .as(APPROVER)
    .submissions.submit({ id: frozen.id, statement: 'At the odds of the rules.', acknowledged: ALL_OPEN });
  const { revision } = await begunReview(site.as(REVIEWER), frozen.id);
  return { ...frozen, revision };
};

describe('freezing', () => {
  it('asks for an analysis of exactly this variant, and starts it', async () => {
    const nora = site.as(MEMBER);
    const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    expect(
      await refusedWith(nora.submissions.freeze({ draft, revision: 1, acknowledged: ALL_OPEN })),
    ).toEqual(['analysis-missing']);
    expect((await nora.drafts.get({ id: draft })).job?.state).toBe('queued');
    await site.work();
    const { id, hash } = await nora.submissions.freeze({ draft, revision: 1, acknowledged: ALL_OPEN });
    const whole = await nora.submissions.get({ id });
    expect(whole).toMatchObject({
      hash,
      state: 'frozen',
      version: 1,
      reference: 'A-PHJB-0001',
      operator: 'Northgate Casinos',
    });
    expect(whole.findings.length).toBeGreaterThan(0);
  });

  it('refuses a cell that cannot be read, at its field', async () => {
    const nora = site.as(MEMBER);
    const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    const { variant } = await nora.drafts.get({ id: draft });
    variant.wagers['symbol-a'] = { payTable: 'minimum', pays: { win: '35/0' } };
    const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant });
    expect((await nora.drafts.get({ id: draft })).variant.wagers['symbol-a']?.pays.win).toBe('35/0');
    const refused = await refusedWith(nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN }));
    expect(refused.every((code) => code.startsWith('odds-'))).toBe(true);
  });

  it('keeps what was frozen from every change in the database', async () => {
    const { id } = await frozenSubmission(site);
    for (const column of ['variant', 'hash', 'findings', 'analysis_id', 'frozen_at', 'organisation_id']) {
      const change = site.db.run(sql.raw(`UPDATE submission SET ${column} = ${column} WHERE id = '${id}'`));
      await expect(change.catch((error) => Promise.reject(error.cause))).rejects.toThrow('never changed');
    }
    const removal = site.db.delete(submission);
    await expect(removal.catch((error) => Promise.reject(error.cause))).rejects.toThrow('never deleted');
  });

  it('closes the draft: saving, confirming, removing and freezing again each say so', async () => {
    const { draft } = await frozenSubmission(site);
    const nora = site.as(MEMBER);
    const { variant, revision } = await nora.drafts.get({ id: draft });
    expect(await refusedWith(nora.drafts.save({ id: draft, revision, variant }))).toEqual(['draft-frozen']);
    expect(await refusedWith(nora.drafts.remove({ id: draft }))).toEqual(['draft-frozen']);
    expect(await refusedWith(nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN }))).toEqual([
      'draft-frozen',
    ]);
    expect(await refusedWith(nora.attestations.withdraw({ draft, revision, rules: ['x'] }))).toEqual([
      'draft-frozen',
    ]);
  });
});

describe('from submission to decision', () => {
  it('notifies both sides at each step, and every step is in its history', async () => {
    const { id, revision, hash } = await inReview();
    const ruth = site.as(REVIEWER);
    const nora = site.as(MEMBER);
    expect((await ruth.reviews.queue()).map((item) => item.id)).toEqual([id]);
    const asked = await ruth.reviews.ask({ id, text: 'Who calls a spin void?' });
    expect(asked).toMatchObject({ state: 'questioned', revision: revision + 1 });
    const answered = await nora.submissions.answer({ id, question: asked.question, text: 'The inspector.' });
    expect(answered.state).toBe('in-review');
    const decided = await ruth.reviews.decide({
      acknowledged: ALL_OPEN,
      id,
      revision: answered.revision,
      kind: 'approve-for-trial',
      reasons: '',
      trialFrom: TODAY,
      trialTo: '2099-06-30',
    });
    expect(decided.state).toBe('on-trial');
    const whole = await nora.submissions.get({ id });
    expect(whole.decision).toMatchObject({
      kind: 'approve-for-trial',
      trialFrom: TODAY,
      trialTo: '2099-06-30',
    });
    expect(whole.questions).toMatchObject([
      { text: 'Who calls a spin void?', answer: 'The inspector.', answeredBy: 'Nora Ellis' },
    ]);
    expect(whole.history.map((event) => event.kind)).toEqual([
      'submission-frozen',
      'submission-submitted',
      'review-opened',
      'found-complete',
      'question-asked',
      'question-answered',
      'decision-made',
    ]);
    expect((await nora.notices.list()).map((notice) => notice.href)).toEqual(
      Array(4).fill(`/submissions/${id}`),
    );
    expect(await ruth.notices.unread()).toBe(2);
    const record = await site.as(null).record.get({ hash });
    expect(record).toMatchObject({
      status: 'on-trial',
      operator: 'Northgate Casinos',
      days: { of: 'trial', from: TODAY, to: '2099-06-30' },
    });
    expect(await site.as(APPROVER).audit.verify()).toMatchObject({ ok: true });
  });

  it.each([
    [{ kind: 'approve-for-trial', trialTo: '2099-06-30' }, 'decision-incomplete'],
    [{ kind: 'approve-for-trial', trialFrom: '2099-06-30' }, 'decision-incomplete'],
    [{ kind: 'approve-for-trial', trialFrom: '2099-06-30', trialTo: '2099-06-30' }, 'dates-reversed'],
    [{ kind: 'refuse', reasons: '   ' }, 'decision-incomplete'],
    [{ kind: 'approve-with-conditions' }, 'decision-incomplete'],
  ] as const)('%o lacks something and changes nothing', async (decision, code) => {
    const { id, revision } = await inReview();
    const ruth = site.as(REVIEWER);
    expect(
      await refusedWith(ruth.reviews.decide({ acknowledged: ALL_OPEN, id, revision, ...decision })),
    ).toEqual([code]);
    expect(await ruth.submissions.get({ id })).toMatchObject({ state: 'in-review', revision });
  });

  it('decides only at the revision that was read', async () => {
    const { id, revision } = await inReview();
    const ruth = site.as(REVIEWER);
    await ruth.reviews.ask({ id, text: 'One more question.' });
    expect(
      await refusedWith(
        ruth.reviews.decide({ acknowledged: ALL_OPEN, id, revision, kind: 'refuse', reasons: 'No.' }),
      ),
    ).toEqual(['submission-changed']);
  });

  it('says which step a state does not allow', async () => {
    const { id } = await inReview();
    const adrian = site.as(APPROVER);
    expect(
      await refusedWith(adrian.submissions.submit({ id, statement: 'Again.', acknowledged: ALL_OPEN })),
    ).toEqual(['state-forbids']);
    await adrian.submissions.withdraw({ id, reason: 'The table is gone.' });
    const { revision } = await adrian.submissions.get({ id });
    const ruth = site.as(REVIEWER);
    expect(await refusedWith(ruth.reviews.ask({ id, text: 'Why?' }))).toEqual(['state-forbids']);
    expect(
      await refusedWith(ruth.reviews.decide({ acknowledged: ALL_OPEN, id, revision, kind: 'approve' })),
    ).toEqual(['state-forbids']);
    expect(await refusedWith(ruth.reviews.open({ id }))).toEqual(['state-forbids']);
  });

  it('is opened once, even if two reviewers open it at the same moment', async () => {
    const { id } = await frozenSubmission(site);
    await site
      .as(APPROVER)
      .submissions.submit({ id, statement: 'At the odds of the rules.', acknowledged: ALL_OPEN });
    const opened = await Promise.all([1, 2].map(() => site.as(REVIEWER).reviews.open({ id })));
    expect(opened[0]).toEqual(opened[1]);
    const { history } = await site.as(REVIEWER).submissions.get({ id });
    expect(history.filter(({ kind }) => kind === 'review-opened')).toHaveLength(1);
  });

  it('lets a question be answered once', async () => {
    const { id } = await inReview();
    const { question } = await site.as(REVIEWER).reviews.ask({ id, text: 'First?' });
    const second = await site.as(REVIEWER).reviews.ask({ id, text: 'Second?' });
    const nora = site.as(MEMBER);
    expect((await nora.submissions.answer({ id, question, text: 'Yes.' })).state).toBe('questioned');
    expect(await refusedWith(nora.submissions.answer({ id, question, text: 'No.' }))).toEqual([
      'question-answered',
    ]);
    expect((await nora.submissions.answer({ id, question: second.question, text: 'Yes.' })).state).toBe(
      'in-review',
    );
  });
});

describe('withdrawing', () => {
  it('a version never submitted sends the regulator no notice', async () => {
    const { id } = await frozenSubmission(site);
    await site.as(APPROVER).submissions.withdraw({ id, reason: 'A wrong table.' });
    expect(await site.as(REVIEWER).notices.list()).toEqual([]);
  });

  it('a submitted version notifies the regulator', async () => {
    const { id } = await inReview();
    await site.as(APPROVER).submissions.withdraw({ id, reason: 'The table is gone.' });
    expect((await site.as(REVIEWER).notices.list())[0]).toMatchObject({
      text: 'Northgate Casinos withdrew A-PHJB-0001, Big Six (Wheel of Fortune).',
      href: `/review/${id}`,
    });
  });
});

describe('a re-run', () => {
  it('is equal, and is kept with the submission', async () => {
    const { id } = await inReview();
    const ruth = site.as(REVIEWER);
    const { job } = await ruth.reviews.rerun({ id });
    expect(await ruth.reviews.rerun({ id })).toEqual({ job });
    expect((await ruth.submissions.get({ id })).rerunJob).toBe(job);
    await site.work();
    const whole = await ruth.submissions.get({ id });
    expect(whole.reruns).toMatchObject([{ equal: true, hash: whole.analysis.hash, differences: [] }]);
    expect(whole.rerunJob).toBeUndefined();
    expect(await refusedWith(site.as(OTHER_MEMBER).analyses.job({ id: job }))).toEqual(['not-found']);
  });

  it('of what another engine froze is called the same in the audit as where it is shown', async () => {
    const { id } = await inReview();
    await site.client.execute('DROP TRIGGER analysis_never_updated');
    await site.client.execute(
      `UPDATE analysis SET hash = 'x', result = json_set(result, '$.engine', 'an earlier one', '$.hash', 'x')`,
    );
    await site.as(REVIEWER).reviews.rerun({ id });
    await site.work();
    const [rerun] = (await site.as(REVIEWER).submissions.get({ id })).reruns;
    const { events } = await site.as(REVIEWER).audit.list({});
    const finished = events.find(({ kind }) => kind === 'rerun-finished');
    expect(finished?.data.outcome).toBe(
      `Made by another engine (an earlier one, now ${ENGINE}): every figure and finding is equal`,
    );
    expect(rerun && rerunOutcome(rerun).says).toBe(finished?.data.outcome);
  });

  it('starts where this version refuses a field of what was frozen', async () => {
    const { id } = await inReview();
    await site.client.execute('DROP TRIGGER submission_stays_frozen');
    await site.client.execute(
      `UPDATE submission SET variant = json_set(variant, '$.options.constructor', 'x')`,
    );
    expect(await site.as(REVIEWER).reviews.rerun({ id })).toMatchObject({ job: expect.any(String) });
  });

  it.each([
    [
      'a figure whose hash was left as it was',
      `UPDATE analysis SET result = json_set(result, '$.wagers[0].houseEdge', '1/7')`,
      ['wagers.0.houseEdge'],
    ],
    [
      'a figure and the hash beside it',
      `UPDATE analysis SET hash = 'x', result = json_set(result, '$.wagers[0].houseEdge', '1/7')`,
      ['wagers.0.houseEdge', 'stored.analysis'],
    ],
    [
      'a verdict',
      `UPDATE submission SET findings = json_set(findings, '$[0].verdict', 'breach')`,
      ['findings.0.verdict'],
    ],
    ['the name of what was frozen', `UPDATE submission SET hash = 'x'`, ['stored.variant']],
  ])('is not equal to what was falsified: %s', async (_what, statement, paths) => {
    const { id } = await inReview();
    for (const trigger of ['analysis_never_updated', 'submission_stays_frozen'])
      await site.client.execute(`DROP TRIGGER ${trigger}`);
    await site.client.execute(statement);
    const ruth = site.as(REVIEWER);
    await ruth.reviews.rerun({ id });
    await site.work();
    const [rerun] = (await ruth.submissions.get({ id })).reruns;
    expect(rerun?.equal).toBe(false);
    expect(rerun?.differences.map(({ path }) => path)).toEqual(paths);
  });
});

describe('a new version', () => {
  it('begins at one moment, in its draft and in both events', async () => {
    const { id } = await inReview();
    let seconds = 0;
    const now = () => new Date(Date.UTC(2099, 0, 1, 0, 0, seconds++));
    const context = { ...site.context(MEMBER), now, member: site.member(MEMBER) };
    const revised = await reviseAsDraft(context, { id });
    if (!revised.ok) return expect.unreachable();
    const draft = await site.as(MEMBER).drafts.get({ id: revised.value.draft });
    const { events } = await site.as(MEMBER).audit.list({});
    expect(draft.updatedAt).toBe('2099-01-01T00:00:00.000Z');
    expect(
      events
        .filter(({ at }) => at.startsWith('2099'))
        .map(({ kind, at }) => [kind, at])
        .sort(),
    ).toEqual([
      ['draft-created', draft.updatedAt],
      ['submission-revised', draft.updatedAt],
    ]);
  });

  it('keeps the reference and shows what changed', async () => {
    const { id } = await inReview();
    const nora = site.as(MEMBER);
    const { draft } = await nora.submissions.reviseAsDraft({ id });
    const { variant, revises } = await nora.drafts.get({ id: draft });
    expect(revises).toEqual({ id, reference: 'A-PHJB-0001', version: 1 });
    variant.options['between-segments'] = 'previous';
    const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant });
    await nora.analyses.start({ draft, revision, rounds: 1000 });
    await site.work();
    const next = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
    expect(await nora.submissions.get({ id: next.id })).toMatchObject({
      reference: 'A-PHJB-0001',
      version: 2,
      changes: {
        since: { id, version: 1 },
        differences: [
          {
            what: 'Finding: rule 10.10(b), Clapper between two segments',
            before: 'Needs notice',
            after: null,
          },
          {
            what: 'Finding: rule 10.10(a), Clapper between two segments',
            before: null,
            after: 'Needs notice',
          },
          {
            what: 'Clapper between two segments',
            before: 'The spin is void and the wheel is spun again',
            after: 'The segment that passed last wins',
          },
        ],
      },
    });
  });
});
