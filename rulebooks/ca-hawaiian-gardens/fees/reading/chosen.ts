/** Cells that do not say one thing plainly, each as printed, with the reading chosen and why. The reading of tables uses no other. */

export type Chosen = {
  line: number;
  /** Counted from 0, as tabs divide the line; −1 is a figure of a caption. */
  column: number;
  printed: string;
  read: string;
  why: string;
};

const chosen = (line: number, column: number, printed: string, read: string, why: string): Chosen => ({
  line,
  column,
  printed,
  read,
  why,
});

const ONE_EVERYWHERE = 'Every first fee of this group is $1.';
const ALTERNATE =
  'Third fees alternate $1 and $0 down this table, and its neighbours of the same group (lines 8065 to 8113) print $1 in this place.';

export const CHOSEN: readonly Chosen[] = [
  chosen(331, 3, '1. 0 0', '1', 'Spaces stand between the digits; the sums beside it are 1.00.'),
  chosen(
    3257,
    2,
    '$1,505',
    '1505+',
    'The + is missing; without it, an action above $1,505 would have no fee, and every other last step has one.',
  ),
  chosen(
    3329,
    4,
    '$0.00 $0.',
    '0',
    'The same sum twice, the second cut off; every other option without a fee for players has $0.00.',
  ),
  chosen(3337, 3, '$67.00]', '67', 'A bracket stands behind the sum; option 30 ends with the same $67.00.'),
  chosen(
    4611,
    -1,
    '$50-$10',
    '50-100',
    'Half of the heading stands above the table too (line 4602), with $100; the upper bet is twice the lower everywhere.',
  ),
  chosen(
    4763,
    -1,
    '$2.500',
    '2500',
    'A point for a comma: the three other schedules of the same table have $2,500.',
  ),
  chosen(6111, 4, '$ <mark>1</mark>', '1', 'A mark lies over the figure, which is legible.'),
  chosen(
    7501,
    -1,
    '$5.000',
    '5000',
    'A point for a comma: no sum has three decimals, and double board Omaha has $5,000 in the same place.',
  ),
  chosen(8013, 4, '<u>$3</u> $1', '1', ALTERNATE),
  chosen(8015, 4, '<u>$3</u> $1', '1', ALTERNATE),
  chosen(8017, 4, '<u>$3</u>', '1', ALTERNATE),
  chosen(8019, 4, '<u>$3</u>', '1', ALTERNATE),
  chosen(8023, 4, '<u>$3</u> $1', '1', ALTERNATE),
  chosen(8025, 4, '<u>$3</u>', '1', ALTERNATE),
  chosen(8027, 4, '<u>$3</u> $1', '1', ALTERNATE),
  chosen(8029, 4, '<u> </u>', '1', ALTERNATE),
  chosen(8031, 4, '<u> </u>', '1', ALTERNATE),
  chosen(8033, 4, '<u> </u>', '1', ALTERNATE),
  chosen(8035, 4, '<u> </u>', '1', ALTERNATE),
  chosen(8037, 4, '<u>$3</u>', '1', ALTERNATE),
  chosen(8044, 4, '<u>$3</u>', '1', ALTERNATE),
  chosen(8057, 2, '<u> </u>', '1', ONE_EVERYWHERE),
  chosen(8057, 4, '<u>$3</u> $1', '1', 'Option 97, for the same players with no second fee, has $1.'),
  chosen(8249, 2, '<u> </u>', '1', ONE_EVERYWHERE),
  chosen(
    8254,
    4,
    '<u>$0</u> $1',
    '1',
    '$0 lies over $1; like $3.50 three rows above, $2.50 has one row only, and that one has $1.',
  ),
  chosen(8255, 2, '<u> </u>', '1', ONE_EVERYWHERE),
  chosen(8257, 2, '<u> </u>', '1', ONE_EVERYWHERE),
  chosen(8257, 4, '<u>$0</u> $1', '1', '$0 lies over $1; the next row is the one with $0.'),
  chosen(8259, 4, '<u> </u>', '1', 'Options 124 and 129 of this group, with no second fee, have $1.'),
  chosen(8261, 2, '<u> </u>', '1', ONE_EVERYWHERE),
  chosen(
    8261,
    4,
    '$1 $0',
    '0',
    '$1 lies over $0; option 75 is the one with $1, and options 125 to 129 have this order.',
  ),
  chosen(
    8262,
    3,
    '$2',
    '1',
    'The row is torn: with $2, the option would be another one over again; option 127, in this place of the same band, has $1.',
  ),
  chosen(8262, 4, '$0 $1', '1', '$0 lies over $1; option 127, in this place of the same band, has $1.'),
  chosen(8263, 2, '', '1', ONE_EVERYWHERE),
  chosen(
    8263,
    3,
    '-',
    '1',
    'The next line repeats this row with $1; option 128, in this place of the same band, has $1.',
  ),
  chosen(8263, 4, '$1 $0', '0', '$1 lies over $0; option 128, in this place of the same band, has $0.'),
  chosen(
    8373,
    -1,
    '$2.500',
    '2500',
    'A point for a comma: no sum has three decimals, and the games of the two groups before have $2,500.',
  ),
  chosen(
    8552,
    -1,
    '$1.000-$2.000',
    '1000-2000',
    'Points for commas: the three other groups of the second set have $1,000-$2,000.',
  ),
  chosen(8978, 4, '<u> </u>', '1', 'The rows before and after, for the same players, have $1.'),
];
