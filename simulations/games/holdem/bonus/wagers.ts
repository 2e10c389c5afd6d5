/** Bonus: an ante; a bet of twice as much to see the flop; even bets before turn and river for those who like. */
import { z } from 'zod';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { chooseFrom, unknownRules } from '../../dealt-cards/known-rules';
import { CATEGORIES } from '../hands/categories';
import { multiple } from '../rules/rules-in-numbers';

export const BonusParameters = z.strictObject(
  {
    /** In antes. */
    flop: multiple.default(2),
    turn: multiple.default(1),
    river: multiple.default(1),
    /** The weakest winning hand for which the ante is paid; with less it is returned. */
    antePaysFrom: z
      .enum(CATEGORIES, chooseFrom('the weakest hand for which the ante is paid', CATEGORIES))
      .default('straight'),
  },
  unknownRules,
);
export type BonusParameters = z.infer<typeof BonusParameters>;

const OUTCOME = 'deal of hole cards, board and dealer';

export function bonusWagers({ antePaysFrom }: BonusParameters): WagerSpec[] {
  const against = (id: string, label: string, explains: string): WagerSpec => ({
    id,
    label,
    explains,
    events: [
      { id: 'win', label: 'Player wins', settles: 'pays' },
      ...(id === 'ante' && antePaysFrom !== 'high-card'
        ? [{ id: 'lesser', label: 'Player wins with a hand too low for the ante', settles: 'push' as const }]
        : []),
      { id: 'tie', label: 'Hands are equal', settles: 'push' },
      { id: 'lose', label: id === 'ante' ? 'Dealer wins, or player folds' : 'Dealer wins', settles: 'lose' },
    ],
    outcome: OUTCOME,
    decisions: true,
  });
  return [
    against('ante', 'Ante', 'The player beats the dealer with a hand for which the ante is paid.'),
    against('flop', 'Flop', 'Bet to see the flop: the player beats the dealer.'),
    against('turn', 'Turn', 'Bet at the flop, before the turn: the player beats the dealer.'),
    against('river', 'River', 'Bet at the turn, before the river: the player beats the dealer.'),
  ];
}
