/** What a reference or a number looks like: a letter, the letters of its operator, a count. Older ones have no operator's letters. */

/** No vowel, so they spell no word; no letter that is easily taken for a digit. */
export const OPERATOR_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const FEWEST_LETTERS = 4;
export const MOST_LETTERS = 12;

const operator = `(?:[${OPERATOR_LETTERS}]{${FEWEST_LETTERS},${MOST_LETTERS}}-)?`;

/** Of a submission. */
export const REFERENCE = new RegExp(`^A-${operator}\\d{4,9}$`);
/** Of what is offered without an approval; within a pattern. */
export const VARIATION_NUMBER = `V-${operator}\\d{4,9}`;
export const LONGEST_REFERENCE = 40;

export const numbered = (letter: 'A' | 'V', code: string, count: number): string =>
  `${letter}-${code}-${String(count).padStart(4, '0')}`;
