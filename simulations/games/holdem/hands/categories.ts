/** The categories of five-card hands as numbers. */
import type { FiveCardCategory } from '../../../equipment/cards/orders';

/** From the weakest. */
export const CATEGORIES = [
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
] as const satisfies readonly FiveCardCategory[];

export const STRAIGHT = CATEGORIES.indexOf('straight');
