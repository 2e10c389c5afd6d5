import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { analyse } from '../analysis/analyse';
import type { EngineResult } from '../analysis/result';
import type { EngineRequest } from '../request/request';
import { inThisThread, type Runner } from './runner';
import type { PieceShard, Shard } from './shard';
import { threadPool } from './thread-pool';

const PAYS = { blackjack: '3 to 2', win: '1 to 1' };

const request = (rounds: number): EngineRequest => ({
  wagers: [
    {
      id: 'even',
      family: 'roulette',
      parameters: {},
      wager: 'red-black',
      pays: { win: '1 to 1', zero: 'lose half' },
      settled: { by: 'table' },
    },
    {
      id: 'line',
      family: 'craps',
      parameters: {},
      wager: 'win-line',
      pays: { win: '1 to 1' },
      settled: { by: 'table' },
    },
    {
      id: 'small',
      family: 'sic-bo',
      parameters: {},
      wager: 'small',
      pays: { win: '1 to 1' },
      settled: { by: 'table' },
    },
  ],
  witness: { rounds, seed: 7 },
});

async function analysed(rounds: number, runner: Runner) {
  const result = await analyse(request(rounds), { runner });
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.value;
}

const withoutTime = ({ seconds, threads, ...result }: EngineResult) => result;

describe('threads', () => {
  // Inside the project, so that the packages it leaves out of the bundle are found. It stays there: a pool starts another
  // thread for one that was stopped, and that may still be reading the file when the test is over.
  const file = fileURLToPath(
    new URL('../../node_modules/.cache/assay-threads/pool-thread.mjs', import.meta.url),
  );
  beforeAll(async () => {
    const entryPoints = [fileURLToPath(new URL('./thread.ts', import.meta.url))];
    await build({
      entryPoints,
      outfile: file,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
    });
  });

  it('are ready for a piece while the one that did it before is free', async () => {
    const runner = threadPool({ threads: 2, file });
    const round = {
      id: 'r',
      family: 'three-card-poker',
      parameters: {},
      tables: { ante: { 'dealer-not-qualified': '1 to 1', win: '1 to 1' }, play: { win: '1 to 1' } },
      settles: [],
    };
    const shard: Shard = { kind: 'piece', round, piece: 0 };
    await runner.run<'piece'>(shard);
    expect(runner.ready?.(shard)).toBe('yes');
    const again = runner.run<'piece'>(shard);
    expect(runner.ready?.(shard)).toBe('elsewhere');
    expect(runner.ready?.({ ...shard, piece: 1 })).toBe('yes');
    await again;
    expect(runner.ready?.(shard)).toBe('yes');
    await runner.close();
  });

  it('are worth waiting for where they keep the dealer’s chances of the same decks and soft 17', async () => {
    const runner = threadPool({ threads: 2, file });
    const shard = (parameters: Record<string, unknown>, piece = 9): Shard => ({
      kind: 'piece',
      round: { id: 'r', family: 'blackjack', parameters, tables: { initial: PAYS }, settles: [] },
      piece,
    });
    await runner.run<'piece'>(shard({ decks: 1 }) as PieceShard);
    const again = runner.run<'piece'>(shard({ decks: 1 }) as PieceShard);
    const ready = (parameters: Record<string, unknown>, piece?: number) =>
      runner.ready?.(shard(parameters, piece));
    expect(ready({ decks: 1, double: 'any', split: 'any' })).toBe('not-yet');
    // Against a ten, soft 17 changes nothing.
    expect(ready({ decks: 1, soft17: 'hit' })).toBe('not-yet');
    expect(ready({ decks: 2 })).toBe('elsewhere');
    expect(ready({ decks: 1 }, 8)).toBe('yes');
    await again;
    expect(ready({ decks: 1 })).toBe('yes');
    await runner.close();
  });

  it.runIf(process.platform === 'linux')(
    'let others on the machine go first, by their niceness',
    async () => {
      const kindness = () =>
        readdirSync('/proc/self/task').map((task) => {
          const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
          return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
        });
      const own = Math.max(...kindness());
      const runner = threadPool({ threads: 1, file, niceness: 7 });
      const [wager] = request(1).wagers;
      if (!wager) throw new Error('no wager');
      await runner.run<'distribution'>({ kind: 'distribution', wager });
      expect(kindness().filter((nice) => nice > own)).toContain(own + 7);
      await runner.close();
    },
  );

  it('give the same result, however many there are', async () => {
    const alone = await analysed(1_200_000, inThisThread());
    for (const threads of [1, 3]) {
      const pool = threadPool({ threads, file });
      try {
        const shared = await analysed(1_200_000, pool);
        expect(shared.threads).toBe(threads);
        expect(withoutTime(shared)).toEqual(withoutTime(alone));
      } finally {
        await pool.close();
      }
    }
  });

  it('fail alone when a shard needs more memory than one may have, and the next shard runs', async () => {
    const hungry = file.replace('pool-thread', 'hungry-thread');
    writeFileSync(
      hungry,
      'export default ({ eats }) => { for (const all = []; eats; ) all.push(Array(1e5).fill(all.length + 0.5)); return "done"; };',
    );
    const pool = threadPool({ threads: 1, file: hungry, heapMb: 48 });
    const shard = (eats: boolean) => pool.run({ eats } as unknown as Shard);
    await expect(shard(true)).rejects.toThrow(/memory/);
    expect(await shard(false)).toBe('done');
    await pool.close();
  });

  it('may each use a heap of 1,536 MB', async () => {
    const asked = file.replace('pool-thread', 'asked-thread');
    writeFileSync(
      asked,
      'import { resourceLimits } from "node:worker_threads"; export default () => resourceLimits.maxOldGenerationSizeMb;',
    );
    const pool = threadPool({ threads: 1, file: asked });
    expect(await pool.run({} as unknown as Shard)).toBe(1536);
    await pool.close();
  });

  it('stop in the middle of a shard', async () => {
    const pool = threadPool({ threads: 2, file });
    const controller = new AbortController();
    const work = analyse(request(2_000_000_000), {
      runner: pool,
      signal: controller.signal,
      onProgress: ({ done }) => done > 0 && controller.abort(new Error('enough')),
    });
    await expect(work).rejects.toThrow('enough');
    await pool.close();
  });
});
