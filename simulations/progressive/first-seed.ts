/**
 * What the first seed adds to the return of the first rounds. Money on the meter leaves it at the rate Q: of S put there
 * once, S (1 - Q)^k is left on average after k outcomes, whatever else comes and goes, because every share takes the
 * same part of each unit. So after k outcomes S (1 - (1 - Q)^k) has been taken, of which G / Q for each wager settled;
 * spread over k wagers it fades as 1 / k. Not exact: the power has too many digits to be kept as a fraction.
 */
import type { PerOutcome } from './per-outcome';

export const FIRST_ROUNDS = [10_000, 100_000, 1_000_000, 10_000_000] as const;

export type FirstSeed = { rounds: number; share: number };

export function firstSeed({ seed, taken, won, wager, players, together }: PerOutcome): FirstSeed[] {
  if (seed.n === 0n || taken.n === 0n) return [];
  const rate = taken.valueOf();
  const each = seed.mul(won).div(taken).div(wager).valueOf();
  return FIRST_ROUNDS.map((rounds) => {
    const outcomes = rounds * players.div(together).valueOf();
    const gone = -Math.expm1(outcomes * Math.log1p(-rate));
    return { rounds, share: Number(((each * gone) / outcomes).toPrecision(12)) };
  });
}
