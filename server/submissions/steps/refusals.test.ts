/** An impossible step says why and changes nothing; a waiting submission knows whether a regulator exists. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { longDate } from '@/rulebooks/spelling/wording';
import type { MemberContext } from '../../access/context';
import { sign } from '../../documents/content/sign';
import { enqueue, SECONDS_OF_A_JOB, SECONDS_OF_A_PERSON } from '../../jobs/enqueue';
import { submissionSubject } from '../../paper-requests/read-subject';
import { programsOwn } from '../../rulebooks/shelf';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  TODAY,
  testSite,
} from '../../testing/site';
import { awaitsRegulator, STATES, type StoredState } from '../../vocabulary/life/states';
import { changesFrom } from '../changes/changes';
import { openCountsOf, refuseOpen } from '../open/open-items';

let frozen: TestSite;
let site: TestSite;
let id: string;
beforeAll(async () => {
  frozen = await testSite();
  ({ id } = await frozenSubmission(frozen));
});
afterAll(() => frozen.remove());
beforeEach(async () => {
  site = await testSite(frozen);
});
afterEach(() => site.remove());

const submit = (submission = id) =>
  site.as(APPROVER).submissions.submit({ id: submission, statement: 'So.', acknowledged: ALL_OPEN });
const message = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error) => error.cause.problems[0].message as string,
  );
/** Everything that one person may have under way. */
async function filled(person: string) {
  const { id: by, organisation } = site.member(person);
  const at = '2008-01-01T00:00:00.000Z';
  const ask = { organisation: organisation.id, by, at, work: { kind: 'rerun' as const, submission: 'x' } };
  for (let n = 0; n * SECONDS_OF_A_JOB < SECONDS_OF_A_PERSON; n += 1)
    await enqueue(site.db, { ...ask, key: `filler-${n}`, seconds: SECONDS_OF_A_JOB });
}

it('a missing regulator stays open until one has decided', () => {
  expect(STATES.filter(awaitsRegulator)).toEqual([
    'frozen',
    'submitted',
    'completeness-check',
    'incomplete',
    'in-review',
    'questioned',
  ]);
});

const BIG_SIX = {
  variant: '{"wagers":{}}',
  rulebook: 'gb-2007',
  game: 'big-six',
  reference: 'A-1',
  submittedAt: null,
};

it('that nobody decides here is open while it waits, and only then', () => {
  const codes = (state: StoredState, regulated: object) =>
    openCountsOf({ ...BIG_SIX, day: '2008-01-01', findings: [], state }, '2008-01-01', regulated).map(
      ({ code }) => code,
    );
  expect(codes('submitted', { unregulated: 'Colorado' })).toEqual(['no-regulator']);
  expect(codes('approved', { unregulated: 'Colorado' })).toEqual([]);
  expect(codes('submitted', {})).toEqual([]);
});

it('everything open and not acknowledged is named, one sentence after the other', () => {
  const group = (code: string, says: string) =>
    ({ code, severity: 'settle', says, count: 1 }) as unknown as Parameters<typeof refuseOpen>[0][number];
  const refused = refuseOpen([group('player-gains', 'One.'), group('breach', 'Two.')], []);
  expect(refused?.problems[0]?.message).toBe(
    'Still open: One. Two. Tick “I know that this is open” to go on, or leave it for now.',
  );
});

it.each<[string, () => Promise<unknown>]>([
  ['read', () => site.as(MEMBER).submissions.get({ id: 'nothing' })],
  ['submitted', () => submit('nothing')],
  ['revised', () => site.as(MEMBER).submissions.reviseAsDraft({ id: 'nothing' })],
  ['opened', () => site.as(REVIEWER).reviews.open({ id })],
  ['run again', () => site.as(REVIEWER).reviews.rerun({ id })],
])('a submission that does not exist, or that nobody submitted, cannot be %s', async (_, call) => {
  expect(await message(call())).toBe(
    'There is no such submission, or it belongs to another organisation. Go back to the list.',
  );
});

