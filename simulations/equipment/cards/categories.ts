/** Categories of hands, and their words. Apart from the orders, so that a page can name one without their tables. */

/** The weakest first. */
export const FIVE_CARD_CATEGORIES = [
  'high-card',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;
export type FiveCardCategory = (typeof FIVE_CARD_CATEGORIES)[number];

/** The weakest first. With three cards a straight is rarer than a flush, and three of a kind rarer than either. */
export const THREE_CARD_CATEGORIES = [
  'high-card',
  'pair',
  'flush',
  'straight',
  'three-of-a-kind',
  'straight-flush',
] as const;
export type ThreeCardCategory = (typeof THREE_CARD_CATEGORIES)[number];

/** The best first, down to the one named. */
export const bestFive = (worst: FiveCardCategory): FiveCardCategory[] =>
  FIVE_CARD_CATEGORIES.slice(FIVE_CARD_CATEGORIES.indexOf(worst)).reverse();
export const bestThree = (worst: ThreeCardCategory): ThreeCardCategory[] =>
  THREE_CARD_CATEGORIES.slice(THREE_CARD_CATEGORIES.indexOf(worst)).reverse();

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
