/** A re-run with rounds and a seed of the reviewer's own, beside the one that was submitted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { standardErrorsApart } from '../vocabulary/played';

let site: TestSite;
let id: string;
beforeAll(async () => {
  site = await testSite();
  ({ id } = await frozenSubmission(site));
  await site.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
  await begunReview(site.as(REVIEWER), id);
});
afterAll(() => site.remove());

describe('the difference of two runs, in standard errors', () => {
  it('is that of their means over the root of the sum of their variances', () => {
    const one = { mean: 0.05, standardError: 0.003 };
    const other = { mean: 0.04, standardError: 0.004 };
    expect(standardErrorsApart(one, other)).toBeCloseTo(2, 12);
    expect(standardErrorsApart(other, one)).toBeCloseTo(-2, 12);
  });
  it('is none where nothing varies and both are the same, and without bound where they are not', () => {
    const sure = { mean: 1, standardError: 0 };
    expect(standardErrorsApart(sure, sure)).toBe(0);
    expect(standardErrorsApart({ ...sure, mean: 0 }, sure)).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('a re-run of the reviewer’s own', () => {
  it('plays the chosen rounds from the chosen seed, and every exact figure is equal', async () => {
    const ruth = site.as(REVIEWER);
    await ruth.reviews.rerun({ id, chosen: { rounds: 5000, seed: 99 } });
    await site.work();
    const { reruns, analysis, history } = await ruth.submissions.get({ id });
    const [own] = reruns;
    expect(own).toMatchObject({ equal: true, differences: [] });
    expect(own?.hash).not.toBe(analysis.hash);
    expect(own?.played?.map(({ wager }) => wager)).toEqual(analysis.witness.map(({ wager }) => wager));
    for (const played of own?.played ?? []) {
      const submitted = analysis.witness.find(({ wager }) => wager === played.wager) ?? expect.unreachable();
      expect(played).toMatchObject({ rounds: 5000, seed: 99 });
      expect(submitted).toMatchObject({ rounds: 1000, seed: 7 });
      expect(played.mean).not.toBe(submitted.mean);
      // Both standard errors are of the same exact deviation, over the root of their rounds.
      expect(submitted.standardError / played.standardError).toBeCloseTo(Math.sqrt(5), 9);
      expect(Math.abs(standardErrorsApart(played, submitted))).toBeLessThan(5);
    }
    expect(history.find(({ kind }) => kind === 'rerun-started')?.data).toMatchObject({
      rounds: 5000,
      seed: 99,
    });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });

  it('stays beside one that repeats the submitted rounds', async () => {
    const ruth = site.as(REVIEWER);
    await ruth.reviews.rerun({ id });
    await site.work();
    const { reruns, analysis } = await ruth.submissions.get({ id });
    expect(reruns).toHaveLength(2);
    expect(reruns.find(({ played }) => !played)).toMatchObject({ equal: true, hash: analysis.hash });
  });

  it('is bounded', async () => {
    const rerun = (rounds: number, seed: number) =>
      refusedWith(site.as(REVIEWER).reviews.rerun({ id, chosen: { rounds, seed } }));
    for (const [rounds, seed] of [
      [999, 1],
      [20_000_001, 1],
      [1000, -1],
      [1000, 2 ** 32],
    ] as const)
      expect(await rerun(rounds, seed)).not.toEqual(['answered']);
  });
});
