/** What a worker thread runs: one shard at a time. Built into a file of its own beside the programs. */
import { runShard } from './shard';

export default runShard;
