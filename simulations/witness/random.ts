/**
 * Random numbers that anyone can draw again: a stream is named by a seed, a subject and a block number, and depends
 * on nothing else, so work may be cut at blocks, reordered and repeated without changing what is drawn.
 */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { RandomSource } from '../equipment/random-source';

const WORD = 0x1_0000_0000;
/** A power of two, so that multiplying by it is as exact as dividing by the other. */
const PER_WORD = 1 / WORD;

/** Products with a 32-bit number stay below 2^53, where doubles are exact. */
const MOST_BELOW = 0x20_0000;

type Generator = Pick<RandomGenerator, 'next'>;

class Stream implements RandomSource {
  private readonly generator: Generator;

  constructor(generator: Generator) {
    this.generator = generator;
  }

  /** Multiply and shift; the few products that would favour some results are drawn again (Lemire, 2019). */
  below(below: number): number {
    if ((below | 0) !== below || below < 1 || below > MOST_BELOW)
      throw new RangeError(`cannot draw below ${below}`);
    let product = (this.generator.next() >>> 0) * below;
    let result = (product * PER_WORD) | 0;
    let rest = product - result * WORD;
    if (rest < below) {
      const surplus = WORD % below;
      while (rest < surplus) {
        product = (this.generator.next() >>> 0) * below;
        result = (product * PER_WORD) | 0;
        rest = product - result * WORD;
      }
    }
    return result;
  }
}

/** Numbers below a bound from any source of 32-bit words. */
export const streamOver = (generator: Generator): RandomSource => new Stream(generator);

/** The finaliser of MurmurHash3: every bit of the input moves every bit of the result. */
function mix(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

export function randomStream(seed: number, subject: string, block: number): RandomSource {
  if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`seed ${seed} is not a whole number`);
  const words = [seed % WORD, Math.floor(seed / WORD), block % WORD, Math.floor(block / WORD)];
  for (let i = 0; i < subject.length; i += 1) words.push(subject.charCodeAt(i));
  const state = [0x9e3779b9, 0x7f4a7c15, 0x94d049bb, 0xbf58476d].map((start) =>
    words.reduce((hash, word) => Math.imul(mix(hash ^ word), 5) + 0x6b43a9b5, start),
  );
  return streamOver(xoroshiro128plusFromState(state.map(mix)));
}
