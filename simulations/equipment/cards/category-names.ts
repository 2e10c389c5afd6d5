/** Categories of hands in words. Apart from the orders, so that a page can name one without their tables. */
import type { FiveCardCategory, ThreeCardCategory } from './orders';

export const CATEGORY_NAMES: Record<FiveCardCategory | ThreeCardCategory, string> = {
  'high-card': 'High card',
  pair: 'Pair',
  'two-pairs': 'Two pairs',
  'three-of-a-kind': 'Three of a kind',
  straight: 'Straight',
  flush: 'Flush',
  'full-house': 'Full house',
  'four-of-a-kind': 'Four of a kind',
  'straight-flush': 'Straight flush',
  'royal-flush': 'Royal flush',
};
