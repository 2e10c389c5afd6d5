import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyseVariant } from '@/rulebooks/analyse';
import { familyOf } from '@/simulations/families';
import { inThisThread, type Runner } from '@/simulations/pool/runner';
import { distribution, jobPiece } from '../db/schema';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing';
import { enqueue, SECONDS_OF_A_JOB, SECONDS_OF_A_PERSON } from './enqueue';
import { claim, end, expireLeases, LEASE_MS, othersWait, renew, runsAlone } from './lease';
import type { Job } from './queries';
import { runJob, type Workshop } from './run';
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
      attempts: 0,
      deaths: 1,
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

  it('is shared within an organisation, and each organisation has its own', async () => {
    const ask = { rulebook: 'gb-2007', game: 'sic-bo', options: {} };
    const first = await site.as(MEMBER).analyses.distributions(ask);
    expect(first.state).toBe('computing');
    expect(await site.as(APPROVER).analyses.distributions(ask)).toEqual(first);
    expect(await site.as(OTHER_MEMBER).analyses.distributions(ask)).not.toEqual(first);
    await site.work();
    const ready = await site.as(OTHER_MEMBER).analyses.distributions(ask);
    if (ready.state !== 'ready') return expect.unreachable();
    // Three fair dice: 216 throws, one of which is any particular triple; by hand.
    expect(ready.wagers['specific-triple']?.universe).toBe('216');
    expect(ready.wagers['specific-triple']?.outcomes.map(({ count }) => count).sort()).toEqual(['1', '215']);
  });
});

