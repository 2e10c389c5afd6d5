/** Rounds of one wager as a reviewer had them played, and how far they lie from those that were submitted. */
export type PlayedWager = {
  wager: string;
  rounds: number;
  seed: number;
  mean: number;
  standardError: number;
  /** Distance from the exact figure, in standard errors. */
  z: number;
};

type Mean = Pick<PlayedWager, 'mean' | 'standardError'>;

/**
 * The difference of two means in standard errors of that difference. Both were played independently, so its variance is the
 * sum of theirs. Nothing varies where a wager has one outcome: the means are then equal, or one of them is wrong.
 */
export function standardErrorsApart(own: Mean, submitted: Mean): number {
  const error = Math.hypot(own.standardError, submitted.standardError);
  const difference = own.mean - submitted.mean;
  if (error > 0) return difference / error;
  return difference === 0 ? 0 : Math.sign(difference) * Number.POSITIVE_INFINITY;
}
