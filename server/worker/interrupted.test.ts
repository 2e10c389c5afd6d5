/** Work that is suspended, dies, fails or ends. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyseVariant } from '@/rulebooks/analysis/analyse';
import { familyOf } from '@/simulations/catalogue/families';
import { inThisThread, type Runner } from '@/simulations/pool/runner';
import { distribution, jobPiece } from '../db/schema';
import { claim, expireLeases, runsAlone } from '../jobs/lease';
import { MEMBER, type TestSite, testSite } from '../testing/site';
import { runJob, type Workshop } from './run-job';
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
const view = () => site.as(MEMBER).analyses.job({ id });

describe('a long job that others wait for', () => {
  const run = async (given: Partial<Workshop>) => {
    const claimed = await claim(site.db, { owner: 'a', now: new Date(), kinds });
    if (!claimed) return expect.unreachable();
    const stopping = new AbortController().signal;
    await runJob(
      { db: site.db, runner: inThisThread(), stopping, now: () => new Date(), ...given },
      claimed,
      'a',
    );
  };
  const here = inThisThread();
  /** Runs that many pieces and then none, until it is asked to stop. */
  const halting = (most: number): Runner => {
    let pieces = 0;
    return {
      ...here,
      run: (shard, signal) => {
        pieces += 1;
        if (pieces <= most) return here.run(shard, signal);
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      },
    };
  };

  it('makes room, and goes on at its next turn from what is kept', async () => {
    await run({ runner: halting(3), sliceMs: 0, othersWait: async () => true });
    expect(await view()).toMatchObject({ state: 'queued', doing: 'Waiting for its next turn' });
    expect(await site.db.select().from(jobPiece)).toHaveLength(3);
    await run({});
    expect(await view()).toMatchObject({ state: 'done' });
  });

  it('does not while nothing is kept, because its next turn would start where this one did', async () => {
    let asked = 0;
    const othersWait = async () => {
      asked += 1;
      return true;
    };
    const running = run({ runner: halting(0), sliceMs: 0, othersWait });
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await view()).toMatchObject({ state: 'running' });
    await site.as(MEMBER).analyses.cancel({ id });
    await running;
    expect(asked).toBe(0);
  });
});

describe('a job whose worker was killed', () => {
  const held = { id: '', owner: 'a' };
  const dies = async (alone: string | null) => {
    const row = await claim(site.db, { owner: 'a', now: new Date(), kinds });
    if (!row) return undefined;
    held.id = row.id;
    if (alone) await runsAlone(site.db, held, alone);
    await expireLeases(site.db, [row.id]);
    return row;
  };

  it('is resumed however often that happens', async () => {
    for (let n = 0; n < 7; n += 1) expect(await dies(null)).toMatchObject({ deaths: n, attempts: 0 });
    await site.work();
    expect(await view()).toMatchObject({ state: 'done' });
  });

  it('fails when the same piece, running alone, has killed the worker three times', async () => {
    for (const piece of ['part 1', 'part 2', 'part 2', 'part 1', 'part 1']) await dies(piece);
    expect((await claim(site.db, { owner: 'a', now: new Date(), kinds }))?.diedTimes).toBe(2);
    await runsAlone(site.db, held, 'part 1');
    await expireLeases(site.db, [held.id]);
    const stopping = new AbortController();
    const loop = workLoop({
      db: site.db,
      runner: inThisThread(),
      stopping: stopping.signal,
      now: () => new Date(),
    });
    await expect.poll(async () => (await view()).state, { timeout: 10_000 }).toBe('failed');
    stopping.abort();
    await loop;
    expect((await view()).problem?.message).toMatch(/part 1 stopped the analysis worker 3 times/);
  });

  it('goes on from the pieces that are done, and reaches the same numbers', async () => {
    await site.as(MEMBER).analyses.cancel({ id });
    ({ job: id } = await site.as(MEMBER).analyses.start({ draft, revision: 1, rounds: 2_000_000 }));
    const here = inThisThread();
    const ran: number[] = [];
    const run = async (mostPieces: number) => {
      const claimed = await claim(site.db, { owner: 'a', now: new Date(), kinds });
      if (!claimed) return expect.unreachable();
      const stopping = new AbortController();
      let pieces = 0;
      const runner: Runner = {
        ...here,
        run: async (shard, signal) => {
          if (pieces === mostPieces) stopping.abort();
          else pieces += 1;
          return here.run(shard, signal);
        },
      };
      await runJob({ db: site.db, runner, stopping: stopping.signal, now: () => new Date() }, claimed, 'a');
      ran.push(pieces);
    };
    await run(20);
    expect(await view()).toMatchObject({ state: 'queued' });
    expect(await site.db.select().from(jobPiece)).toHaveLength(20);
    await run(Number.POSITIVE_INFINITY);
    const { variant, day } = await site.as(MEMBER).drafts.get({ id: draft });
    const alone = await analyseVariant(variant, { day, rounds: 2_000_000, seed: 7, threads: 1 });
    const analysis = await site.as(MEMBER).analyses.get({ id: (await view()).analysis ?? '' });
    expect(alone.ok && alone.value.hash).toBe(analysis.hash);
    // Seven wagers, each counted once and played in four parts: 35 pieces, none of them twice.
    expect(ran).toEqual([20, 15]);
    expect(await site.db.select().from(jobPiece)).toEqual([]);
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

describe('a job that fails', () => {
  const broken = {
    threads: 1,
    run: () => Promise.reject(new Error('the pool is broken')),
    close: () => Promise.resolve(),
  };

  it('is tried three times and then stopped with a sentence', async () => {
    const workshop = {
      db: site.db,
      runner: broken,
      stopping: new AbortController().signal,
      now: () => new Date(),
    };
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const attempt of [1, 2, 3]) {
      const claimed = await claim(site.db, { owner: 'a', now: new Date(), kinds });
      expect(claimed?.attempts).toBe(attempt - 1);
      if (claimed) await runJob(workshop, claimed, 'a');
    }
    expect(logged).toHaveBeenCalledTimes(3);
    logged.mockRestore();
    expect(await claim(site.db, { owner: 'a', now: new Date(), kinds })).toBeUndefined();
    expect(await view()).toMatchObject({
      state: 'failed',
      problem: { code: 'job-failed', message: expect.stringMatching(/will not run again/) },
    });
    const { events } = await site.as(MEMBER).audit.list({});
    expect(events[0]).toMatchObject({ kind: 'analysis-failed', actor: 'Assay' });
  });
});

it('a full disk is no failure of the job: it waits for its lease to run out', async () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const runner = { threads: 1, run: () => Promise.reject(full), close: () => Promise.resolve() };
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let n = 0; n < 4; n += 1) {
    const claimed = await claim(site.db, { owner: 'a', now: new Date(), kinds });
    if (!claimed) return expect.unreachable();
    const stopping = new AbortController().signal;
    await runJob({ db: site.db, runner, stopping, now: () => new Date() }, claimed, 'a');
    expect(await claim(site.db, { owner: 'b', now: new Date(), kinds })).toBeUndefined();
    await expireLeases(site.db, [claimed.id]);
  }
  logged.mockRestore();
  await site.work();
  expect(await view()).toMatchObject({ state: 'done' });
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
