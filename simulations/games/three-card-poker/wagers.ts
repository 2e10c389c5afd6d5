/** What is paid in the game of ante and play. */
import type { ThreeCardCategory } from '../../equipment/cards/categories';
import type { EventSpec } from '../../wagers/event';
import type { WagerSpec } from '../../wagers/wager-spec';
import { bothEqual, inAntes, LOSES, PLAYER_FOLDS, UNQUALIFIED, WINS } from '../dealt-cards/dealer-qualifies';
import type { ThreeCardPokerParameters } from './parameters';

export const BONUS_HANDS = ['straight', 'three-of-a-kind', 'straight-flush'] as const;
export type BonusHand = (typeof BONUS_HANDS)[number];

export const bonusHand = (category: ThreeCardCategory): BonusHand | undefined =>
  BONUS_HANDS.find((hand) => hand === category);

const UNQUALIFIED_AND_BETTER: EventSpec = {
  ...UNQUALIFIED,
  label: 'The dealer does not qualify and the player holds the better hand',
  settles: 'pays',
};
const UNQUALIFIED_NOT_BETTER: EventSpec = {
  id: 'dealer-not-qualified-nor-beaten',
  label: 'The dealer does not qualify and the player’s hand is no better',
  settles: 'push',
};

const ROUND = { outcome: 'round of six cards', decisions: true };

export function threeCardPokerWagers(parameters: ThreeCardPokerParameters): WagerSpec[] {
  const { play, ties, unqualifiedAnte, anteBonus } = parameters;
  const tie = bothEqual(ties);
  const wagers: WagerSpec[] = [
    {
      id: 'ante',
      label: 'Ante',
      explains:
        unqualifiedAnte === undefined
          ? 'The player stays in and holds the better hand, or the dealer does not qualify.'
          : 'The player stays in and holds the better hand, whether or not the dealer qualifies.',
      events: [
        ...(unqualifiedAnte === undefined
          ? [{ ...UNQUALIFIED, settles: 'pays' as const }]
          : [UNQUALIFIED_AND_BETTER, UNQUALIFIED_NOT_BETTER]),
        WINS,
        tie,
        LOSES,
        PLAYER_FOLDS,
      ],
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
        { id: 'straight-flush', label: 'Straight flush', settles: 'pays' },
        { id: 'three-of-a-kind', label: 'Three of a kind', settles: 'pays' },
        { id: 'straight', label: 'Straight', settles: 'pays' },
        { id: 'none', label: 'Less than a straight', settles: 'push' },
      ],
      unstaked: true,
      ...ROUND,
    },
  ];
  return anteBonus === undefined ? wagers : wagers.filter(({ id }) => id !== 'ante-bonus');
}
