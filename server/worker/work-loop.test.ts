/** Who gets what from one worker: lanes, places in them, and threads. */
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import type { Runner } from '@/simulations/pool/runner';
import { runShard, type Shard } from '@/simulations/pool/shard';
import { job } from '../db/schema';
import { enqueue } from '../jobs/enqueue';
import { claim } from '../jobs/lease';
import {
  APPROVER,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import type { JobWork } from '../vocabulary/jobs';
import { newOwner } from './gone';
import type { Workshop } from './run-job';
import { takeOverOrphans, workLoop } from './work-loop';

const MANY_ROUNDS = 20_000_000;

let site: TestSite;
let wheel: Variant;
let stopping: AbortController;
let loop: Promise<void> | undefined;
beforeEach(async () => {
  site = await testSite();
  const { id } = await site.as(MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  ({ variant: wheel } = await site.as(MEMBER).drafts.get({ id }));
  stopping = new AbortController();
});
afterEach(async () => {
  stopping.abort();
  await loop;
  loop = undefined;
  site.remove();
});

const start = (runner: Runner, more: Partial<Workshop> = {}) => {
  loop = workLoop({ db: site.db, runner, stopping: stopping.signal, now: () => new Date(), ...more });
};
const theWheel = (): JobWork => ({
  kind: 'analysis',
  variant: wheel,
  at: '2008-01-01',
  rounds: MANY_ROUNDS,
  seed: 7,
});

let named = 0;
/** Whoever `person` is, for the organisation of `organisation`: its places can then be full. */
async function queued(organisation: string, person: string, work: JobWork): Promise<string> {
  named += 1;
  const answer = await enqueue(site.db, {
    key: `key-${named}`,
    organisation: site.member(organisation).organisation.id,
    by: site.member(person).id,
    at: `2030-01-01T00:00:00.${String(named).padStart(3, '0')}Z`,
    work,
    seconds: 1,
  });
  if (!answer.ok) throw new Error('refused');
  return answer.value.id;
}
const rowOf = async (id: string) => {
  const [row] = await site.db.select().from(job).where(eq(job.id, id));
  if (!row) throw new Error('the job has gone');
  return row;
};
const stateOf = async (id: string) => (await rowOf(id)).state;

/** Answers what `perform` does; what has no end ends with the loop. */
const runner = (threads: number, perform: (shard: Shard) => Promise<unknown>): Runner => ({
  threads,
  run: (shard, signal) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      perform(shard).then((result) => resolve(result as never), reject);
    }),
  close: async () => {},
});
const endless = () => new Promise<never>(() => {});

