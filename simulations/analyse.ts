/** Everything the engine says about a set of wagers: each exactly, and each with its witness. */
import { ENGINE } from './engine-version';
import { figuresOf } from './figures/figures';
import { type DistributionJson, distributionFromJson } from './figures/wire';
import type { EngineRequest, EngineWager } from './model';
import { inThisThread, type Runner } from './pool/runner';
import { type Shard, type ShardResult, shardsOf } from './pool/shard';
import { ok, type Problem, type Result } from './problem';
import type { EngineOptions, EngineResult, WagerResult } from './result';
import { testimony } from './witness/testimony';

export type AnalyseOptions = EngineOptions & {
  /** Who runs the shards; without it, threads of our own for the time of this analysis. */
  runner?: Runner;
};

/**
 * Pays that cannot be read come back as problems. An abort rejects with the signal's reason, as fetch does; a
 * family, wager or parameter that does not exist is a bug of the caller and rejects too.
 */
export async function analyse(
  request: EngineRequest,
  options: AnalyseOptions = {},
): Promise<Result<EngineResult>> {
  const began = performance.now();
  options.signal?.throwIfAborted();
  const runner = options.runner ?? (await ownRunner(options.threads));
  try {
    const merged = await runShards(request, runner, options);
    const result = conclude(request, merged);
    if (!result.ok) return result;
    const seconds = Number(((performance.now() - began) / 1000).toFixed(3));
    return ok({ engine: ENGINE, seconds, threads: runner.threads, ...result.value });
  } finally {
    if (!options.runner) await runner.close();
  }
}

/** Loaded when needed: the figures of this folder are also used where there are no threads. */
async function ownRunner(threads: number | undefined): Promise<Runner> {
  const { threadFileBesideProgram, threadPool } = await import('./pool/thread-pool');
  const file = threadFileBesideProgram();
  return file ? threadPool({ threads, file }) : inThisThread();
}

type Merged = { distributions: Map<string, DistributionJson>; counts: Map<string, Map<string, number>> };

async function runShards(
  request: EngineRequest,
  runner: Runner,
  { onProgress, signal }: AnalyseOptions,
): Promise<Merged> {
  const shards = shardsOf(request);
  const merged: Merged = { distributions: new Map(), counts: new Map() };
  let next = 0;
  let done = 0;
  const lane = async () => {
    try {
      for (let shard = shards[next++]; shard; shard = shards[next++]) {
        signal?.throwIfAborted();
        add(merged, shard.wager, await runner.run(shard, signal));
        done += 1;
        onProgress?.({ done, total: shards.length, doing: doing(shard) });
      }
    } catch (error) {
      next = shards.length;
      signal?.throwIfAborted();
      throw error;
    }
  };
  await Promise.all(Array.from({ length: runner.threads }, lane));
  return merged;
}

const doing = ({ kind, wager }: Shard) =>
  kind === 'distribution' ? `Counting every outcome: ${wager.id}` : `Playing rounds: ${wager.id}`;

function add({ distributions, counts }: Merged, { id }: EngineWager, result: ShardResult): void {
  if (result.kind === 'distribution') {
    distributions.set(id, result.distribution);
    return;
  }
  const sofar = counts.get(id) ?? new Map<string, number>();
  for (const [i, event] of result.events.entries()) {
    sofar.set(event, (sofar.get(event) ?? 0) + (result.counts[i] ?? 0));
  }
  counts.set(id, sofar);
}

function conclude(
  { wagers, witness: { rounds, seed } }: EngineRequest,
  { distributions, counts }: Merged,
): Result<Pick<EngineResult, 'wagers' | 'witness'>> {
  const problems: Problem[] = [];
  const results: WagerResult[] = [];
  for (const { id, pays } of wagers) {
    const { distribution, spec } = distributionFromJson(distributions.get(id) as DistributionJson);
    const figures = figuresOf(distribution, spec, pays, `pays.${id}`);
    if (!figures.ok) {
      problems.push(...figures.problems);
      continue;
    }
    const { method } = distribution;
    results.push({
      id,
      ...figures.value,
      method: method.id,
      methodExplained: method.explains,
      reductions: method.reductions,
      strategy: null,
    });
  }
  if (problems.length > 0) return { ok: false, problems };
  const witness = results.flatMap((figures) => {
    const seen = counts.get(figures.id);
    return seen ? [testimony({ wager: figures.id, rounds, seed, counts: seen, figures })] : [];
  });
  return ok({ wagers: results, witness });
}
