/** How surprising a count is: the chance of one at least as far out on its side, under the binomial distribution. */

/** Where this many are expected on either side, the normal distribution is near enough. */
const MANY = 200;

/** A normal count is beyond four standard errors on one side less often than this. */
export const FOUR_STANDARD_ERRORS = 3.2e-5;

export function tailOf(seen: number, rounds: number, probability: number): number {
  if (probability > 0.5) return tailOf(rounds - seen, rounds, 1 - probability);
  const expected = rounds * probability;
  if (expected < MANY) return exactTail(seen, rounds, probability);
  return normalTail(Math.abs(seen - expected) / Math.sqrt(expected * (1 - probability)));
}

/** Each term from the one before. The first is above 10^-90 where fewer than `MANY` are expected, so none is lost. */
function exactTail(seen: number, rounds: number, probability: number): number {
  const odds = probability / (1 - probability);
  const next = (term: number, count: number) => (term * odds * (rounds - count)) / (count + 1);
  let term = Math.exp(rounds * Math.log1p(-probability));
  let atMost = 0;
  for (let count = 0; count < seen; count += 1) {
    atMost += term;
    term = next(term, count);
  }
  atMost += term;
  let atLeast = 0;
  for (let count = seen; count <= rounds; count += 1) {
    atLeast += term;
    term = next(term, count);
    if (count > rounds * probability && term < 1e-20) break;
  }
  return Math.min(atMost, atLeast);
}

/** By Mills' ratio, which is never below the tail and less than a fifteenth above it from three standard errors on. */
function normalTail(z: number): number {
  return z < 1 ? 0.5 : Math.exp((-z * z) / 2) / (z * Math.sqrt(2 * Math.PI));
}
