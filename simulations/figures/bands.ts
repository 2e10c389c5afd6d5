/**
 * How far the house's result may lie from its expectation after so many rounds. By the normal approximation to
 * the sum of independent rounds, with the exact mean and standard deviation: close for many rounds of a wager
 * that pays little, rough for few rounds of one that pays much.
 */
import { toSignificant } from '../exact/decimal';
import type { Fraction } from '../exact/fraction';
import type { LossBand } from '../result';

const ROUNDS = [1_000, 10_000, 100_000, 1_000_000] as const;

/** Two-sided quantiles of the standard normal distribution. */
const QUANTILES = [
  [0.9, 1.6448536269514722],
  [0.95, 1.959963984540054],
  [0.99, 2.5758293035489004],
] as const;

export function lossBands(edge: Fraction, standardDeviation: number): LossBand[] {
  return ROUNDS.flatMap((rounds) => {
    const expected = toSignificant(edge.mul(rounds));
    return QUANTILES.map(([confidence, quantile]) => {
      const reach = quantile * standardDeviation * Math.sqrt(rounds);
      const [low, high] = [expected - reach, expected + reach].map((bound) => Number(bound.toPrecision(12)));
      return { rounds, confidence, low: low as number, high: high as number };
    });
  });
}
