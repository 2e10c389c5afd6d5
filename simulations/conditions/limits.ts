/** Limits of a condition: more than anyone needs, and few enough to read instantly. */

/** Characters. */
export const LONGEST = 500;
/** Names, numbers, signs and words. */
export const MOST_TOKENS = 200;
/** For all rows of one wager together, so that twelve of them are read in about fifty milliseconds. */
export const MOST_TOKENS_OF_A_WAGER = 450;
/** Brackets within brackets. */
export const DEEPEST = 20;
/** Above and below 0, for every intermediate number too. */
export const LARGEST_NUMBER = 1_000_000;
/** Rows of one wager. */
export const MOST_ROWS = 60;
