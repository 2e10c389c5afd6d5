/** The side wager on the player's own three cards. */
import { ACE } from '../../../equipment/cards/card';
import { THREE_CARD_ORDER } from '../../../equipment/cards/orders';
import { dealtHand } from '../../dealt-hand/family';
import { letItRideConditions } from '../features';
import { threeCardBonusHead } from './head';

const miniRoyal = THREE_CARD_ORDER.classOf('straight-flush', [ACE]);

export const threeCardBonus = dealtHand({
  head: threeCardBonusHead,
  size: 3,
  conditions: letItRideConditions,
  eventOf: {
    'three-card-bonus': (hand) => {
      const { category } = THREE_CARD_ORDER.standingOf(hand);
      if (hand === miniRoyal) return 'mini-royal-flush';
      return category === 'high-card' ? 'lose' : category;
    },
  },
});
