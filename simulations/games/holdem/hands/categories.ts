/** The categories of five-card hands as numbers. */
import { FIVE_CARD_CATEGORIES } from '../../../equipment/cards/categories';

/** From the weakest. */
export const CATEGORIES = FIVE_CARD_CATEGORIES;

export const STRAIGHT = CATEGORIES.indexOf('straight');
