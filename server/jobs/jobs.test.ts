import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { familyOf } from '@/simulations/families';
import { inThisThread, type Runner } from '@/simulations/pool/runner';
import { distribution, job } from '../db/schema';
import { MEMBER, OTHER_MEMBER, type TestSite, testSite } from '../testing';
import { claim, end, LEASE_MS, renew } from './lease';
import { runJob } from './run';
import { workLoop } from './work-loop';

let site: TestSite;
let draft: string;
let id: string;
beforeEach(async () => {
  site = await testSite();
  const nora = site.as(MEMBER);
  ({ id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' }));
  ({ job: id } = await nora.analyses.start({ draft, revision: 1, rounds: 1000 }));
});
afterEach(() => site.remove());

const kinds = ['analysis' as const];
const start = new Date('2030-01-01T00:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const progress = { done: 1, total: 2, doing: 'Counting' };
const view = () => site.as(MEMBER).analyses.job({ id });

it('an analysis that runs says what its witness plays, to whoever opens the draft meanwhile', async () => {
  const nora = site.as(MEMBER);
  await nora.analyses.cancel({ id });
  await nora.analyses.start({ draft, revision: 1, rounds: 2000, seed: 11 });
  expect((await nora.drafts.get({ id: draft })).job).toMatchObject({ witness: { rounds: 2000, seed: 11 } });
});

describe('a claim', () => {
  it('is one worker’s only, however many ask', async () => {
    const asked = await Promise.all(
      ['a', 'b', 'c', 'd'].map((owner) => claim(site.db, { owner, now: start, kinds })),
    );
    expect(asked.filter(Boolean)).toHaveLength(1);
  });

  it('is for the lane’s kinds only', async () => {
    expect(await claim(site.db, { owner: 'a', now: start, kinds: ['distributions'] })).toBeUndefined();
  });

  it('lasts as long as it is renewed, and no longer', async () => {
    await claim(site.db, { owner: 'a', now: start, kinds });
    expect(await renew(site.db, { id, owner: 'a', now: later(LEASE_MS - 1), ...progress })).toBe('go-on');
    expect(await claim(site.db, { owner: 'b', now: later(LEASE_MS + 1), kinds })).toBeUndefined();
    expect(await claim(site.db, { owner: 'b', now: later(2 * LEASE_MS), kinds })).toMatchObject({
      id,
      attempts: 2,
    });
    expect(await renew(site.db, { id, owner: 'a', now: later(2 * LEASE_MS), ...progress })).toBe('lost');
    expect(await end(site.db, { id, owner: 'a' }, { state: 'done', at: '' })).toBe(false);
  });
});

describe('the same work asked for twice', () => {
  it('is one job; another seed is another', async () => {
    const nora = site.as(MEMBER);
    expect(await nora.analyses.start({ draft, revision: 1, rounds: 1000 })).toEqual({ job: id });
    expect((await nora.analyses.start({ draft, revision: 1, rounds: 1000, seed: 8 })).job).not.toBe(id);
  });

  it('is shared between organisations where it is nobody’s', async () => {
    const ask = { rulebook: 'gb-2007', game: 'sic-bo', options: {} };
    const first = await site.as(MEMBER).analyses.distributions(ask);
    expect(first.state).toBe('computing');
    expect(await site.as(OTHER_MEMBER).analyses.distributions(ask)).toEqual(first);
    await site.work();
    const ready = await site.as(OTHER_MEMBER).analyses.distributions(ask);
    if (ready.state !== 'ready') return expect.unreachable();
    // Three fair dice: 216 throws, one of which is any particular triple; by hand.
    expect(ready.wagers['specific-triple']?.universe).toBe('216');
    expect(ready.wagers['specific-triple']?.outcomes.map(({ count }) => count).sort()).toEqual(['1', '215']);
  });
});

describe('wagers counted together', () => {
  it('are kept when one of them cannot be counted', async () => {
    const ask = { rulebook: 'gb-2007', game: 'sic-bo', options: {} };
    const nora = site.as(MEMBER);
    const first = await nora.analyses.distributions(ask);
    if (first.state !== 'computing') return expect.unreachable();
    const here = inThisThread();
    const runner: Runner = {
      ...here,
      run: (shard, signal) =>
        'wager' in shard && shard.wager.wager === 'small'
          ? Promise.reject(new Error('not today'))
          : here.run(shard, signal),
    };
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
    const claimed = await claim(site.db, { owner: 'a', now: start, kinds: ['distributions'] });
    if (!claimed) return expect.unreachable();
    await runJob(
      { db: site.db, runner, stopping: new AbortController().signal, now: () => start },
      claimed,
      'a',
    );
    silenced.mockRestore();
    const counted = await site.db.select().from(distribution);
    expect(counted).toHaveLength(familyOf('sic-bo').wagers({}).length - 1);
  });
});

describe('cancelling', () => {
  it('ends at once what only waits', async () => {
    expect(await site.as(MEMBER).analyses.cancel({ id })).toMatchObject({ state: 'cancelled' });
    expect(await claim(site.db, { owner: 'a', now: start, kinds })).toBeUndefined();
  });

  it('stops a running one, keeps nothing of it, and lets it be started again', async () => {
    const claimed = await claim(site.db, { owner: 'a', now: new Date(), kinds });
    if (!claimed) return expect.unreachable();
    await site.as(MEMBER).analyses.cancel({ id });
    const stopping = new AbortController().signal;
    await runJob({ db: site.db, runner: inThisThread(), stopping, now: () => new Date() }, claimed, 'a');
    expect(await view()).toMatchObject({ state: 'cancelled' });
    expect((await site.as(MEMBER).drafts.get({ id: draft })).analysis).toBeNull();
    expect((await site.as(MEMBER).analyses.start({ draft, revision: 1, rounds: 1000 })).job).not.toBe(id);
  });
});

describe('a job that fails', () => {
  const broken = {
    threads: 1,
    run: () => Promise.reject(new Error('the pool is broken')),
    close: () => Promise.resolve(),
  };

  it('is tried three times and then given up with a sentence', async () => {
    const workshop = {
      db: site.db,
      runner: broken,
      stopping: new AbortController().signal,
      now: () => new Date(),
    };
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const attempt of [1, 2, 3]) {
      const claimed = await claim(site.db, { owner: 'a', now: new Date(), kinds });
      expect(claimed?.attempts).toBe(attempt);
      if (claimed) await runJob(workshop, claimed, 'a');
    }
    expect(logged).toHaveBeenCalledTimes(3);
    logged.mockRestore();
    expect(await claim(site.db, { owner: 'a', now: new Date(), kinds })).toBeUndefined();
    expect(await view()).toMatchObject({
      state: 'failed',
      problem: { code: 'job-failed', message: expect.stringMatching(/given up/) },
    });
    const { events } = await site.as(MEMBER).audit.list({});
    expect(events[0]).toMatchObject({ kind: 'analysis-failed', actor: 'Assay' });
  });

  it('is given up too when it took three workers down', async () => {
    await site.db
      .update(job)
      .set({ state: 'running', attempts: 3, owner: 'gone', leaseUntil: 0 })
      .where(eq(job.id, id));
    const stopping = new AbortController();
    const loop = workLoop({ db: site.db, runner: broken, stopping: stopping.signal, now: () => new Date() });
    await expect.poll(async () => (await view()).state).toBe('failed');
    stopping.abort();
    await loop;
  });
});

it('a job ends with its result and its event, or with neither', async () => {
  await site.work();
  const finished = await view();
  expect(finished).toMatchObject({ state: 'done', doing: 'Finished' });
  const analysis = await site.as(MEMBER).analyses.get({ id: finished.analysis ?? '' });
  const { events } = await site.as(MEMBER).audit.list({});
  expect(events[0]).toMatchObject({ kind: 'analysis-finished', data: { hash: analysis.hash } });
  expect(analysis.machine.node).toBe(process.version);
});
