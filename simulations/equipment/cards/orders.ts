/** The orders of hands of five, three and two cards. Suits decide nothing. */
import { ACE } from './card';
import type { FiveCardCategory, ThreeCardCategory } from './categories';
import { HandOrder, inGroups, straights, straightTo } from './hand-order';

const scattered = (size: number) => inGroups(size).filter((ranks) => straightTo(ranks) === undefined);

/** 7,462 classes. */
export const FIVE_CARD_ORDER = new HandOrder<FiveCardCategory>([
  ['high-card', scattered(5)],
  ['pair', inGroups(1, 3)],
  ['two-pairs', inGroups(2, 1)],
  ['three-of-a-kind', inGroups(1, 2)],
  ['straight', straights(5)],
  ['flush', scattered(5)],
  ['full-house', inGroups(1, 1)],
  ['four-of-a-kind', inGroups(1, 1)],
  ['straight-flush', straights(5).filter(([high]) => high !== ACE)],
  ['royal-flush', [[ACE]]],
]);

/** 741 classes. */
export const THREE_CARD_ORDER = new HandOrder<ThreeCardCategory>([
  ['high-card', scattered(3)],
  ['pair', inGroups(1, 1)],
  ['flush', scattered(3)],
  ['straight', straights(3)],
  ['three-of-a-kind', inGroups(1)],
  ['straight-flush', straights(3)],
]);

export type TwoCardCategory = 'high-card' | 'pair';

/** 91 classes. Being of one suit decides nothing here; a wager that pays for it asks the cards. */
export const TWO_CARD_ORDER = new HandOrder<TwoCardCategory>([
  ['high-card', inGroups(2)],
  ['pair', inGroups(1)],
]);