describe('turns', () => {
  const claimed = async (owner = 'a') => claim(site.db, { owner, now: new Date(), kinds });
  const makers = (rows: (Job | undefined)[]) => rows.map((row) => row?.createdBy);
  let seed = 100;
  const started = async (person: string, count: number) => {
    const { id: own } = await site.as(person).drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    for (let n = 0; n < count; n += 1) {
      seed += 1;
      await site.as(person).analyses.start({ draft: own, revision: 1, rounds: 1000, seed });
    }
  };

  it('go round organisations, and within them persons, whoever asked first and most', async () => {
    await started(MEMBER, 6);
    await started(APPROVER, 2);
    await started(OTHER_MEMBER, 1);
    const [nora, adrian, harbour] = [MEMBER, APPROVER, OTHER_MEMBER].map((email) => site.member(email).id);
    // The three run beside each other: Northgate's first, then Harbour's, then the other of Northgate's people.
    expect(makers([await claimed(), await claimed(), await claimed(), await claimed()])).toEqual([
      nora,
      harbour,
      adrian,
      undefined,
    ]);
  });

  it('one at a time: who had the last turn waits for the others', async () => {
    await started(MEMBER, 2);
    await started(APPROVER, 2);
    await started(OTHER_MEMBER, 2);
    const order: (string | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) {
      const now = later(n * 1000);
      const row = await claim(site.db, { owner: 'a', now, kinds });
      order.push(row?.createdBy);
      if (row) await end(site.db, { id: row.id, owner: 'a' }, { state: 'done', at: now.toISOString() });
    }
    const [nora, adrian, harbour] = [MEMBER, APPROVER, OTHER_MEMBER].map((email) => site.member(email).id);
    expect(order).toEqual([nora, harbour, adrian, harbour]);
  });

  it('make room only where another organisation has nothing running', async () => {
    await started(MEMBER, 2);
    await claimed();
    const northgate = site.member(MEMBER).organisation.id;
    expect(await othersWait(site.db, { organisation: northgate, kinds })).toBe(false);
    await started(OTHER_MEMBER, 2);
    expect(await othersWait(site.db, { organisation: northgate, kinds })).toBe(true);
    await claimed();
    expect(await othersWait(site.db, { organisation: northgate, kinds })).toBe(false);
  });
});

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
  /** Runs so many pieces and then none, until it is asked to stop. */
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

  it('does not while nothing is kept, as its next turn would begin where this one did', async () => {
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

  it('is taken up again however often that happens', async () => {
    for (let n = 0; n < 7; n += 1) expect(await dies(null)).toMatchObject({ deaths: n, attempts: 0 });
    await site.work();
    expect(await view()).toMatchObject({ state: 'done' });
  });

  it('fails when one and the same piece took the worker down three times by itself', async () => {
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

  it('goes on from the pieces that were done, and comes to the same numbers', async () => {
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
    const { variant, at } = await site.as(MEMBER).drafts.get({ id: draft });
    const alone = await analyseVariant(variant, { at, rounds: 2_000_000, seed: 7, threads: 1 });
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

describe('what is accepted', () => {
  it('is estimated before it is started, and refused where it is too much', async () => {
    const nora = site.as(MEMBER);
    const { id: wheel } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
    const rounds = 20_000_000;
    const estimated = await nora.analyses.estimate({ draft: wheel, rounds });
    const { job: started } = await nora.analyses.start({ draft: wheel, revision: 1, rounds });
    expect((await nora.analyses.job({ id: started })).seconds).toBe(estimated.seconds);
    const work = { kind: 'rerun' as const, submission: 'x' };
    const ask = {
      organisation: site.member(MEMBER).organisation.id,
      by: site.member(MEMBER).id,
      at: '',
      work,
    };
    const queued = (key: string, seconds: number) => enqueue(site.db, { ...ask, key, seconds });
    expect(await queued('a', SECONDS_OF_A_JOB + 1)).toMatchObject({
      problems: [{ code: 'computation-too-large', message: expect.stringMatching(/30 minutes/) }],
    });
    expect(await queued('b', SECONDS_OF_A_JOB)).toMatchObject({ ok: true });
    expect(await queued('c', SECONDS_OF_A_PERSON - SECONDS_OF_A_JOB)).toMatchObject({
      problems: [{ code: 'busy', message: expect.stringMatching(/cancel one/) }],
    });
    // Whose they are is who asked: a colleague's are counted apart.
    const colleague = { ...ask, by: site.member(APPROVER).id };
    expect(await enqueue(site.db, { ...colleague, key: 'd', seconds: SECONDS_OF_A_JOB })).toMatchObject({
      ok: true,
    });
  });
});

it('what is under way is listed for an approver and the administration, and never of what it is', async () => {
  await site.as(OTHER_MEMBER).analyses.distributions({ rulebook: 'gb-2007', game: 'sic-bo', options: {} });
  const own = await site.as(APPROVER).analyses.underWay();
  expect(own).toMatchObject([{ id, kind: 'analysis', state: 'queued', by: site.member(MEMBER).name }]);
  const all = await site.as(ADMINISTRATOR).analyses.underWay();
  expect(all.map(({ kind, organisation }) => [kind, organisation])).toEqual([
    ['analysis', site.member(MEMBER).organisation.name],
    ['distributions', site.member(OTHER_MEMBER).organisation.name],
  ]);
  expect(JSON.stringify(all)).not.toMatch(/sic-bo|big-six|gb-2007/);
});

describe('who may cancel', () => {
  it('is its maker, an approver of the organisation and the administration, and it is written down', async () => {
    const ask = { rulebook: 'gb-2007', game: 'sic-bo', options: {} };
    for (const person of [MEMBER, APPROVER, ADMINISTRATOR]) {
      const counting = await site.as(MEMBER).analyses.distributions(ask);
      if (counting.state !== 'computing') return expect.unreachable();
      const cancelled = await site.as(person).analyses.cancel({ id: counting.job });
      expect(cancelled).toMatchObject({ state: 'cancelled' });
      const { events } = await site.as(MEMBER).audit.list({});
      expect(events[0]).toMatchObject({
        kind: 'analysis-cancelled',
        actor: site.member(person).name,
        subject: `job:${counting.job}`,
      });
    }
  });

  it('is no colleague who did not start it', async () => {
    const counting = await site.as(APPROVER).analyses.distributions({
      rulebook: 'gb-2007',
      game: 'sic-bo',
      options: {},
    });
    if (counting.state !== 'computing') return expect.unreachable();
    const cancel = (person: string) => refusedWith(site.as(person).analyses.cancel({ id: counting.job }));
    expect(await cancel(MEMBER)).toEqual(['role-insufficient']);
    expect(await cancel(OTHER_APPROVER)).toEqual(['not-found']);
    expect(await cancel(REVIEWER)).toEqual(['not-found']);
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

it('a job ends with its result and its event, or with neither', async () => {
  await site.work();
  const finished = await view();
  expect(finished).toMatchObject({ state: 'done', doing: 'Finished' });
  const analysis = await site.as(MEMBER).analyses.get({ id: finished.analysis ?? '' });
  const { events } = await site.as(MEMBER).audit.list({});
  expect(events[0]).toMatchObject({ kind: 'analysis-finished', data: { hash: analysis.hash } });
  expect(analysis.machine.node).toBe(process.version);
});
