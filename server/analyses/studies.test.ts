import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inThisThread } from '@/simulations/pool/runner';
import { claim } from '../jobs/lease';
import {
  type Caller,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { runJob } from '../worker/run-job';
import { storeStudy, studiesOf } from './queries';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const ROUND = {
  rulebook: 'gb-2007',
  game: 'blackjack',
  options: { decks: '4', split: 'no-4-5-10', play: 'optimal' },
  wagers: { initial: { payTable: 'minimum', pays: {} } },
  round: 'initial',
};
const EXACT = { ...ROUND, study: 'exact-edge', settings: {} };
const nora = () => site.as(MEMBER);
const read = (caller: Caller) => caller.analyses.studies(ROUND);

describe('further questions about a round', () => {
  it('are named with their work, and say so where there are none', async () => {
    const { studies, answers, underWay } = await read(nora());
    expect(studies.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['by-decks', 'exact-edge', 'removal']),
    );
    expect(studies.find(({ id }) => id === 'exact-edge')?.seconds).toBe(8);
    expect([answers, underWay]).toEqual([[], []]);
    const craps = { ...ROUND, game: 'craps', options: {}, round: 'pass', wagers: {} };
    expect(await refusedWith(nora().analyses.studies(craps))).toEqual(['not-found']);
  });

  it('are worked out once for an organisation, and reveal nothing to another', async () => {
    const asked = await nora().analyses.study(EXACT);
    expect(asked).toMatchObject({ state: 'computing' });
    expect(await nora().analyses.study(EXACT)).toEqual(asked);
    expect((await read(nora())).underWay).toMatchObject([{ study: 'exact-edge', kind: 'study' }]);
    expect((await read(site.as(OTHER_MEMBER))).underWay).toEqual([]);
    await site.work();
    const { answers, underWay } = await read(nora());
    expect(underWay).toEqual([]);
    expect(answers).toMatchObject([{ study: 'exact-edge', settings: {} }]);
    const [n, d] = (answers[0]?.result.exact?.value ?? '').split('/').map(Number);
    // With four decks, by the rounded figure of the round itself.
    expect((n ?? 0) / (d ?? 1)).toBeCloseTo(0.0055889, 6);
    expect(await nora().analyses.study(EXACT)).toEqual({ state: 'ready' });
    expect((await read(site.as(OTHER_MEMBER))).answers).toEqual([]);
  }, 120_000);

  it('are read from the store as many as are shown, however many seeds were asked for', async () => {
    const value = { summary: 'x', basis: 'x', tables: [] };
    for (let seed = 0; seed < 25; seed++)
      await storeStudy(site.db, {
        key: `key-${seed}`,
        round: 'round',
        study: 'shoe',
        settings: { seed },
        engine: 'x',
        value,
        createdAt: new Date(seed).toISOString(),
      });
    const read = await studiesOf(site.db, 'round');
    expect(read).toHaveLength(20);
    expect(read[0]?.settings).toEqual({ seed: 24 });
  });

  it('have one answer from one seed, for the operator and the reviewer', async () => {
    const round = { ...ROUND, options: { decks: '1', hands: '2', play: 'basic' } };
    const settings = { players: '2', rounds: 10_000, seed: 9 };
    const answerOf = async (caller: Caller) => {
      await caller.analyses.study({ ...round, study: 'shoe', settings });
      await site.work();
      const { answers } = await caller.analyses.studies(round);
      return answers[0]?.result;
    };
    const operators = await answerOf(nora());
    expect(operators?.basis).toContain('seed 9');
    expect(await answerOf(site.as(REVIEWER))).toEqual(operators);
    const again = (seed: number) =>
      nora().analyses.study({ ...round, study: 'shoe', settings: { ...settings, seed } });
    expect(await again(9)).toEqual({ state: 'ready' });
    const other = await again(10);
    expect(other.state).toBe('computing');
    if (other.state === 'computing') await nora().analyses.cancel({ id: other.job });
  }, 120_000);

  it('are refused where there is no such question, round or setting', async () => {
    const member = nora();
    expect(await refusedWith(member.analyses.study({ ...EXACT, study: 'luck' }))).toEqual(['not-found']);
    expect(await refusedWith(member.analyses.study({ ...EXACT, round: 'insurance' }))).toEqual(['not-found']);
    expect(await refusedWith(member.analyses.estimateStudy({ ...EXACT, settings: { more: 1 } }))).toEqual([
      'input-unreadable',
    ]);
    expect((await read(member)).underWay).toEqual([]);
  });

  it('stop when they are cancelled, and go on from their pieces when the worker stopped', async () => {
    const asked = await nora().analyses.study(EXACT);
    if (asked.state !== 'computing') throw new Error('nothing is under way');
    await nora().analyses.cancel({ id: asked.job });
    expect((await read(nora())).underWay).toEqual([]);
    await nora().analyses.study(EXACT);
    const stopping = new AbortController();
    const kinds: string[] = [];
    const runner = inThisThread();
    const counted: typeof runner = {
      ...runner,
      run: (shard, signal) => {
        kinds.push(shard.kind);
        if (kinds.filter((kind) => kind === 'study').length === 3) stopping.abort();
        return runner.run(shard, signal);
      },
    };
    const now = () => new Date();
    const take = async (signal: AbortSignal) => {
      const job = await claim(site.db, { owner: 'w', now: now(), kinds: ['study'] });
      if (!job) throw new Error('there is no job');
      await runJob({ db: site.db, runner: counted, stopping: signal, now }, job, 'w');
    };
    await take(stopping.signal);
    const before = kinds.filter((kind) => kind === 'study').length;
    await take(new AbortController().signal);
    expect(kinds.filter((kind) => kind === 'study').length).toBeLessThan(before + 10);
    expect((await read(nora())).answers).toHaveLength(1);
  }, 120_000);
});
