/**
 * The next time the meter is won in full, from what it shows now.
 *
 * Let h(M) be the meter that the next whole win finds, where the coming outcome is dealt at M. That outcome takes all
 * with probability P; else it takes (Q - P) M on average, and b w (c - f) is added, where fixed pays f come from the
 * meter. So h(M) = P M + E[h(what is left + b c w)], and a straight line solves it: h(M) = (P M + d) / Q with
 * d = b w (c (1 - P) - f). From the seed, after the first outcome has added to it, it is the average meter: rounds
 * that win are rounds like any other, because the cards know nothing of the meter.
 */
import { type Fraction, isNegative, ONE, ZERO } from '../exact/fraction';
import type { PerOutcome } from './per-outcome';

export type NextWin = {
  /** Rounds at the table until then, that round among them, on average. */
  rounds: Fraction;
  meter: Fraction;
  /** With a reserve: what it holds then, on average, having been empty; the meter starts again from it. */
  reserve?: Fraction;
};

export const roundsBetween = ({ players, together }: PerOutcome, probability: Fraction): Fraction =>
  probability.mul(players).div(together).inverse();

/** Undefined where nothing pays the whole meter. */
export function nextWin(outcome: PerOutcome, meter: Fraction): NextWin | undefined {
  const { wager, together, taken, wholly, contribution, reserve, fixedFromMeter } = outcome;
  if (wholly.n === 0n) return undefined;
  const staked = together.mul(wager);
  const drift = staked.mul(contribution.mul(ONE.sub(wholly)).sub(fixedFromMeter));
  const found = wholly.mul(meter).add(drift).div(taken);
  return {
    rounds: roundsBetween(outcome, wholly),
    meter: isNegative(found) ? ZERO : found,
    ...(reserve.n === 0n ? {} : { reserve: staked.mul(reserve).div(wholly) }),
  };
}
