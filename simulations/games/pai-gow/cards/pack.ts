/** Seven cards of the pack with a joker. */
import { ACE, type Card, type Rank, rankOf } from '../../../equipment/cards/card';
import { JOKER } from '../../../equipment/cards/joker';

export const HAND = 7;

/** The rank a card has outside a straight or a flush: there the joker is an ace. */
export const plainRank = (card: Card): Rank => (card === JOKER ? ACE : rankOf(card));
