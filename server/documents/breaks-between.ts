/** Where a line may end: at a space, but not within a date, odds, a telephone number, a clause, a percentage or a name such as 6 Card Bonus. */
const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';

export const BREAKS = new RegExp(
  [
    ' (?!%)',
    `(?!(?<=\\d )(?:${MONTH})\\b)`,
    `(?!(?<=(?:${MONTH}) )\\d)`,
    `(?!(?<=(?:${MONTH}) \\d{1,2}, )\\d{4})`,
    '(?!(?<=[\\d½¼¾] )(?:to|for) \\d)',
    '(?!(?<=[\\d½¼¾] (?:to|for) )\\d)',
    '(?!(?<=\\b\\d{3,5} )\\d{3,})',
    '(?!(?<=§ )\\d)',
    '(?!(?<=\\b\\d{1,2} )\\p{Lu})',
  ].join(''),
  'u',
);
