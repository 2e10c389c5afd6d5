/** What every way to set every hand wins and loses against the dealer's hands of the other 46 cards (method.md). */
import { inTable } from '../../../exact/in-table';
import { sharedDoubles } from '../../../family/sums';
import type { Settings } from '../house-way/completeness';
import type { Share } from '../main-wager/match-ups';
import { RANK_CLASSES } from './choices';
import type { Layout } from './layout';
import { ranksPart } from './ranks-part';
import { suitsPart } from './suits-part';

/** Sums by ranks and by suits, each won and lost in one (`packed.ts`). Those of all parts add up. */
export type Gains = { ranks: Float64Array; suits: Float64Array };

export const noGains = (layout: Layout): Gains => ({
  ranks: sharedDoubles(inTable(layout.asked.start[RANK_CLASSES])),
  suits: sharedDoubles(layout.size),
});

/** Ranks are one part, since their sums fit a double only in the order in which they are made (`packed.ts`). */
export function gainsOf(layout: Layout, dealer: Settings, { part, of }: Share = { part: 0, of: 1 }): Gains {
  const gains = noGains(layout);
  if (part === 0) ranksPart(layout, dealer, gains.ranks);
  if (of === 1) suitsPart(layout, dealer, { part: 0, of: 1 }, gains.suits);
  else if (part > 0) suitsPart(layout, dealer, { part: part - 1, of: of - 1 }, gains.suits);
  return gains;
}
