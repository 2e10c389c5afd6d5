/** What every way to set every hand wins and loses against the dealer's hands of the other 46 cards (method.md). */
import { inTable } from '../../../exact/in-table';
import { sharedDoubles } from '../../../family/sums';
import type { Settings } from '../house-way/completeness';
import { RANK_CLASSES } from './choices';
import type { Layout } from './layout';
import { ranksPart } from './ranks-part';
import { suitsPart } from './suits-part';

/** Sums by ranks, and by suits in the parts of the layout, each won and lost in one (`packed.ts`). Sums that were not asked for are empty. */
export type Gains = { ranks: Float64Array; suits: readonly Float64Array[] };

/** The ranks and then each part of the suits, or one of them alone. Ranks are one part, since their sums fit a double only in the order in which they are made. */
export function gainsOf(layout: Layout, dealer: Settings, only?: number): Gains {
  const isAsked = (part: number) => only === undefined || only === part;
  const sumsFor = (part: number, size: number, work: (sums: Float64Array) => void) => {
    const sums = sharedDoubles(isAsked(part) ? size : 0);
    if (isAsked(part)) work(sums);
    return sums;
  };
  return {
    ranks: sumsFor(0, inTable(layout.asked.start[RANK_CLASSES]), (sums) => ranksPart(layout, dealer, sums)),
    suits: layout.sizes.map((size, part) =>
      sumsFor(part + 1, size, (sums) => suitsPart(layout, dealer, part, sums)),
    ),
  };
}
