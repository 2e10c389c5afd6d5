/** Half a million rounds: long enough to be worth handing over, short enough to show progress and to stop. */
const BLOCKS_A_SHARD = 8;

export const blockRanges = (blocks: number): { from: number; to: number }[] =>
  Array.from({ length: Math.ceil(blocks / BLOCKS_A_SHARD) }, (_, i) => ({
    from: i * BLOCKS_A_SHARD,
    to: Math.min(blocks, (i + 1) * BLOCKS_A_SHARD),
  }));
