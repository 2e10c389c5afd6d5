/** A million random pools: every cent accounted for, and a part of them settled a second time in another way. */
import { expect, it } from 'vitest';
import { randomStream } from '@/simulations/witness/random';
import { bothWays, mergedAlike, settledSoundly } from './testing/compare';

it('the slow way settles 50,000 random pools alike', () => {
  for (let at = 0; at < 50_000; at += 1) {
    const both = bothWays(randomStream(3, 'pools', at));
    if (both) expect({ ...both.one, ...both.engine }).toEqual({ ...both.one, ...both.slow });
  }
});

it.each([1, 2, 3, 4, 5])('accounts for every cent of 200,000 random pools, part %i', (part) => {
  for (let at = 0; at < 200_000; at += 1) {
    const fault = settledSoundly(randomStream(3 + part, 'pools', at));
    if (fault) expect(fault).toBeUndefined();
  }
});

it('the slow way divides 30,000 random merged pools alike', () => {
  for (let at = 0; at < 30_000; at += 1) {
    const { fault } = mergedAlike(randomStream(9, 'merged', at));
    if (fault) expect(fault).toBeUndefined();
  }
});
