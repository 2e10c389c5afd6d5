/**
 * The sum of many independent rounds on a lattice: the distribution of one round, convolved with itself. The
 * transform of one round, raised to the number of rounds, is the transform of the sum.
 *
 * The transform is shorter than all that the sum can reach, so the ends wrap round; they are less likely than
 * `OUTSIDE` by Chernoff's bound, which holds for whatever slope it is taken at. Rounding: a transform of length m
 * is off by less than 5 log2(m) units of rounding in the Euclidean norm, raising to n rounds multiplies that by n
 * (no value is above 1), and a sum of at most m chances is off by the square root of m times as much.
 */
import { transform } from './fourier';
import type { Lattice } from './lattice';

const OUTSIDE = 1e-12;
/** Above this a page would wait for seconds. */
const LONGEST = 2 ** 19;
const ROUNDING = 2 ** -53;

/** `chances[i]` of `from + i` steps in all; no sum of them is off by more than `error`. */
export type Sum = { from: number; chances: Float64Array; error: number };

/** Nothing where the lattice is too fine for it. */
export function sumOfRounds({ points, most }: Lattice, rounds: number): Sum | undefined {
  if (rounds * most > Number.MAX_SAFE_INTEGER) return undefined;
  const { from, to } = window(points, most, rounds);
  const length = 2 ** Math.ceil(Math.log2(to - from + 1));
  if (length > LONGEST) return undefined;

  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);
  for (const { steps, probability } of points)
    real[steps % length] = (real[steps % length] as number) + probability;
  transform(real, imaginary);
  for (let i = 0; i < length; i += 1) {
    const x = real[i] as number;
    const y = imaginary[i] as number;
    const size = Math.hypot(x, y) ** rounds;
    const angle = Math.atan2(y, x) * rounds;
    real[i] = size * Math.cos(angle);
    imaginary[i] = size * Math.sin(angle);
  }
  transform(imaginary, real);
  const chances = Float64Array.from(
    { length: to - from + 1 },
    (_, i) => (real[(from + i) % length] as number) / length,
  );
  const norm = (5 * Math.log2(length) + 10) * ROUNDING;
  return { from, chances, error: 2 * OUTSIDE + Math.sqrt(length) * (rounds + 1) * norm + length * ROUNDING };
}

/** Where the sum lies but for `OUTSIDE` on each side: for any slope t, P(sum >= a) is at most E[exp(t sum)] / exp(ta). */
function window(points: Lattice['points'], most: number, rounds: number): { from: number; to: number } {
  const enough = -Math.log(OUTSIDE);
  const all = rounds * most;
  let [from, to] = [0, all];
  for (let exponent = -160; exponent <= 24; exponent += 1) {
    const slope = 2 ** (exponent / 4);
    const grown = (sign: 1 | -1) =>
      rounds *
      Math.log1p(
        points.reduce(
          (total, { steps, probability }) => total + probability * Math.expm1(sign * slope * steps),
          0,
        ),
      );
    // A step to spare for the rounding of the logarithm.
    const above = Math.ceil((grown(1) + enough) / slope) + 1;
    const below = Math.floor(-(grown(-1) + enough) / slope) - 1;
    if (above < to) to = above;
    if (below > from) from = below;
  }
  return { from, to };
}
