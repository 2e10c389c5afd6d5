/** Plays rounds and counts how they end. Counts of blocks are added, in any order. */
import type { Dealer } from '../model';
import { randomStream } from './random';

/** Rounds that share one stream of random numbers. */
export const BLOCK_ROUNDS = 65_536;

export const blocksIn = (rounds: number): number => Math.ceil(rounds / BLOCK_ROUNDS);

/** How often each of the dealer's events came, over blocks `from` to below `to`; the last block may be short. */
export function playBlocks(options: {
  dealer: Dealer;
  subject: string;
  seed: number;
  /** Of the whole run, not of these blocks. */
  rounds: number;
  from: number;
  to: number;
}): Float64Array {
  const { dealer, subject, seed, rounds, from, to } = options;
  // Whole numbers of rounds, below 2^53 because `rounds` is a safe integer.
  if (!Number.isSafeInteger(rounds) || rounds < 0) throw new RangeError(`${rounds} rounds`);
  const counts = new Float64Array(dealer.events.length);
  for (let block = from; block < to; block += 1) {
    const random = randomStream(seed, subject, block);
    const length = Math.min(BLOCK_ROUNDS, rounds - block * BLOCK_ROUNDS);
    for (let round = 0; round < length; round += 1) {
      const event = dealer.play(random);
      counts[event] = (counts[event] as number) + 1;
    }
  }
  return counts;
}
