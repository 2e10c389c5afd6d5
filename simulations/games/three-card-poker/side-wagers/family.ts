/** Wagers on the player's three cards alone. */
import { THREE_CARD_ORDER } from '../../../equipment/cards/orders';
import { dealtHand } from '../../dealt-hand/family';
import { threeCardConditions } from '../features';
import { bonusHand } from '../wagers';
import { threeCardSideWagersHead } from './head';

const categoryOf = (hand: number) => THREE_CARD_ORDER.standingOf(hand).category;
const paidFromPair = (hand: number) => {
  const category = categoryOf(hand);
  return category === 'high-card' ? 'lose' : category;
};
/** The best hand of three there is. */
const MINI_ROYAL = THREE_CARD_ORDER.boundsOf('straight-flush').highest;

export const threeCardSideWagers = dealtHand({
  head: threeCardSideWagersHead,
  size: 3,
  conditions: threeCardConditions,
  eventOf: {
    'pair-plus': paidFromPair,
    'pair-plus-with-mini-royal': (hand) => (hand === MINI_ROYAL ? 'mini-royal' : paidFromPair(hand)),
    'ante-bonus': (hand) => bonusHand(categoryOf(hand)) ?? 'none',
  },
});
