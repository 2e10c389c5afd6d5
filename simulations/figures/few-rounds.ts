/** The ends of a band over few rounds, in whole numbers: how often each sum comes, of all courses that are alike. */
import type { Fraction } from '../exact/fraction';
import type { Lattice } from './lattice';

/** Products of whole numbers: a page would wait for more. */
const MOST_WORK = 2_000_000;

/**
 * In steps above the least: the largest sum below which, and the smallest above which, lies no more than one case in
 * `beyond`. Nothing where there are too many courses.
 */
export function countedRounds(
  { points, most }: Lattice,
  rounds: number,
  beyond: number,
): { low: number; high: number } | undefined {
  if (rounds * rounds * most * points.length > MOST_WORK) return undefined;
  const universe = points.reduce((all, { chance }) => (all / commonOf(all, chance.d)) * chance.d, 1n);
  const weights = points.map(({ steps, chance }) => ({ steps, weight: weightOf(chance, universe) }));
  let counts = [1n];
  for (let round = 0; round < rounds; round += 1) {
    const next = Array<bigint>(counts.length + most).fill(0n);
    counts.forEach((count, sum) => {
      for (const { steps, weight } of weights) next[sum + steps] = (next[sum + steps] ?? 0n) + count * weight;
    });
    counts = next;
  }
  const cases = universe ** BigInt(rounds);
  const passed = (from: readonly bigint[]) => {
    let total = 0n;
    return from.findIndex((count) => {
      total += count;
      return total * BigInt(beyond) > cases;
    });
  };
  return { low: passed(counts), high: counts.length - 1 - passed([...counts].reverse()) };
}

const weightOf = ({ n, d }: Fraction, universe: bigint): bigint => (universe / d) * n;

const commonOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonOf(b, a % b));
