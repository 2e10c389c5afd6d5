/** Wagers on the player's three cards alone. */
import { THREE_CARD_ORDER } from '../../equipment/cards/orders';
import type { EventSpec } from '../../model';
import { dealtHand } from '../dealt-hand';
import { threeCardConditions } from './features';
import { bonusHand } from './wagers';

const pays = (id: string, label: string): EventSpec => ({ id, label, settles: 'pays' });
const categoryOf = (hand: number) => THREE_CARD_ORDER.standingOf(hand).category;

export const threeCardSideWagers = dealtHand({
  id: 'three-card-side-wagers',
  label: 'Three card poker, side wagers',
  size: 3,
  conditions: threeCardConditions,
  wagers: [
    {
      id: 'pair-plus',
      label: 'Pair plus',
      explains: 'The player’s three cards are a pair or better, whatever the dealer holds.',
      events: [
        pays('straight-flush', 'Straight flush'),
        pays('three-of-a-kind', 'Three of a kind'),
        pays('straight', 'Straight'),
        pays('flush', 'Flush'),
        pays('pair', 'Pair'),
        { id: 'lose', label: 'Less than a pair', settles: 'lose' },
      ],
      eventOf: (hand) => {
        const category = categoryOf(hand);
        return category === 'high-card' ? 'lose' : category;
      },
    },
    {
      id: 'ante-bonus',
      label: 'Ante bonus',
      explains:
        'Paid on the ante of a player who stays in with a straight or better. It is part of the ante: nothing more is staked for it, and nothing lost.',
      events: [
        pays('straight-flush', 'Straight flush'),
        pays('three-of-a-kind', 'Three of a kind'),
        pays('straight', 'Straight'),
        { id: 'none', label: 'Less than a straight', settles: 'push' },
      ],
      eventOf: (hand) => bonusHand(categoryOf(hand)) ?? 'none',
    },
  ],
});
