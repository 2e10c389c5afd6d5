/** A temporary variation that was submitted in advance is in writing with the authority: reviewers judge what they read of it. */
import { expect, it } from 'vitest';
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import type { SubmissionWhole } from '../submissions/stored/shapes';
import { TEMPORARY } from '../testing/for-a-time';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  REVIEWER,
  refusedWith,
  testSite,
} from '../testing/site';
import { notLookedAt } from './not-looked-at';

async function inReview() {
  const site = await testSite();
  const { id } = await frozenSubmission(site, 'big-six', undefined, { temporary: TEMPORARY });
  await site.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
  const ruth = site.as(REVIEWER);
  await begunReview(ruth, id);
  return { site, id, ruth };
}

const codesOf = (seen: SubmissionWhole): OpenCode[] =>
  [...seen.open, ...notLookedAt(seen)].map(({ code }) => code);

it('is approved by whoever judged every finding that its page asks about', async () => {
  const { site, id, ruth } = await inReview();
  try {
    const { findings } = await ruth.submissions.get({ id });
    for (const [finding, { verdict }] of findings.entries())
      if (verdict !== 'meets') await ruth.reviews.judge({ id, finding, says: 'accepted', reasons: '' });
    const seen = await ruth.submissions.get({ id });
    const acknowledged = codesOf(seen);
    expect(acknowledged).not.toContain('unreviewed');
    const { revision } = seen;
    const decision = { id, revision, kind: 'approve', reasons: 'So.', acknowledged } as const;
    expect(await refusedWith(ruth.reviews.decide(decision))).toEqual(['answered']);
  } finally {
    await site.remove();
  }
});

it('is not approved while a reviewer overrules that it was notified of', async () => {
  const { site, id, ruth } = await inReview();
  try {
    const { findings } = await ruth.submissions.get({ id });
    const finding = findings.findIndex(({ clause }) => clause === '2.4(a)');
    expect(findings[finding]?.verdict).toBe('meets');
    await ruth.reviews.judge({ id, finding, says: 'overruled', reasons: 'It does not say how long.' });
    const { revision } = await ruth.submissions.get({ id });
    const decision = { id, revision, kind: 'approve', reasons: 'So.', acknowledged: ALL_OPEN } as const;
    expect(await refusedWith(ruth.reviews.decide(decision))).toEqual(['breach-stands']);
  } finally {
    await site.remove();
  }
});
