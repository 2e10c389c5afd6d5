/**
 * For tests that go through every printed table of a wager: how often each event happens, and what the witness sees of
 * it, do not depend on what is paid, so each is counted and played once.
 */
import { canonicalJson } from '../exact/canonical';
import type { Runner } from '../pool/runner';
import type { ResultOf, Shard } from '../pool/shard';
import { writtenOf } from '../request/settlement';

export function countingOnce(runner: Runner): Runner {
  const answers = new Map<string, Promise<ResultOf[Shard['kind']]>>();
  return {
    ...runner,
    run: <Kind extends Shard['kind']>(shard: Extract<Shard, { kind: Kind }>, signal?: AbortSignal) => {
      const key = questionOf(shard);
      if (key === undefined) return runner.run<Kind>(shard, signal);
      const answer = answers.get(key) ?? runner.run<Kind>(shard, signal);
      answers.set(key, answer);
      return answer as Promise<ResultOf[Kind]>;
    },
  };
}

function questionOf(shard: Shard): string | undefined {
  if (shard.kind !== 'distribution' && shard.kind !== 'witness') return undefined;
  const { id: _, pays: __, settled, ...wager } = shard.wager;
  return canonicalJson({ ...shard, wager, written: writtenOf(settled) ?? null });
}
