/** Pools at random, settled a second time in another way (`testing/slowly.ts`); a million of them every night (`random-pools.deep.ts`). */
import { expect, it } from 'vitest';
import { randomStream } from '@/simulations/witness/random';
import { bothWays, bytesOf, settledSoundly } from './testing/compare';
import { randomPool } from './testing/random-pool';

it('the slow way settles 600 random pools alike, of every kind and outcome', () => {
  const seen = new Map<string, number>();
  for (let at = 0; at < 600; at += 1) {
    const both = bothWays(randomStream(1, 'pools', at));
    if (!both) continue;
    expect({ ...both.one, ...both.engine }).toEqual({ ...both.one, ...both.slow });
    const kind = `${both.one.pool.pool} ${both.engine.outcome}`;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
  const kinds = new Set([...seen.keys()].map((kind) => kind.split(' ')[0]));
  expect(kinds.size).toBe(15);
  expect([...kinds].filter((kind) => !seen.has(`${kind} divided`))).toEqual([]);
});

it('accounts for every cent of 800 others', () => {
  for (let at = 0; at < 800; at += 1) expect(settledSoundly(randomStream(2, 'pools', at))).toBeUndefined();
});

it('settles to the same bytes whatever the order of the bets', () => {
  for (let at = 0; at < 100; at += 1) {
    const one = randomPool(randomStream(3, 'orders', at));
    if (!one) continue;
    const backwards = { ...one, pool: { ...one.pool, stakes: [...one.pool.stakes].reverse() } };
    expect(bytesOf(backwards)).toBe(bytesOf(one));
  }
});
