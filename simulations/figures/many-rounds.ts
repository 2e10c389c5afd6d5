/**
 * The sum of many independent rounds on a lattice: the distribution of one round, convolved with itself. The
 * transform of one round, raised to the number of rounds, is the transform of the sum.
 *
 * The transform is shorter than all that the sum can reach, so the ends wrap round; they are less likely than
 * `OUTSIDE` by Chernoff's bound, which holds for whatever slope it is taken at.
 *
 * Rounding, with u the unit of it. The transform F of one round is summed term by term around the middle of the steps,
 * as 1 - A + iB with A the sum of p (1 - cos) and B that of p sin, so what F lacks to one has its own digits: it is off
 * by at most c u (A + T), with T the sum of p |angle| and c some units for each term. Raised to n rounds that becomes
 * n c u (A + T) times the power before, e below. A sum of neighbouring chances weighs the k-th term of the transform
 * back with no more than 1 / 2k, either side of zero, so all terms together put it off by the sum of e / k at most. The
 * transform back is off by 7 log2(m) u in the Euclidean norm, a sum of m chances by the root of m times as much.
 */
import { inTable } from '../exact/in-table';
import { transform } from './fourier';
import type { Lattice } from './lattice';

const OUTSIDE = 1e-12;
/** Above this a page would wait for seconds. */
const LONGEST = 2 ** 19;
const UNIT = 2 ** -53;
/** Less than this of a transform changes nothing that is counted. */
const NOTHING = 1e-40;

/** `chances[i]` of `from + i` steps in all; the first or last so many together are off by no more than `error`. */
export type Sum = { from: number; chances: Float64Array; error: number };

/** Nothing where the lattice is too fine for it. */
export function sumOfRounds({ points, most }: Lattice, rounds: number): Sum | undefined {
  if (rounds * most > Number.MAX_SAFE_INTEGER) return undefined;
  const { from, to } = window(points, most, rounds);
  const length = 2 ** Math.ceil(Math.log2(to - from + 1));
  if (length > LONGEST) return undefined;
  const { real, imaginary, error, norm } = raised(points, rounds, from, length);
  transform(real, imaginary);
  const chances = real.slice(0, to - from + 1).map((chance) => chance / length);
  const back = Math.sqrt(length) * 7 * Math.log2(2 * length) * UNIT * norm;
  return { from, chances, error: 2 * OUTSIDE + error + back + 4 * UNIT };
}

/** The transform of the sum less `from`: its norm is that of the chances, its error what a sum of chances is off by. */
function raised(points: Lattice['points'], rounds: number, from: number, length: number) {
  const real = new Float64Array(length);
  const imaginary = new Float64Array(length);
  const sines = Float64Array.from({ length: length + 1 }, (_, i) => Math.sin((Math.PI * i) / length));
  const middle = Math.round(points.reduce((total, { steps, probability }) => total + probability * steps, 0));
  const chances = Float64Array.from(points, ({ probability }) => probability);
  const turns = Int32Array.from(points, ({ steps }) => (steps - middle) % length);
  const angles = new Int32Array(points.length);
  const start = (rounds * middle - from) % length;
  const unit = (points.length + 24) * UNIT;
  real[0] = 1;
  let [error, squares] = [0, 1];
  for (let k = 1; k <= length / 2; k += 1) {
    let [a, b, t] = [0, 0, 0];
    for (let i = 0; i < chances.length; i += 1) {
      let angle = (inTable(angles[i]) + inTable(turns[i])) % length;
      if (angle > length / 2) angle -= length;
      if (angle < -length / 2) angle += length;
      angles[i] = angle;
      const size = Math.abs(angle);
      const chance = inTable(chances[i]);
      const half = inTable(sines[size]);
      a += 2 * chance * half * half;
      b += angle < 0 ? -chance * inTable(sines[2 * size]) : chance * inTable(sines[2 * size]);
      t += chance * size;
    }
    const logarithm = logarithmOf(a, b);
    const size = Math.exp(rounds * logarithm);
    if (size < NOTHING) continue;
    const turned = rounds * Math.atan2(b, 1 - a);
    const off = unit * (a + (2 * Math.PI * t) / length);
    error +=
      (rounds * off * (Math.exp(logarithm) + off) ** (rounds - 1) +
        size * (3 * Math.abs(rounds * logarithm) + 3 * Math.abs(turned) + 16) * UNIT) /
      k;
    const angle = turned + 2 * Math.PI * (((k * start) % length) / length);
    real[k] = size * Math.cos(angle);
    imaginary[k] = size * Math.sin(angle);
    // The sums are real, so the other half mirrors this one.
    real[length - k] = inTable(real[k]);
    imaginary[length - k] = 2 * k === length ? 0 : -inTable(imaginary[k]);
    squares += 2 * size * size;
  }
  return { real, imaginary, error, norm: Math.sqrt(squares / length) };
}

/** Of the size of 1 - a + ib, which may be close to one. */
function logarithmOf(a: number, b: number): number {
  const apart = a * a + b * b - 2 * a;
  return apart > -0.5 ? Math.log1p(apart) / 2 : Math.log(Math.hypot(1 - a, b));
}

/**
 * Where the sum lies except for `OUTSIDE` on each side: for any slope t, P(sum >= a) is at most E[exp(t sum)] /
 * exp(ta).
 */
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