describe('a worker', () => {
  it('runs analyses of three people at once, and counts and solves beside them', async () => {
    const four = [
      [MEMBER, MEMBER],
      [MEMBER, APPROVER],
      [OTHER_MEMBER, OTHER_MEMBER],
      [OTHER_MEMBER, OTHER_APPROVER],
    ] as const;
    const ids: string[] = [];
    for (const [organisation, person] of four) ids.push(await queued(organisation, person, theWheel()));
    const game = { rulebook: 'gb-2007', game: 'sic-bo', options: {} };
    const counting = await queued(MEMBER, MEMBER, { kind: 'distributions', ...game });
    start(runner(1, endless));
    const running = async () => (await Promise.all(ids.map(stateOf))).filter((state) => state === 'running');
    await expect.poll(running, { timeout: 5000 }).toHaveLength(3);
    await expect.poll(() => stateOf(counting), { timeout: 5000 }).toBe('running');
    await wait(400);
    expect(await running()).toHaveLength(3);
  });

  it('makes room for another organisation once three of one fill the places', async () => {
    for (const person of [MEMBER, APPROVER, REVIEWER]) await queued(MEMBER, person, theWheel());
    let pieces = 0;
    const some = async (shard: Shard) => {
      pieces += 1;
      return pieces > 6 ? endless() : runShard(shard);
    };
    start(runner(1, some), { sliceMs: 0 });
    await expect.poll(() => pieces, { timeout: 5000 }).toBeGreaterThan(6);
    const other = await queued(OTHER_MEMBER, OTHER_MEMBER, theWheel());
    await expect.poll(() => stateOf(other), { timeout: 5000 }).toBe('running');
  });

  it('gives each organisation half of a thread, however many people of the other ask', async () => {
    for (const person of [MEMBER, APPROVER, REVIEWER]) await queued(MEMBER, person, theWheel());
    // In another lane, because the places for analyses are full.
    await queued(OTHER_MEMBER, OTHER_MEMBER, {
      kind: 'distributions',
      rulebook: 'gb-2007',
      game: 'roulette',
      options: {},
    });
    const pieces: { harbour: boolean; ms: number }[] = [];
    let [atOnce, mostAtOnce] = [0, 0];
    const timed = async (shard: Shard) => {
      const began = performance.now();
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await wait(4);
      const result = runShard(shard);
      atOnce -= 1;
      const harbour = 'wager' in shard && shard.wager.family === 'roulette';
      pieces.push({ harbour, ms: performance.now() - began });
      return result;
    };
    start(runner(1, timed));
    const ofHarbour = () => pieces.filter(({ harbour }) => harbour).length;
    await expect.poll(ofHarbour, { timeout: 10_000, interval: 5 }).toBeGreaterThan(10);
    expect(mostAtOnce).toBe(1);
    // From when both asked, as long as both had something to ask.
    const first = pieces.findIndex(({ harbour }) => harbour);
    const last = pieces.findLastIndex(({ harbour }) => harbour);
    const sum = (of: typeof pieces) => of.reduce((total, { ms }) => total + ms, 0);
    const both = pieces.slice(first, last + 1);
    expect(sum(both.filter(({ harbour }) => harbour)) / sum(both)).toBeGreaterThan(0.4);
  });

  it('leaves a thread to others beside counts of more than a second', async () => {
    const RANKS = [
      'player.rank1',
      'player.rank2',
      'player.rank3',
      'banker.rank1',
      'banker.rank2',
      'banker.rank3',
    ];
    const rows = ['two', 'three', 'four'].map((rank, n) => ({
      event: `row-${n + 1}`,
      when: RANKS.map((feature) => `${feature} == "${rank}"`).join(' and '),
    }));
    const written = Object.fromEntries(
      ['own-1', 'own-2', 'own-3'].map((id) => [id, { rows, otherwise: 'lose' as const }]),
    );
    await queued(MEMBER, MEMBER, {
      kind: 'distributions',
      rulebook: 'gb-2007',
      game: 'punto-banco',
      options: {},
      written,
    });
    const began: string[] = [];
    const counts = async (shard: Shard) => {
      if (!('wager' in shard)) return endless();
      began.push(shard.wager.settled.by);
      return shard.wager.settled.by === 'rows' ? endless() : runShard(shard);
    };
    start(runner(2, counts));
    await expect
      .poll(() => began.filter((by) => by === 'table').length, { timeout: 5000 })
      .toBeGreaterThan(3);
    await wait(300);
    expect(began.filter((by) => by === 'rows')).toHaveLength(1);
  });

  it('names the piece that runs alone, of a job whose workers died twice', async () => {
    const id = await queued(MEMBER, MEMBER, theWheel());
    await site.db.update(job).set({ deaths: 2 }).where(eq(job.id, id));
    const names: (string | null)[] = [];
    const asked = async (shard: Shard) => {
      names.push((await rowOf(id)).alonePiece);
      return names.length > 2 ? endless() : runShard(shard);
    };
    start(runner(2, asked));
    await expect.poll(() => names.length, { timeout: 5000 }).toBe(3);
    for (const name of names) expect(name).toMatch(/^(counting every outcome|playing rounds) of /);
  });
});

it('a job of a worker that is gone waits for no lease', async () => {
  const id = await queued(MEMBER, MEMBER, theWheel());
  const soon = () => claim(site.db, { owner: newOwner(), now: new Date(), kinds: ['analysis'] });
  // No process has a number as large as this.
  await claim(site.db, { owner: `${hostname()}:4194305:gone`, now: new Date(), kinds: ['analysis'] });
  expect(await soon()).toBeUndefined();
  await takeOverOrphans(site.db);
  expect((await soon())?.id).toBe(id);
  await takeOverOrphans(site.db);
  expect(await soon()).toBeUndefined();
});
