/** Wagers on the player's three cards alone. */
import { THREE_CARD_ORDER } from '../../../equipment/cards/orders';
import { dealtHand } from '../../dealt-hand/family';
import { threeCardConditions } from '../features';
import { bonusHand } from '../wagers';
import { threeCardSideWagersHead } from './head';

const categoryOf = (hand: number) => THREE_CARD_ORDER.standingOf(hand).category;

export const threeCardSideWagers = dealtHand({
  head: threeCardSideWagersHead,
  size: 3,
  conditions: threeCardConditions,
  eventOf: {
    'pair-plus': (hand) => {
      const category = categoryOf(hand);
      return category === 'high-card' ? 'lose' : category;
    },
    'ante-bonus': (hand) => bonusHand(categoryOf(hand)) ?? 'none',
  },
});
