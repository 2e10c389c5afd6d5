/** Seven cards of a pack with a joker or without. */
import { ACE, type Card, type Rank, rankOf } from '../../../equipment/cards/card';
import { JOKER } from '../../../equipment/cards/joker';

export const HAND = 7;

/** How many a pack has. */
export type Jokers = 0 | 1;

/** The rank a card has outside a straight or a flush: there the joker is an ace. */
export const plainRank = (card: Card): Rank => (card === JOKER ? ACE : rankOf(card));
