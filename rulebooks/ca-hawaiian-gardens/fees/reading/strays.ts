/** Lines inside tables that are no part of them, by their numbers, and what they are. */

export const STRAYS: ReadonlyMap<number, string> = new Map([
  [3216, 'The steps of options 17 to 20 over again in one line, and then an array without figures.'],
  [6113, 'A single 3 between two rows.'],
  [8183, 'The words for the players of option 1 over again, illegible.'],
  [8214, 'Two points in an empty row.'],
  [8264, 'Option 78 over again, its number and players damaged: the line before has both.'],
  [9109, 'The words for the players of several rows in one cell, without sums.'],
]);
