/** Plays rounds and counts how they end. Counts of blocks are added, in any order. */

import type { RandomSource } from '../equipment/random-source';
import { inTable } from '../exact/in-table';
import type { Dealer, RoundDealer } from '../wagers/dealer';
import { randomStream } from './random';

/** Rounds that share one stream of random numbers. */
export const BLOCK_ROUNDS = 65_536;

export const blocksIn = (rounds: number): number => Math.ceil(rounds / BLOCK_ROUNDS);

/** Blocks `from` to below `to` of a run of this many rounds; the last block of the run may be short. */
type Blocks = { subject: string; seed: number; rounds: number; from: number; to: number };

function overBlocks(
  { subject, seed, rounds, from, to }: Blocks,
  playSome: (random: RandomSource, rounds: number) => void,
): void {
  // Whole numbers of rounds, below 2^53 because `rounds` is a safe integer.
  if (!Number.isSafeInteger(rounds) || rounds < 0) throw new RangeError(`${rounds} rounds`);
  for (let block = from; block < to; block += 1)
    playSome(randomStream(seed, subject, block), Math.min(BLOCK_ROUNDS, rounds - block * BLOCK_ROUNDS));
}

/** How often each of the dealer's events came. */
export function playBlocks({ dealer, ...blocks }: { dealer: Dealer } & Blocks): Float64Array {
  const counts = new Float64Array(dealer.events.length);
  overBlocks(blocks, (random, rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      const event = dealer.play(random);
      counts[event] = inTable(counts[event]) + 1;
    }
  });
  return counts;
}

/** What the player gained over the blocks, in the dealer's unit: whole numbers, whose sum is checked to be exact. */
export function playRounds({ dealer, ...blocks }: { dealer: RoundDealer } & Blocks): number {
  let gained = 0;
  overBlocks(blocks, (random, rounds) => {
    for (let round = 0; round < rounds; round += 1) gained += dealer.play(random);
  });
  if (!Number.isSafeInteger(gained))
    throw new RangeError('the gains of these rounds cannot be added up exactly');
  return gained;
}
