/**
 * Where a meter stands over very many rounds, and what it gives back.
 *
 * Over a long time the meter neither grows nor shrinks without end, so what an outcome adds to it is on average what it
 * takes. Added are b c w, less what fixed pays take; and when the meter is won in full, which an outcome does with
 * probability P:
 *
 *   without a reserve, the seed S, from the house: P S for each outcome;
 *   with one, all that the reserve gathered since the last time: b r w for each outcome, sooner or later.
 *
 * The average meter A is that sum over Q, and A G / w comes back for each unit staked, beside the fixed pays. With a
 * reserve, S has no part in it: the first seed is paid out once, and every later one is the players' own money. Without,
 * each wager gets P S G / (Q w) of the house's money, which is P S / (b w) where winners divide the meter: the more
 * players wager on one outcome, the less of the seed falls to each wager.
 *
 * Of the number of players only the average is needed: over many rounds, what is added and what is staked both follow
 * from it alone, as long as the number of players is no cause or consequence of the cards.
 */
import { type Fraction, isNegative, ZERO } from '../exact/fraction';
import type { PerOutcome } from './per-outcome';

export type LongRun = {
  /** Absent where no event is paid from the meter. */
  averageMeter?: Fraction;
  /** What each unit staked gets back, in all and by where the money comes from. */
  returned: Fraction;
  parts: { fixed: Fraction; contribution: Fraction; reserve: Fraction; seed: Fraction };
};

export function longRunOf(outcome: PerOutcome): LongRun {
  const { wager, together, taken, won, wholly, fixed, fixedFromMeter } = outcome;
  const none = { contribution: ZERO, reserve: ZERO, seed: ZERO };
  if (taken.n === 0n) return { returned: fixed, parts: { fixed, ...none } };
  const staked = together.mul(wager);
  const perOutcome = {
    contribution: staked.mul(outcome.contribution.sub(fixedFromMeter)),
    // A reserve that is never paid out would gather without end: it waits for the meter to be won in full.
    reserve: wholly.n === 0n ? ZERO : staked.mul(outcome.reserve),
    seed: outcome.reserve.n === 0n ? wholly.mul(outcome.seed) : ZERO,
  };
  const added = perOutcome.contribution.add(perOutcome.reserve).add(perOutcome.seed);
  // Where fixed pays take more than is added, the house has to make up the meter, which then stands empty.
  if (isNegative(added)) return { averageMeter: ZERO, returned: fixed, parts: { fixed, ...none } };
  const perUnit = won.div(taken).div(wager);
  const parts = {
    fixed: fixed.sub(fixedFromMeter.mul(won).mul(together).div(taken)),
    contribution: perUnit.mul(staked).mul(outcome.contribution),
    reserve: perUnit.mul(perOutcome.reserve),
    seed: perUnit.mul(perOutcome.seed),
  };
  return { averageMeter: added.div(taken), returned: fixed.add(perUnit.mul(added)), parts };
}
