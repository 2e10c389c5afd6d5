/**
 * How wide letters are, in hundredths of their size: no narrower than in the typeface of the pages and papers, in either of
 * its weights, so that what fits by this fits wherever it is drawn.
 */
const WIDE: readonly (readonly [number, string])[] = [
  [27, 'ijl'],
  [28, 'I'],
  [29, ' \u00a0'],
  [30, '’‘'],
  [32, ',.:·'],
  [33, "!';"],
  [36, '`t|'],
  [38, '()/[\\]'],
  [39, 'f'],
  [40, 'r'],
  [43, '1'],
  [46, '{}'],
  [47, '-_'],
  [49, '^'],
  [50, '–'],
  [51, '“”'],
  [53, '"'],
  [54, '*'],
  [55, '?s'],
  [57, 'Lkxz'],
  [58, '7Jaàä'],
  [59, 'Fcvy'],
  [60, 'eéè'],
  [61, 'Eoö'],
  [62, '5hnuü'],
  [63, '2bdgpq£'],
  [64, '3689'],
  [65, '#$PS'],
  [66, '0BRTZ'],
  [67, '&4'],
  [68, '+<=>~−€×'],
  [71, 'K'],
  [72, 'XY'],
  [73, 'ADV'],
  [74, 'C'],
  [75, 'GHU'],
  [76, 'N'],
  [77, 'O'],
  [78, 'Q'],
  [84, 'w'],
  [87, '½'],
  [90, 'm'],
  [93, 'M'],
  [96, '…'],
  [100, '@'],
  [101, '%'],
  [102, 'W'],
];

/** Of a letter that is not listed: as wide as it is high, which holds for Han too. */
const OTHER = 102;

const WIDTHS: ReadonlyMap<string, number> = new Map(
  WIDE.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);

export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? OTHER), 0) * size) / 100;
