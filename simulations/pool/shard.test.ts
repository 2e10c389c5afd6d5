import { describe, expect, it } from 'vitest';
import '../catalogue/families';
import type { EngineWager } from '../request/request';
import type { Round } from '../request/rounds';
import { blockRanges } from '../witness/block-ranges';
import { inThisThread } from './runner';
import { runShard, subjectOf } from './shard';

const red: EngineWager = {
  id: 'red',
  family: 'roulette',
  parameters: {},
  wager: 'red-black',
  pays: { win: '1 to 1', zero: 'lose half' },
  settled: { by: 'table' },
};
const round = (family: string): Round => ({ id: 'r', family, parameters: {}, tables: {}, settles: [] });

describe('the blocks of a witness', () => {
  it('go eight to a shard, the last with what is left', () => {
    expect(blockRanges(0)).toEqual([]);
    expect(blockRanges(8)).toEqual([{ from: 0, to: 8 }]);
    expect(blockRanges(17)).toEqual([
      { from: 0, to: 8 },
      { from: 8, to: 16 },
      { from: 16, to: 17 },
    ]);
  });
});

describe('a shard', () => {
  it('counts every outcome of a wager: 18 red, one zero, 18 black', () => {
    expect(runShard({ kind: 'distribution', wager: red })).toMatchObject({ universe: '37' });
  });

  it('plays its own blocks and no others, the same each time', () => {
    const played = (from: number, to: number) =>
      runShard({ kind: 'witness', wager: red, seed: 5, rounds: 140_000, from, to }) as {
        events: string[];
        counts: number[];
      };
    const total = ({ counts }: { counts: number[] }) => counts.reduce((sum, count) => sum + count, 0);
    const [all, first, rest] = [played(0, 3), played(0, 1), played(1, 3)];
    expect(total(all)).toBe(140_000);
    expect(all.events).toEqual(first.events);
    expect(all.counts).toEqual(first.counts.map((count, i) => count + (rest.counts[i] ?? 0)));
    expect(played(0, 1)).toEqual(first);
    const other = (wager: EngineWager, seed: number) =>
      runShard({ kind: 'witness', wager, seed, rounds: 140_000, from: 0, to: 1 });
    expect(other(red, 5)).toEqual(first);
    expect(other(red, 6)).not.toEqual(first);
  });

  it('is refused where nothing is decided, or where there is no second pass', () => {
    for (const kind of ['piece', 'follow'] as const)
      expect(() => runShard({ kind, round: round('roulette'), merged: [], piece: 0 })).toThrow(
        new RangeError('nothing is decided in roulette'),
      );
    expect(() =>
      runShard({ kind: 'follow', round: round('three-card-poker'), merged: [], piece: 0 }),
    ).toThrow(new RangeError('three-card-poker has no second pass'));
  });

  it('plays a round by a stream of its own', () => {
    expect(subjectOf(round('three-card-poker'))).toBe('three-card-poker/round');
  });
});

describe('this thread', () => {
  const runner = inThisThread();

  it('runs one shard at a time', async () => {
    expect(runner.threads).toBe(1);
    const shard = { kind: 'distribution', wager: red } as const;
    expect(await runner.run<'distribution'>(shard)).toEqual(runShard(shard));
    await runner.close();
  });

  it('begins none that is stopped meanwhile', async () => {
    const stop = new AbortController();
    const work = runner.run<'distribution'>({ kind: 'distribution', wager: red }, stop.signal);
    stop.abort(new Error('enough'));
    await expect(work).rejects.toThrow('enough');
  });
});
