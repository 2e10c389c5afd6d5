/** The side wager on the player's own three cards. */
import { ACE } from '../../equipment/cards/card';
import { THREE_CARD_ORDER } from '../../equipment/cards/orders';
import type { EventSpec } from '../../model';
import { dealtHand } from '../dealt-hand';
import { letItRideConditions } from './features';

const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });
const miniRoyal = THREE_CARD_ORDER.classOf('straight-flush', [ACE]);

export const threeCardBonus = dealtHand({
  id: 'three-card-bonus',
  label: 'Let it ride, three card bonus',
  size: 3,
  conditions: letItRideConditions,
  wagers: [
    {
      id: 'three-card-bonus',
      label: 'Three card bonus',
      explains: 'The player’s own three cards are a pair or better.',
      events: [
        pays('mini-royal-flush', 'Ace, king and queen of one suit'),
        pays('straight-flush', 'Any other straight flush'),
        pays('three-of-a-kind', 'Three of a kind'),
        pays('straight', 'Straight'),
        pays('flush', 'Flush'),
        pays('pair', 'Pair'),
        { id: 'lose', label: 'Less than a pair', settles: 'lose' },
      ],
      eventOf: (hand) => {
        const { category } = THREE_CARD_ORDER.standingOf(hand);
        if (hand === miniRoyal) return 'mini-royal-flush';
        return category === 'high-card' ? 'lose' : category;
      },
    },
  ],
});
