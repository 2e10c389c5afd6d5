/** How winners are paid, and where the money of the long run comes from, in words. */

import type { MeterCourse } from './meter-figures';
import type { MeterShared } from './meter-terms';

export const SHARED_EXPLAINS: Record<MeterShared, string> = {
  'in-turn':
    'each player wins with a hand of their own; winners of one round are paid one after another, each from what the one before left',
  one: 'by seat: no two players of a table win the meter in one round',
  split: 'all who wager win together, and divide the share evenly',
  board:
    'each player wins with a hand of their own and gets the share of the meter as it was when the round began, and the house pays what the meter lacks; a hand on the board is won by all who wager, who divide the meter for it or each get the share, as its rule says',
  each: 'all who wager win together, and each gets the share as if alone; the house pays what the meter lacks',
};

/** The break-even meter under the other reading of an order among winners. */
export const LEFT_LABEL = 'Break-even meter if each winner is paid of what is left';

export const PART_LABELS: Record<keyof MeterCourse['parts'], string> = {
  fixed: 'Fixed pays from the house',
  contribution: 'What wagers add to the meter',
  reserve: 'What wagers add to the reserve',
  seed: 'Seeds from the house',
};
