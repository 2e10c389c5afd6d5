import { describe, expect, it } from 'vitest';
import { type Fraction, ratio, toText } from '../exact/fraction';
import { countedRounds } from './few-rounds';
import { latticeOf } from './lattice';
import { sumOfRounds } from './many-rounds';

const latticeWith = (cases: [count: number, gain: Fraction][]) => {
  const all = cases.reduce((total, [count]) => total + count, 0);
  return latticeOf(
    cases.map(([count, gain]) => ({ probability: toText(ratio(count, all)), net: toText(gain.neg()) })),
  );
};

/** How many of all courses lead to each sum. */
function courses(cases: [count: number, steps: number][], rounds: number): bigint[] {
  let counts = [1n];
  for (let round = 0; round < rounds; round += 1) {
    const next: bigint[] = [];
    counts.forEach((before, sum) => {
      for (const [count, steps] of cases)
        next[sum + steps] = (next[sum + steps] ?? 0n) + before * BigInt(count);
    });
    counts = Array.from(next, (count) => count ?? 0n);
  }
  return counts;
}

describe('the sum of many rounds', () => {
  it.each([
    [
      400,
      [
        [18, 0],
        [1, 1],
        [19, 2],
      ],
    ],
    [
      250,
      [
        [40, 0],
        [3, 3],
        [50, 4],
        [7, 11],
      ],
    ],
    [
      60,
      [
        [999, 0],
        [1, 99],
        [1, 100],
      ],
    ],
    [
      1,
      [
        [1, 0],
        [18, 1],
        [1, 2],
      ],
    ],
  ] as [number, [number, number][]][])(
    'is within its error, and its error small: %i rounds',
    (rounds, cases) => {
      const sum = sumOfRounds(latticeWith(cases.map(([count, steps]) => [count, ratio(steps)])), rounds);
      if (!sum) throw new Error('no sum');
      expect(sum.error).toBeLessThan(1e-11);
      const all = courses(cases, rounds);
      const universe = all.reduce((total, count) => total + count, 0n);
      let [exact, found] = [0n, 0];
      all.forEach((count, steps) => {
        exact += count;
        found += sum.chances[steps - sum.from] ?? 0;
        // A double of the exact part, to 18 digits.
        const share = Number((exact * 10n ** 18n) / universe) / 1e18;
        expect(Math.abs(found - share)).toBeLessThanOrEqual(sum.error + 1e-14);
      });
    },
  );
  it('is certain to some trillionths after a million rounds', () => {
    const sum = sumOfRounds(
      latticeWith([
        [18, ratio(-1)],
        [19, ratio(1)],
        [1, ratio(0)],
      ]),
      1_000_000,
    );
    expect(sum?.error).toBeLessThan(1e-11);
    expect(sum?.error).toBeGreaterThan(2e-12);
  });
});

describe('few rounds in whole numbers', () => {
  it('are the ends of the band', () => {
    // One in twenty on either side of one round, and of two: 1/400 is below one in 200, 37/400 above one in 40.
    const lattice = latticeWith([
      [1, ratio(-1)],
      [18, ratio(0)],
      [1, ratio(1)],
    ]);
    expect([20, 40, 200].map((beyond) => countedRounds(lattice, 1, beyond))).toEqual([
      { low: 1, high: 1 },
      { low: 0, high: 2 },
      { low: 0, high: 2 },
    ]);
    expect([20, 40, 200].map((beyond) => countedRounds(lattice, 2, beyond))).toEqual([
      { low: 1, high: 3 },
      { low: 1, high: 3 },
      { low: 1, high: 3 },
    ]);
    expect(countedRounds(lattice, 1_000, 20)).toBeUndefined();
  });
});
