/**
 * How far the house's result may lie from its expectation after a number of rounds. A band runs from the largest result
 * below which lie at most (1 - confidence) / 2 of all cases to the smallest above which lie at most as many.
 *
 * Exact, by convolution, wherever the sums that can be won lie on a lattice that is coarse enough. Elsewhere by the normal
 * distribution, and only where the theorem of Berry and Esseen (constant of Shevtsova, 2011) leaves it off by less than a
 * tenth of a tail; else there is no band.
 */
import { toSignificant } from '../exact/decimal';
import { fromText } from '../exact/fraction';
import type { LossBand, WagerFigures } from '../result';
import { type Lattice, latticeOf } from './lattice';
import { type Sum, sumOfRounds } from './many-rounds';

export const BAND_ROUNDS = [1_000, 10_000, 100_000, 1_000_000] as const;

/** Two-sided quantiles of the standard normal distribution. */
const QUANTILES = [
  [0.9, 1.6448536269514722],
  [0.95, 1.959963984540054],
  [0.99, 2.5758293035489004],
] as const;

const BERRY_ESSEEN = 0.4748;

type Known = Pick<WagerFigures, 'events' | 'houseEdge' | 'standardDeviation'>;

/** Takes up to a second for a wager with very many sums: not for a keystroke. */
export function lossBands(figures: Known, counts: readonly number[] = BAND_ROUNDS): LossBand[] {
  const lattice = latticeOf(figures.events);
  return counts.flatMap((rounds) => {
    const sum = sumOfRounds(lattice, rounds);
    return sum ? exactBands(lattice, rounds, sum) : normalBands(figures, lattice, rounds);
  });
}

function exactBands({ least, step }: Lattice, rounds: number, sum: Sum): LossBand[] {
  const gain = (steps: number) => toSignificant(least.mul(rounds).add(step.mul(steps)));
  const last = sum.chances.length - 1;
  return QUANTILES.map(([confidence]) => ({
    rounds,
    confidence,
    method: 'exact',
    low: gain(sum.from + passed(sum, (1 - confidence) / 2, (i) => i)),
    high: gain(sum.from + last - passed(sum, (1 - confidence) / 2, (i) => last - i)),
  }));
}

/** How many of the sums, from one end, surely have no more than the tail together. */
function passed({ chances, error }: Sum, tail: number, at: (index: number) => number): number {
  let total = error;
  for (let i = 0; i < chances.length; i += 1) {
    total += chances[at(i)] as number;
    if (total > tail) return i;
  }
  throw new RangeError('chances do not add up to one');
}

function normalBands({ houseEdge, standardDeviation }: Known, lattice: Lattice, rounds: number): LossBand[] {
  const edge = fromText(houseEdge).valueOf();
  const [least, step] = [lattice.least.valueOf(), lattice.step.valueOf()];
  const thirdMoment = lattice.points.reduce(
    (total, { steps, probability }) => total + probability * Math.abs(least + step * steps - edge) ** 3,
    0,
  );
  const off = (BERRY_ESSEEN * thirdMoment) / (standardDeviation ** 3 * Math.sqrt(rounds));
  const possible = (value: number) =>
    Math.min(Math.max(value, rounds * least), rounds * (least + step * lattice.most));
  return QUANTILES.filter(([confidence]) => off <= (1 - confidence) / 20).map(([confidence, quantile]) => {
    const reach = quantile * standardDeviation * Math.sqrt(rounds);
    const [low, high] = [-reach, reach].map((part) =>
      Number(possible(edge * rounds + part).toPrecision(12)),
    ) as [number, number];
    return { rounds, confidence, method: 'normal', low, high };
  });
}
