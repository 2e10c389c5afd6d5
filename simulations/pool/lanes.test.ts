import { describe, expect, it } from 'vitest';
import type { Progress } from './lanes';
import { Lanes } from './lanes';
import type { Runner } from './runner';
import type { PieceShard, Shard } from './shard';

const shard = (piece: number): PieceShard => ({
  kind: 'piece',
  round: { id: 'r', family: 'f', parameters: {}, tables: {}, settles: [] },
  piece,
});
const said = { doing: 'Counting', of: 'ante' };
/** Lets everything that can continue continue. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Pieces begin as they are handed over, and end when the test says so. */
function held(threads: number) {
  const begun: number[] = [];
  const ends = new Map<number, { resolve: () => void; reject: (error: unknown) => void }>();
  const run = (asked: PieceShard) => {
    begun.push(asked.piece);
    return new Promise<Float64Array[]>((resolve, reject) =>
      ends.set(asked.piece, { resolve: () => resolve([Float64Array.of(asked.piece)]), reject }),
    );
  };
  const runner: Runner = { threads, run: run as unknown as Runner['run'], close: async () => {} };
  return {
    runner,
    begun,
    end: (piece: number) => ends.get(piece)?.resolve(),
    fail: (piece: number, error: Error) => ends.get(piece)?.reject(error),
  };
}

describe('shards', () => {
  it('that the free thread keeps tables for begin before others, and otherwise in their order', async () => {
    const { runner, begun, end } = held(1);
    const kept = new Set([3]);
    const lanes = new Lanes(
      {
        ...runner,
        ready: (asked) => (asked.kind === 'piece' && kept.has(asked.piece) ? 'yes' : 'elsewhere'),
      },
      4,
      undefined,
      undefined,
    );
    const results = [1, 2, 3, 4].map((piece) => lanes.run<'piece'>(shard(piece), said));
    await settled();
    for (const piece of [1, 3, 2, 4]) {
      end(piece);
      await settled();
    }
    await Promise.all(results);
    expect(begun).toEqual([1, 3, 2, 4]);
  });

  it('wait for the thread that keeps their tables, unless none of theirs is at work', async () => {
    const { runner, begun, end } = held(2);
    const waits = new Set([2, 4]);
    const ready = (asked: Shard) => (asked.kind === 'piece' && waits.has(asked.piece) ? 'not-yet' : 'yes');
    const lanes = new Lanes({ ...runner, ready }, 4, undefined, undefined);
    const results = [1, 2, 3, 4].map((piece) => lanes.run<'piece'>(shard(piece), said));
    await settled();
    expect(begun).toEqual([1, 3]);
    end(1);
    await settled();
    expect(begun).toEqual([1, 3]);
    waits.delete(4);
    end(3);
    await settled();
    expect(begun).toEqual([1, 3, 4]);
    end(4);
    await settled();
    expect(begun).toEqual([1, 3, 4, 2]);
    end(2);
    await Promise.all(results);
  });

  it('of a wager alone begin after those of a round that others wait for', async () => {
    const { runner, begun, end } = held(1);
    const lanes = new Lanes(runner, 4, undefined, undefined);
    const { round: _, ...alone } = shard(2);
    const results = [shard(1), alone as PieceShard, shard(3), shard(4)].map((asked) =>
      lanes.run<'piece'>(asked, said),
    );
    await settled();
    for (const piece of [1, 3, 4, 2]) {
      end(piece);
      await settled();
    }
    await Promise.all(results);
    expect(begun).toEqual([1, 3, 4, 2]);
  });

  it('begin as threads come free, in the order they were asked for', async () => {
    const { runner, begun, end } = held(2);
    const lanes = new Lanes(runner, 4, undefined, undefined);
    const results = [1, 2, 3, 4].map((piece) => lanes.run<'piece'>(shard(piece), said));
    await settled();
    expect(begun).toEqual([1, 2]);
    end(2);
    await settled();
    expect(begun).toEqual([1, 2, 3]);
    end(1);
    end(3);
    await settled();
    expect(begun).toEqual([1, 2, 3, 4]);
    end(4);
    expect((await Promise.all(results)).flat()).toEqual([1, 2, 3, 4].map((sum) => Float64Array.of(sum)));
  });

  it('are counted as each ends', async () => {
    const { runner, end } = held(2);
    const progress: Progress[] = [];
    const lanes = new Lanes(runner, 3, (step) => progress.push(step), undefined);
    const both = [1, 2].map((piece) => lanes.run<'piece'>(shard(piece), said));
    await settled();
    end(2);
    await settled();
    expect(progress).toEqual([{ done: 1, total: 3, doing: 'Counting', of: 'ante' }]);
    end(1);
    await Promise.all(both);
    expect(progress.map(({ done }) => done)).toEqual([1, 2]);
  });

  it('all fail with the first error, and none begins after it', async () => {
    const { runner, begun, end, fail } = held(2);
    const progress: Progress[] = [];
    const lanes = new Lanes(runner, 3, (step) => progress.push(step), undefined);
    const errors = [1, 2, 3].map((piece) =>
      lanes.run<'piece'>(shard(piece), said).then(
        () => 'ended',
        (error: Error) => error.message,
      ),
    );
    await settled();
    fail(2, new Error('the first'));
    await settled();
    fail(1, new Error('the second'));
    end(1);
    expect(await Promise.all(errors)).toEqual(['the first', 'the first', 'the first']);
    expect(begun).toEqual([1, 2]);
    expect(progress).toEqual([]);
  });

  it('do not begin once stopped, and give the reason', async () => {
    const { runner, begun, end, fail } = held(1);
    const stop = new AbortController();
    const lanes = new Lanes(runner, 2, undefined, stop.signal);
    const answers = [1, 2].map((piece) =>
      lanes.run<'piece'>(shard(piece), said).then(
        () => 'ended',
        (error: Error) => error.message,
      ),
    );
    await settled();
    stop.abort(new Error('enough'));
    end(1);
    expect(await Promise.all(answers)).toEqual(['ended', 'enough']);
    expect(begun).toEqual([1]);
    const again = held(1);
    const other = new AbortController();
    const one = new Lanes(again.runner, 1, undefined, other.signal).run<'piece'>(shard(1), said);
    await settled();
    other.abort(new Error('enough'));
    again.fail(1, new Error('broken off'));
    await expect(one).rejects.toThrow('enough');
    fail(1, new Error('nobody listens'));
  });
});
