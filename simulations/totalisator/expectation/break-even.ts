/** The jackpot brought in at which a pool returns on average what is staked in it, before rounding. */
import { type Fraction, ONE, ratio } from '../../exact/fraction';

export type BreakEven = {
  /** All that is staked, in cents. */
  staked: bigint;
  /** What is divided of it; the rest is deducted. */
  netPool: bigint;
  /** The part of the net pool that is paid whoever wins the principal prize: a half of six up, 15% of a triple trio. */
  lesser?: Fraction;
  /** The chance that somebody wins the principal prize. */
  won: Fraction;
};

/** With the principal prize won, its part and the jackpot are paid: `lesser·N + won·((1 − lesser)·N + J) = S`. */
export function jackpotToBreakEven({ staked, netPool, lesser = ratio(0), won }: BreakEven): Fraction {
  const paidAnyway = lesser.mul(ratio(netPool));
  const principal = ONE.sub(lesser).mul(ratio(netPool));
  return ratio(staked).sub(paidAnyway).div(won).sub(principal);
}

/** For one bet: its chance, and what is staked on it with all others, itself included. `chance·(part + J)/on = 1`. */
export const jackpotForOne = (part: bigint, on: bigint, chance: Fraction): Fraction =>
  ratio(on).div(chance).sub(ratio(part));
