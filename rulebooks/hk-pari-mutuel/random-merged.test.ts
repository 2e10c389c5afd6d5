/** Merged pools at random, settled a second time in another way (`testing/merged-slowly.ts`); 30,000 of them every night. */
import { expect, it } from 'vitest';
import { randomStream } from '@/simulations/witness/random';
import { mergedAlike } from './testing/compare';

it('the slow way divides random merged pools alike, of both kinds', () => {
  let compared = 0;
  for (let at = 0; at < 600; at += 1) {
    const one = mergedAlike(randomStream(1, 'merged', at));
    expect(one.fault).toBeUndefined();
    if (one.compared) compared += 1;
  }
  expect(compared).toBeGreaterThan(50);
});
