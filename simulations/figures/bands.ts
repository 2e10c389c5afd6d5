/**
 * How far the house's result may lie from its expectation after a number of rounds. A band runs from the largest result
 * below which lie at most (1 - confidence) / 2 of all cases to the smallest above which lie at most as many.
 *
 * Exact, by convolution, wherever the sums that can be won lie on a lattice that is coarse enough. Where rounding leaves
 * open which of two neighbouring sums it is, few rounds are counted in whole numbers, and for many the outer sum is taken
 * and the band says so; that takes a tail that ends within some trillionths. Elsewhere by the normal
 * distribution, and only where the theorem of Berry and Esseen (constant of Shevtsova, 2011) leaves it off by less than a
 * tenth of a tail; else there is no band.
 */
import { toSignificant } from '../exact/decimal';
import { fromText } from '../exact/fraction';
import { inTable } from '../exact/in-table';
import { countedRounds } from './few-rounds';
import { type Lattice, latticeOf } from './lattice';
import { type Sum, sumOfRounds } from './many-rounds';
import type { LossBand, WagerFigures } from './wager-figures';

export const BAND_ROUNDS = [1_000, 10_000, 100_000, 1_000_000] as const;

/** Two-sided quantiles of the standard normal distribution. */
const QUANTILES = [
  [0.9, 1.6448536269514722],
  [0.95, 1.959963984540054],
  [0.99, 2.5758293035489004],
] as const;

/** Of a confidence: one case in so many lies beyond either end. */
const BEYOND = { 0.9: 20, 0.95: 40, 0.99: 200 } as const;

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

function exactBands(lattice: Lattice, rounds: number, sum: Sum): LossBand[] {
  const gain = (steps: number) => toSignificant(lattice.least.mul(rounds).add(lattice.step.mul(steps)));
  const { from, chances, error } = sum;
  const last = chances.length - 1;
  return QUANTILES.map(([confidence]): LossBand => {
    const tail = 1 / BEYOND[confidence];
    const below = passed(chances, error, tail, (i) => i);
    const above = passed(chances, error, tail, (i) => last - i);
    const band = { rounds, confidence };
    if (below.sure && above.sure)
      return { ...band, method: 'exact', low: gain(from + below.sums), high: gain(from + last - above.sums) };
    const counted = countedRounds(lattice, rounds, BEYOND[confidence]);
    if (counted) return { ...band, method: 'exact', low: gain(counted.low), high: gain(counted.high) };
    return { ...band, method: 'outer', low: gain(from + below.sums), high: gain(from + last - above.sums) };
  });
}

/** How many of the sums, from one end, have no more than the tail together; where that is not sure, how many surely. */
function passed(
  chances: Float64Array,
  error: number,
  tail: number,
  at: (index: number) => number,
): { sums: number; sure: boolean } {
  // Compensated: the sum of half a million chances keeps its last digits.
  let [total, lost] = [0, 0];
  let certain = -1;
  for (let i = 0; i < chances.length; i += 1) {
    const next = inTable(chances[at(i)]) - lost;
    const sum = total + next;
    lost = sum - total - next;
    total = sum;
    if (certain < 0 && total > tail - error) certain = i;
    if (total > tail) {
      const sure = certain === i && total > tail + error;
      return { sums: sure ? i : certain, sure };
    }
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
