/**
 * Harville's order of finish: whoever is left finishes next in proportion to the chances of winning. As if running times were
 * exponential; it gives favourites too much of the second and third places. Exact.
 */
import { type Fraction, ONE } from '../../exact/fraction';

/** `chances` to win, by place in the list; the chance of this order for the first places. */
export function harville(chances: readonly Fraction[], order: readonly number[]): Fraction {
  let left = ONE;
  let chance = ONE;
  for (const at of order) {
    const own = chances[at] as Fraction;
    chance = chance.mul(own).div(left);
    left = left.sub(own);
  }
  return chance;
}
