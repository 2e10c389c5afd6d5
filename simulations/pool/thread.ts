/** What a worker thread runs: one shard at a time, with no more families than its shards are about. Built into a file of its own beside the programs. */
import { bringFor, runShard, type Shard, type ShardResult } from './shard';

export default async function thread(shard: Shard): Promise<ShardResult> {
  await bringFor(shard);
  return runShard(shard);
}
