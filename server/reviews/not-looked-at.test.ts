/** An approval says what nobody looked at, and whoever gives it has to say that they know. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  type Caller,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { notLookedAt } from './not-looked-at';

const KNOWN = ALL_OPEN.filter((code) => code !== 'unreviewed' && code !== 'not-rerun');

let reviewed: TestSite;
let site: TestSite;
let id: string;
let ruth: Caller;
beforeAll(async () => {
  reviewed = await testSite();
  ({ id } = await frozenSubmission(reviewed));
  await reviewed.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
  await begunReview(reviewed.as(REVIEWER), id);
});
afterAll(() => reviewed.remove());
beforeEach(async () => {
  site = await testSite(reviewed);
  ruth = site.as(REVIEWER);
});
afterEach(() => site.remove());

const decide = async (kind: 'approve' | 'refuse', acknowledged: typeof ALL_OPEN) => {
  const { revision } = await ruth.submissions.get({ id });
  return ruth.reviews.decide({ id, revision, kind, reasons: 'So.', acknowledged });
};

it('asks about each finding that a person judges, and about the re-run', async () => {
  const { findings, judgements } = await ruth.submissions.get({ id });
  const judged = findings.filter(({ verdict }) => verdict !== 'meets').length;
  expect(judged).toBeLessThan(findings.length);
  expect(notLookedAt({ findings, judgements, reruns: [] })).toMatchObject([
    { code: 'unreviewed', count: judged },
    { code: 'not-rerun', count: 1 },
  ]);
  expect(await refusedWith(decide('approve', KNOWN))).toEqual(['open-unacknowledged']);
  expect(await refusedWith(decide('approve', [...KNOWN, 'unreviewed']))).toEqual(['open-unacknowledged']);
  expect(await decide('approve', ALL_OPEN)).toMatchObject({ state: 'approved' });
  const { history } = await site.as(MEMBER).submissions.get({ id });
  expect(history.at(-1)).toMatchObject({
    kind: 'decision-made',
    data: { open: { unreviewed: judged, 'not-rerun': 1 } },
  });
});

it('asks nothing of a refusal', async () => {
  expect(await decide('refuse', [])).toMatchObject({ state: 'refused' });
});

it('asks nothing once each was accepted and the analysis was run again', async () => {
  await ruth.reviews.rerun({ id });
  await site.work();
  const { findings } = await ruth.submissions.get({ id });
  for (const [finding, { verdict }] of findings.entries())
    if (verdict !== 'meets') await ruth.reviews.judge({ id, finding, says: 'accepted', reasons: '' });
  expect(await decide('approve', KNOWN)).toMatchObject({ state: 'approved' });
});

it('asks again about one that was reopened', async () => {
  const { findings } = await ruth.submissions.get({ id });
  const finding = findings.findIndex(({ verdict }) => verdict !== 'meets');
  const counted = async () => {
    const { judgements } = await ruth.submissions.get({ id });
    return notLookedAt({ findings, judgements, reruns: [{}] })[0]?.count ?? 0;
  };
  const before = await counted();
  await ruth.reviews.judge({ id, finding, says: 'accepted', reasons: '' });
  expect(await counted()).toBe(before - 1);
  await ruth.reviews.judge({ id, finding, says: 'reopened', reasons: '' });
  expect(await counted()).toBe(before);
});
