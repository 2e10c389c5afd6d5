import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { job } from '../db/schema';
import { claim, end } from '../jobs/lease';
import { ADMINISTRATOR, APPROVER, MEMBER, type TestSite, testSite } from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

describe('a count that was cancelled', () => {
  const ask = { rulebook: 'gb-2007', game: 'sic-bo', options: {} };
  const counting = () => site.db.select().from(job).where(eq(job.kind, 'distributions'));
  const cancelled = async () => {
    const first = await site.as(MEMBER).analyses.distributions(ask);
    if (first.state !== 'computing') return expect.unreachable();
    await site.as(ADMINISTRATOR).analyses.cancel({ id: first.job });
    return first.job;
  };

  it('is not started again by people who wait for it', async () => {
    const first = await cancelled();
    for (const person of [MEMBER, MEMBER, APPROVER])
      expect(await site.as(person).analyses.distributions(ask)).toEqual({
        state: 'stopped',
        job: first,
        says: 'Counting the events was cancelled.',
      });
    expect(await counting()).toHaveLength(1);
  });

  it('is not started again by an open list of drafts', async () => {
    await site.as(MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'sic-bo' });
    const glance = async () => (await site.as(MEMBER).drafts.list({})).drafts[0]?.glance;
    expect((await glance())?.waiting).toBe(true);
    const [first] = await counting();
    await site.as(ADMINISTRATOR).analyses.cancel({ id: first?.id ?? '' });
    const after = await glance();
    expect(after?.stopped).toBe(true);
    expect(after?.waiting).toBeUndefined();
    expect(await counting()).toHaveLength(1);
  });

  it('starts again on request, and is counted', async () => {
    await cancelled();
    const again = await site.as(APPROVER).analyses.distributions({ ...ask, again: true });
    expect(again.state).toBe('computing');
    expect((await site.as(MEMBER).analyses.distributions(ask)).state).toBe('computing');
    await site.work();
    expect((await site.as(MEMBER).analyses.distributions(ask)).state).toBe('ready');
    expect(await counting()).toHaveLength(2);
  });

  it('stops even while its worker is running it', async () => {
    const first = await site.as(MEMBER).analyses.distributions(ask);
    if (first.state !== 'computing') return expect.unreachable();
    await claim(site.db, { owner: 'a', now: new Date(), kinds: ['distributions'] });
    await site.as(MEMBER).analyses.cancel({ id: first.job });
    expect((await site.as(MEMBER).analyses.distributions(ask)).state).toBe('stopped');
    expect(await counting()).toHaveLength(1);
  });

  it('gives the reason when it failed, and is not retried for ever', async () => {
    const first = await site.as(MEMBER).analyses.distributions(ask);
    if (first.state !== 'computing') return expect.unreachable();
    await claim(site.db, { owner: 'a', now: new Date(), kinds: ['distributions'] });
    await end(
      site.db,
      { id: first.job, owner: 'a' },
      {
        state: 'failed',
        at: new Date().toISOString(),
        problem: { code: 'job-failed', message: 'It failed.' },
      },
    );
    expect(await site.as(MEMBER).analyses.distributions(ask)).toMatchObject({
      state: 'stopped',
      says: 'It failed.',
    });
  });
});
