/** Rules of a game that are given as numbers, and what to do where one cannot be played. */
import { z } from 'zod';

/** Of the ante. */
export const multiple = z
  .int('Give the bet as a whole number of antes.')
  .min(1, 'Make the bet at least the ante: otherwise there is nothing to decide.')
  .max(10, 'Make the bet at most ten times the ante.');

const QUALIFIER =
  'Give the lowest pair with which the dealer qualifies as a number from 2 to 14 (aces); 0 if the dealer always qualifies, or "never".';

/** The lowest pair with which the dealer qualifies, printed 2 to 14; 0 where the dealer always does. */
export const qualifier = z.union(
  [z.literal(0), z.literal('never'), z.int(QUALIFIER).min(2, QUALIFIER).max(14, QUALIFIER)],
  QUALIFIER,
);
export type Qualifier = z.infer<typeof qualifier>;