it('a draft that does not exist cannot be frozen, nor a question answered', async () => {
  const freezing = site.as(MEMBER).submissions.freeze({ draft: 'nothing', revision: 1, acknowledged: [] });
  expect(await message(freezing)).toMatch(/^There is no such draft,/);
  const answering = site.as(MEMBER).submissions.answer({ id, question: 'nothing', text: 'x' });
  expect(await message(answering)).toMatch(/^There is no such question,/);
});

describe('where too much is under way', () => {
  it('a draft that has still to be analysed is not frozen, and says why', async () => {
    const { id: draft } = await site.as(MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    await filled(MEMBER);
    const { variant } = await site.as(MEMBER).drafts.get({ id: draft });
    const wagers = { ...variant.wagers, 'symbol-a': { payTable: 'minimum', pays: { win: '49 to 1' } } };
    const { revision } = await site
      .as(MEMBER)
      .drafts.save({ id: draft, revision: 1, variant: { ...variant, wagers } });
    const freezing = site.as(MEMBER).submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
    expect(await refusedWith(freezing)).toEqual(['busy']);
  });

  it('nothing is run again, and nothing is recorded', async () => {
    await submit();
    await filled(REVIEWER);
    expect(await refusedWith(site.as(REVIEWER).reviews.rerun({ id }))).toEqual(['busy']);
    const { history } = await site.as(REVIEWER).submissions.get({ id });
    expect(history.map(({ kind }) => kind)).not.toContain('rerun-started');
  });
});

it('two submissions are run again separately', async () => {
  const { id: second } = await frozenSubmission(site, 'sic-bo');
  await submit();
  await submit(second);
  const { job } = await site.as(REVIEWER).reviews.rerun({ id });
  const { job: other } = await site.as(REVIEWER).reviews.rerun({ id: second });
  expect(other).not.toBe(job);
});

it('a sign of a trial that was approved for other days has those days, and nothing is missing', async () => {
  const nora = site.as(MEMBER);
  const { draft } = await nora.submissions.reviseAsDraft({ id });
  const { variant } = await nora.drafts.get({ id: draft });
  const circumstances = { ...variant.circumstances, trial: { from: '2008-01-01', to: '2008-03-31' } };
  const { revision } = await nora.drafts.save({
    id: draft,
    revision: 1,
    variant: { ...variant, circumstances },
  });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  const { id: tried } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  await submit(tried);
  const { revision: read } = await begunReview(site.as(REVIEWER), tried);
  const days = { trialFrom: TODAY, trialTo: '2099-04-30' };
  await site.as(REVIEWER).reviews.decide({
    acknowledged: ALL_OPEN,
    id: tried,
    revision: read,
    kind: 'approve-for-trial',
    reasons: 'It comes with the trial.',
    ...days,
  });
  const { signMissing } = await nora.submissions.get({ id: tried });
  expect(signMissing.filter(({ text }) => text.includes('2008'))).toEqual([]);
  const subject = await submissionSubject(site.context(MEMBER) as MemberContext, tried);
  const { paper } = subject.ok ? sign(subject.value) : expect.unreachable();
  expect(JSON.stringify(paper)).toContain(`from ${longDate(TODAY)} to 30 April 2099`);
  expect(JSON.stringify(paper)).not.toContain('31 March 2008');
});

it('a draft is compared with the version it revises', async () => {
  const { variant, day, analysis, findings } = await site.as(MEMBER).submissions.get({ id });
  const rulebook = programsOwn(variant.rulebook);
  const same = { variant, day, wagers: analysis.wagers, findings, rulebook };
  expect(await changesFrom(site.db, id, { ...same, day: '2008-12-31' })).toEqual({
    since: { id, version: 1 },
    differences: [{ path: 'at', what: 'Date', before: day, after: '2008-12-31' }],
  });
  expect(await changesFrom(site.db, 'nothing', same)).toBeUndefined();
});
