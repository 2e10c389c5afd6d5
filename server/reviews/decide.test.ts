/** What a decision needs, what is sealed with it, and what the regulator's queue shows. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayAfter } from '@/rulebooks/spelling/dates';
import { longDate } from '@/rulebooks/spelling/wording';
import { paperCode } from '../record/paper-code';
import * as ring from '../seals/ring';
import { checkSeal } from '../seals/seal';
import { frozenAs } from '../testing/frozen-as';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  type TestSite,
  TODAY,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';
import { type DecisionInput, missingFrom } from './decide';

let reviewed: TestSite;
let site: TestSite;
let id: string;
let hash: string;
let revision: number;
const submit = (on: TestSite, submission: string) =>
  on.as(APPROVER).submissions.submit({ id: submission, statement: 'So.', acknowledged: ALL_OPEN });
beforeAll(async () => {
  reviewed = await testSite();
  ({ id, hash } = await frozenSubmission(reviewed));
  await submit(reviewed, id);
  ({ revision } = await begunReview(reviewed.as(REVIEWER), id));
});
afterAll(() => reviewed.remove());
beforeEach(async () => {
  site = await testSite(reviewed);
});
afterEach(() => site.remove());

const decide = (more: Partial<DecisionInput>) =>
  site.as(REVIEWER).reviews.decide({ acknowledged: ALL_OPEN, id, revision, kind: 'approve', ...more });
const whole = () => site.as(MEMBER).submissions.get({ id });

describe('what is missing from a decision', () => {
  const missing = (input: Partial<DecisionInput>) =>
    missingFrom({ kind: 'approve', reasons: '', conditions: [], ...input }).map(
      ({ code, field, message }) => [code, field, message],
    );
  const trial = { kind: 'approve-for-trial', trialFrom: '2026-01-01', trialTo: '2026-06-30' } as const;

  it('is nothing for an approval', () => expect(missing({})).toEqual([]));
  it.each([
    [
      { ...trial, trialFrom: undefined },
      'decision-incomplete',
      'trialFrom',
      'Give the first day of the trial.',
    ],
    [{ ...trial, trialTo: undefined }, 'decision-incomplete', 'trialTo', 'Give the last day of the trial.'],
    [
      { ...trial, trialTo: '2026-01-01' },
      'dates-reversed',
      'trialTo',
      'The last day of the trial must come after its first; choose a later one.',
    ],
    [
      { ...trial, trialTo: '2025-12-31' },
      'dates-reversed',
      'trialTo',
      'The last day of the trial must come after its first; choose a later one.',
    ],
    [
      { kind: 'refuse' },
      'decision-incomplete',
      'reasons',
      'Give the reasons for the refusal. The operator reads them.',
    ],
    [
      { kind: 'approve-with-conditions' },
      'decision-incomplete',
      'conditions',
      'Give at least one condition, or approve without conditions.',
    ],
  ] as const)('%o', (input, ...problem) => {
    expect(missing(input as Partial<DecisionInput>)).toEqual([problem]);
  });
  it('is nothing for a complete decision', () => {
    expect(missing(trial)).toEqual([]);
    expect(missing({ ...trial, trialTo: '2026-01-02' })).toEqual([]);
    expect(missing({ kind: 'refuse', reasons: 'No.' })).toEqual([]);
    expect(missing({ kind: 'approve-with-conditions', conditions: ['A sign.'] })).toEqual([]);
  });
});

describe('a decision', () => {
  it('is sealed with everything it rests on', async () => {
    await decide({ kind: 'approve-with-conditions', reasons: 'Fair.', conditions: ['A sign.', 'A rope.'] });
    const { decision, analysis, day } = await whole();
    const sealed = decision?.sealed ?? expect.unreachable();
    expect(sealed.record).toEqual({
      reference: 'A-PHJB-0001',
      version: 1,
      rulebook: 'gb-2007',
      game: 'big-six',
      rulesOf: day,
      operator: 'Northgate Casinos',
      variant: hash,
      analysis: analysis.hash,
      decision: 'approve-with-conditions',
      by: 'Ruth Hale',
      authority: site.member(REVIEWER).organisation.name,
      // The Big Six is section 10 of the rulebook, which begins with 10.1.
      clause: '10.1',
      at: decision?.at,
      reasons: 'Fair.',
      conditions: ['A sign.', 'A rope.'],
    });
    expect(checkSeal('decision', sealed.record, sealed.seal, ring.publicKeys())).toBe('good');
    expect(decision).toMatchObject({ by: 'Ruth Hale', reasons: 'Fair.', conditions: ['A sign.', 'A rope.'] });
  });

  it('that cannot be sealed is not made, and nothing of it is kept', async () => {
    vi.spyOn(ring, 'currentKey').mockImplementation(() => {
      throw new ring.SealKeyError('The signing key is damaged.');
    });
    const error = await decide({}).catch((caught) => caught);
    expect(error.cause.problems).toEqual([
      { code: 'seal-key-unusable', message: 'The decision cannot be sealed. The signing key is damaged.' },
    ]);
    const { state, decision, history } = await whole();
    expect({ state, decision }).toEqual({ state: 'in-review', decision: undefined });
    expect(history.at(-1)?.kind).toBe('found-complete');
  });

  it('for a trial has its days in the seal, the decision and the audit', async () => {
    const days = { trialFrom: TODAY, trialTo: '2099-06-30' };
    await decide({ kind: 'approve-for-trial', ...days });
    const { decision, history } = await whole();
    expect(decision).toMatchObject(days);
    expect(decision?.sealed?.record).toMatchObject(days);
    const { data } = history.at(-1) ?? expect.unreachable();
    expect(data).toMatchObject({ ...days, seal: decision?.sealed?.seal });
    expect((await site.as(null).record.get({ hash })).days).toEqual({
      of: 'trial',
      from: days.trialFrom,
      to: days.trialTo,
    });
  });

  it.each(['2007-10-01', dayAfter(TODAY, -1)])('for a trial since %s is not made', async (trialFrom) => {
    const error = await decide({ kind: 'approve-for-trial', trialFrom, trialTo: '2099-01-01' }).catch(
      (caught) => caught,
    );
    expect(error.cause.problems).toEqual([
      {
        code: 'trial-over',
        message: `The trial would begin before today, ${longDate(TODAY)}, and its days are agreed in advance. Choose today or a later day.`,
        field: 'trialFrom',
      },
    ]);
    expect((await whole()).state).toBe('in-review');
  });

  it('for a trial does not begin before the first day of the rules', async () => {
    const from = (trialFrom: string) =>
      decide({ kind: 'approve-for-trial', trialFrom, trialTo: '2099-06-30' }).catch((caught) => caught);
    for (const day of ['0000-01-01', '2007-08-31']) {
      const error = await from(day);
      expect(error.cause.problems).toMatchObject([
        {
          code: 'trial-before-rules',
          field: 'trialFrom',
          message:
            'The trial would begin before 1 September 2007, the first day of the rules. Choose that day or a later one.',
        },
      ]);
    }
    expect((await from('2007-09-01')).cause.problems).toMatchObject([{ code: 'trial-over' }]);
    expect((await from(TODAY)).cause).toBeUndefined();
  });

  it('for a trial may end soon, and not before the day of the rules', async () => {
    await frozenAs(site, id, "at = '2098-01-01'");
    const days = { trialFrom: TODAY, trialTo: '2097-12-31' };
    const error = await decide({ kind: 'approve-for-trial', ...days }).catch((caught) => caught);
    expect(error.cause.problems[0]?.message).toContain('the day of its rules, 1 January 2098');
    await frozenAs(site, id, "at = '2008-01-01'");
    const trialTo = dayAfter(TODAY, 1);
    await decide({ kind: 'approve-for-trial', ...days, trialTo });
    expect((await whole()).decision).toMatchObject({ trialTo });
  });

  it('for a trial of more than 366 days is made only by somebody who knows that', async () => {
    const known = ALL_OPEN.filter((code) => code !== 'days-unfit');
    const until = (days: number, acknowledged: typeof ALL_OPEN = known) =>
      decide({
        kind: 'approve-for-trial',
        trialFrom: TODAY,
        trialTo: dayAfter(TODAY, days - 1),
        acknowledged,
      }).catch((caught) => caught);
    const { cause } = await until(367);
    expect(cause.problems).toEqual([
      {
        code: 'open-unacknowledged',
        message: `Still open: The trial would last more than 366 days, until ${longDate(dayAfter(TODAY, 366))}. Check its last day. Tick “I know that this is open” to go on, or leave it for now.`,
        field: 'acknowledged',
        open: ['days-unfit'],
      },
    ]);
    expect((await whole()).state).toBe('in-review');
    expect((await until(367, ALL_OPEN)).cause).toBeUndefined();
    const { data } = (await whole()).history.at(-1) ?? expect.unreachable();
    expect(data).toMatchObject({ open: { 'days-unfit': 1 } });
  });

  it('for a trial of 366 days says nothing of them, however long a trial was asked for', async () => {
    await frozenAs(
      site,
      id,
      `variant = json_set(variant, '$.circumstances.trial', json('{"from":"${TODAY}","to":"2199-06-30"}'))`,
    );
    expect((await whole()).open.map(({ code }) => code)).toContain('days-unfit');
    const acknowledged = ALL_OPEN.filter((code) => code !== 'days-unfit');
    const trialTo = dayAfter(TODAY, 365);
    await decide({ kind: 'approve-for-trial', trialFrom: TODAY, trialTo, acknowledged });
    const { data } = (await whole()).history.at(-1) ?? expect.unreachable();
    expect(data).toMatchObject({ trialTo });
    expect(data.open).not.toHaveProperty('days-unfit');
  });

  it.each(['approve', 'refuse'] as const)('to %s has no conditions', async (kind) => {
    const error = await decide({ kind, reasons: 'So.', conditions: ['A sign.'] }).catch((caught) => caught);
    expect(error.cause.problems).toMatchObject([{ code: 'conditions-misplaced', field: 'conditions' }]);
    expect((await whole()).state).toBe('in-review');
  });

  it('that is no trial has no trial dates, even if some were sent', async () => {
    await decide({ kind: 'approve', trialFrom: TODAY, trialTo: '2099-06-30' });
    const { decision, history } = await whole();
    for (const kept of [decision, decision?.sealed?.record, history.at(-1)?.data]) {
      expect(kept).not.toHaveProperty('trialFrom');
      expect(kept).not.toHaveProperty('trialTo');
    }
  });
});

describe('what is asked for as a trial', () => {
  const trial = { from: TODAY, to: '2099-06-30' };
  beforeEach(async () => {
    await frozenAs(
      site,
      id,
      `variant = json_set(variant, '$.circumstances.trial', json('${JSON.stringify(trial)}'))`,
    );
  });

  it.each(['approve', 'approve-with-conditions'] as const)('cannot be decided with %s', async (kind) => {
    const conditions = kind === 'approve' ? [] : ['A sign.'];
    const error = await decide({ kind, conditions }).catch((caught) => caught);
    expect(error.cause.problems).toEqual([
      {
        code: 'trial-asked',
        message: `The operator asks for a trial, ${longDate(TODAY)} to 30 June 2099. Approve it for trial, or refuse it.`,
        field: 'kind',
      },
    ]);
    expect((await whole()).state).toBe('in-review');
  });

  it('is approved for its days, which its page and the list show', async () => {
    await decide({ kind: 'approve-for-trial', trialFrom: trial.from, trialTo: trial.to });
    const days = { of: 'trial', ...trial };
    expect((await whole()).days).toEqual(days);
    const [listed] = await site.as(MEMBER).submissions.list();
    expect(listed?.days).toEqual(days);
  });

  it('can be refused', async () => {
    await decide({ kind: 'refuse', reasons: 'No.' });
    expect(await whole()).toMatchObject({ state: 'refused' });
    expect((await whole()).days).toBeUndefined();
  });
});

describe('opening', () => {
  it('a review already under way changes nothing, also while a question is open', async () => {
    expect(await site.as(REVIEWER).reviews.open({ id })).toEqual({ state: 'in-review', revision });
    const { question: _, ...asked } = await site.as(REVIEWER).reviews.ask({ id, text: 'Why?' });
    expect(asked).toEqual({ state: 'questioned', revision: revision + 1 });
    expect(await site.as(REVIEWER).reviews.open({ id })).toEqual(asked);
    expect((await whole()).history.filter(({ kind }) => kind === 'review-opened')).toHaveLength(1);
  });
});

describe('the queue', () => {
  it('has what waits first, oldest first, and then what was decided', async () => {
    const { id: second } = await frozenSubmission(site, 'sic-bo');
    const { id: third } = await frozenSubmission(site, 'roulette');
    await submit(site, second);
    await submit(site, third);
    await decide({});
    const queue = await site.as(REVIEWER).reviews.queue();
    expect(queue.map((item) => item.id)).toEqual([second, third, id]);
    expect(queue[0]).toMatchObject({
      reference: 'A-PHJB-0002',
      version: 1,
      name: 'Sic Bo',
      operator: 'Northgate Casinos',
      of: 'Sic Bo',
      state: 'submitted',
      openQuestions: 0,
    });
    const { submittedAt } = await site.as(MEMBER).submissions.get({ id: second });
    expect(queue[0]?.since).toBe(submittedAt);
  });
});

describe('a re-run', () => {
  it('takes as much work as the analysis, is started once, and is in the audit', async () => {
    const ruth = site.as(REVIEWER);
    const { rows } = await site.client.execute("SELECT id FROM job WHERE state = 'done'");
    const first = await site.as(MEMBER).analyses.job({ id: String(rows[0]?.id) });
    const { job } = await ruth.reviews.rerun({ id });
    await ruth.reviews.rerun({ id });
    expect(first.seconds).toBeGreaterThan(0);
    expect((await ruth.analyses.job({ id: job })).seconds).toBe(first.seconds);
    const started = (await whole()).history.filter(({ kind }) => kind === 'rerun-started');
    expect(started).toMatchObject([
      { actor: 'Ruth Hale', organisation: 'Northgate Casinos', data: { job }, subject: `submission:${id}` },
    ]);
    expect(await whole(), 'the operator is not told').not.toHaveProperty('rerunJob');
    await site.work();
    const [rerun] = (await whole()).reruns;
    expect(rerun).toMatchObject({ by: 'Ruth Hale', equal: true });
  });

  it('that differs is in the way of an approval, and of no refusal', async () => {
    const edge = (value: string) =>
      unguarded(site, `UPDATE analysis SET result = json_set(result, '$.wagers[0].houseEdge', '${value}')`);
    const { analysis, reference } = await whole();
    await edge('1/100');
    expect((await whole()).open[0]?.says, 'seen before anybody runs it again').toContain(
      'no longer holds the analysis as written',
    );
    const paper = { hash, reference, code: paperCode(hash, reference) };
    expect((await site.as(null).record.get(paper)).damaged, 'in public too').toEqual(['analysis']);
    await site.as(REVIEWER).reviews.rerun({ id });
    await site.work();
    await edge(String(analysis.wagers[0]?.houseEdge));
    expect((await whole()).reruns).toMatchObject([{ equal: false }]);
    const listed = [
      ...(await site.as(REVIEWER).reviews.queue()),
      ...(await site.as(MEMBER).submissions.list()),
    ];
    expect(listed.filter((one) => one.id === id).map(({ open }) => open[0]?.code)).toEqual([
      'rerun-differs',
      'rerun-differs',
    ]);
    const refused = await decide({}).catch((caught) => caught);
    expect(refused.cause.problems).toMatchObject([{ code: 'open-items', field: 'rerun-differs' }]);
    await decide({ kind: 'refuse', reasons: 'The re-run differs.' });
    expect((await whole()).state).toBe('refused');
  });

  it('of data that can no longer be read can be requested, and reports it when it runs', async () => {
    await site.client.execute('DROP TRIGGER submission_stays_frozen');
    await site.client.execute("UPDATE submission SET rulebook = 'gb-1066'");
    const { job } = await site.as(REVIEWER).reviews.rerun({ id });
    expect((await site.as(REVIEWER).analyses.job({ id: job })).seconds).toBe(0);
  });
});
