/** Shoes in blocks of rounds, each with random numbers of its own: any thread may play any of them. */
import { BLOCK_ROUNDS } from '../../../witness/play';
import { randomStream } from '../../../witness/random';
import type { ShoeDealer } from './table';
import type { ShoeTally } from './tally';

export type ShoeBlocks = { subject: string; seed: number; rounds: number; from: number; to: number };

/**
 * A block ends with the first shoe that brings it to its rounds. Whole shoes are dealt, so no round is missing from the end
 * of one; how many there are depends only on shoes already dealt, which leaves every average as it is (Wald).
 */
export function dealBlocks(
  dealer: ShoeDealer,
  tally: ShoeTally,
  { subject, seed, rounds, from, to }: ShoeBlocks,
): void {
  if (!Number.isSafeInteger(rounds) || rounds < 0) throw new RangeError(`${rounds} rounds`);
  for (let block = from; block < to; block += 1) {
    const wanted = Math.min(BLOCK_ROUNDS, rounds - block * BLOCK_ROUNDS);
    const random = randomStream(seed, subject, block);
    dealer.newShoe();
    for (let dealt = 0; dealt < wanted; ) dealt += dealer.deal(random, tally);
  }
  tally.check();
}
