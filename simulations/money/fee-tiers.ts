/** What a list of tiers leaves out or says twice. What is staked comes in multiples of one sum, so no tier need begin between two of them. */
import { type Fraction, isNegative, ZERO } from '../exact/fraction';
import type { FeeTier } from './fees';

export type TierFault =
  /** No tier has what lies between, both included; above the first, where there is no second. */
  | { kind: 'gap'; from: Fraction; to?: Fraction }
  /** Two tiers have it; without an end, where neither has one. */
  | { kind: 'overlap'; from: Fraction; to?: Fraction }
  | { kind: 'backwards'; from: Fraction; to: Fraction };

const below = (one: Fraction, other: Fraction): boolean => isNegative(one.sub(other));

/** In the order of the list, which is the order of what is staked. */
export function tierFaults(tiers: readonly FeeTier[], step: Fraction): TierFault[] {
  return tiers.flatMap(({ from, to }, index): TierFault[] => {
    const next = tiers[index + 1];
    if (to && below(to, from)) return [{ kind: 'backwards', from, to }];
    if (!next) return to ? [{ kind: 'gap', from: to.add(step) }] : [];
    if (!to || !below(to, next.from)) {
      const end = to && next.to && below(next.to, to) ? next.to : (to ?? next.to);
      return [{ kind: 'overlap', from: next.from, ...(end && { to: end }) }];
    }
    const least = to.add(step);
    return below(least, next.from) ? [{ kind: 'gap', from: least, to: lastBefore(next.from, to, step) }] : [];
  });
}

/** The last stake that is a number of steps above `after` and still below `limit`. */
function lastBefore(limit: Fraction, after: Fraction, step: Fraction): Fraction {
  const steps = limit.sub(after).div(step).ceil().sub(1);
  return after.add(step.mul(isNegative(steps) ? ZERO : steps));
}
