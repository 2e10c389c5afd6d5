/**
 * The unit of work: plain data in, partial whole-number sums out. Merging is addition, so shards may run anywhere,
 * in any order, and again.
 */
import { familyOf } from '../families';
import { type DistributionJson, distributionToJson } from '../figures/wire';
import type { EngineRequest, EngineWager } from '../model';
import { blocksIn, playBlocks } from '../witness/play';

export type DistributionShard = { kind: 'distribution'; wager: EngineWager };
export type WitnessShard = {
  kind: 'witness';
  wager: EngineWager;
  seed: number;
  /** Of the whole run. */
  rounds: number;
  from: number;
  to: number;
};
export type Shard = DistributionShard | WitnessShard;

export type ShardResult =
  | { kind: 'distribution'; distribution: DistributionJson }
  | { kind: 'witness'; events: string[]; counts: number[] };

/** Half a million rounds: long enough to be worth handing over, short enough to show progress and to stop. */
const BLOCKS_A_SHARD = 8;

export function shardsOf({ wagers, witness }: EngineRequest): Shard[] {
  const exact = wagers.map((wager): Shard => ({ kind: 'distribution', wager }));
  const blocks = blocksIn(witness.rounds);
  const played = wagers.flatMap((wager) =>
    Array.from({ length: Math.ceil(blocks / BLOCKS_A_SHARD) }, (_, i): Shard => {
      const from = i * BLOCKS_A_SHARD;
      return { kind: 'witness', wager, ...witness, from, to: Math.min(blocks, from + BLOCKS_A_SHARD) };
    }),
  );
  return [...exact, ...played];
}

export function runShard(shard: Shard): ShardResult {
  const { family: id, parameters, wager } = shard.wager;
  const family = familyOf(id);
  if (shard.kind === 'distribution') {
    const spec = family.wagers(parameters).find((spec) => spec.id === wager);
    if (!spec) throw new RangeError(`${id} has no wager ${wager}`);
    const distribution = family.distribution(parameters, wager);
    return { kind: 'distribution', distribution: distributionToJson(distribution, spec) };
  }
  const dealer = family.dealer(parameters, wager);
  const { seed, rounds, from, to } = shard;
  const counts = playBlocks({ dealer, subject: `${id}/${wager}`, seed, rounds, from, to });
  return { kind: 'witness', events: dealer.events, counts: [...counts] };
}
