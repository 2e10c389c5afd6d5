/** Seven cards of a pack without a joker, or with up to three. */
import { ACE, type Card, type Rank, rankOf } from '../../../equipment/cards/card';
import { isJoker, JOKER } from '../../../equipment/cards/joker';

export const HAND = 7;

/** How many a pack has. */
export type Jokers = 0 | 1 | 2 | 3;
/** So many cards, the jokers of a hand. */
export const jokerCards = (count: number): Card[] => Array.from({ length: count }, (_, i) => JOKER + i);

/** The rank a card has outside a straight or a flush: there the joker is an ace. */
export const plainRank = (card: Card): Rank => (isJoker(card) ? ACE : rankOf(card));
