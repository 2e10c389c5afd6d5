/** The progressive wager: the player's five cards alone, some of them paid a share of a meter. */
import { FIVE_CARD_ORDER } from '../../equipment/cards/orders';
import type { EventSpec } from '../../model';
import { dealtHand } from '../dealt-hand';
import { studConditions } from './features';

const PAID = [
  ['royal-flush', 'Royal flush'],
  ['straight-flush', 'Straight flush'],
  ['four-of-a-kind', 'Four of a kind'],
  ['full-house', 'Full house'],
  ['flush', 'Flush'],
] as const;

export const studProgressive = dealtHand({
  id: 'stud-progressive',
  label: 'Casino stud poker, progressive jackpot',
  size: 5,
  conditions: studConditions,
  wagers: [
    {
      id: 'progressive',
      label: 'Progressive jackpot',
      explains: 'The player’s five cards are a flush or better, whatever the dealer holds.',
      events: [
        ...PAID.map(([id, label]): EventSpec => ({ id, label, settles: 'pays' })),
        { id: 'lose', label: 'Less than a flush', settles: 'lose' },
      ],
      eventOf: (hand) => {
        const { category } = FIVE_CARD_ORDER.standingOf(hand);
        return PAID.some(([paid]) => paid === category) ? category : 'lose';
      },
    },
  ],
});
