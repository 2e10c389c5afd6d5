/** What is paid in the game of ante and play. */
import type { ThreeCardCategory } from '../../equipment/cards/categories';
import type { WagerSpec } from '../../wagers/wager-spec';
import { bothEqual, inAntes, LOSES, PLAYER_FOLDS, UNQUALIFIED, WINS } from '../dealt-cards/dealer-qualifies';
import type { ThreeCardPokerParameters } from './parameters';

export const BONUS_HANDS = ['straight', 'three-of-a-kind', 'straight-flush'] as const;
export type BonusHand = (typeof BONUS_HANDS)[number];

export const bonusHand = (category: ThreeCardCategory): BonusHand | undefined =>
  BONUS_HANDS.find((hand) => hand === category);

const ROUND = { outcome: 'round of six cards', decisions: true };

export function threeCardPokerWagers({ play, ties }: ThreeCardPokerParameters): WagerSpec[] {
  const tie = bothEqual(ties);
  return [
    {
      id: 'ante',
      label: 'Ante',
      explains: 'The player stays in and holds the better hand, or the dealer does not qualify.',
      events: [{ ...UNQUALIFIED, settles: 'pays' }, WINS, tie, LOSES, PLAYER_FOLDS],
      ...ROUND,
    },
    {
      id: 'play',
      label: 'Play',
      explains: `Placed to stay in, ${inAntes(play)}: the dealer qualifies and the player holds the better hand.`,
      events: [{ ...UNQUALIFIED, settles: 'push' }, WINS, tie, LOSES],
      ...ROUND,
    },
    {
      id: 'ante-bonus',
      label: 'Ante bonus',
      explains:
        'Paid on the ante of a player who stays in with a straight or better, whatever the dealer holds.',
      events: [
        { id: 'straight', label: 'Straight', settles: 'pays' },
        { id: 'three-of-a-kind', label: 'Three of a kind', settles: 'pays' },
        { id: 'straight-flush', label: 'Straight flush', settles: 'pays' },
        { id: 'none', label: 'Less than a straight', settles: 'push' },
      ],
      unstaked: true,
      ...ROUND,
    },
  ];
}
