/** The progressive wager: the player's five cards alone, some of them paid a share of a meter. */
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { dealtHand } from '../../dealt-hand/family';
import { studConditions } from '../features';
import { PAID, studProgressiveHead } from './head';

export const studProgressive = dealtHand({
  head: studProgressiveHead,
  size: 5,
  conditions: studConditions,
  eventOf: {
    progressive: (hand) => {
      const { category } = FIVE_CARD_ORDER.standingOf(hand);
      return PAID.some(([paid]) => paid === category) ? category : 'lose';
    },
  },
});
