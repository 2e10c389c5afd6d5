import { CATEGORY_NAMES, type FiveCardCategory } from '../../equipment/cards/categories';

/** A row for each category of hand. */
export const hands = (feature: string, categories: readonly FiveCardCategory[]) =>
  categories.map((category) => [CATEGORY_NAMES[category], `${feature} == "${category}"`] as const);
