/** Bonus: an ante; a bet of twice as much to see the flop; even bets before turn and river for those who like. */
import { z } from 'zod';
import type { EventSpec } from '../../../wagers/event';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { chooseFrom, unknownRules } from '../../dealt-cards/known-rules';
import { CATEGORIES } from '../hands/categories';
import { againstDealer, LOST_OR_FOLDED } from '../rules/against-dealer';
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

export function bonusWagers({ antePaysFrom }: BonusParameters): WagerSpec[] {
  const lesser: EventSpec[] =
    antePaysFrom === 'high-card'
      ? []
      : [{ id: 'lesser', label: 'Player wins with a hand too low for the ante', settles: 'push' }];
  return [
    againstDealer({
      id: 'ante',
      label: 'Ante',
      explains: 'The player beats the dealer with a hand for which the ante is paid.',
      returned: lesser,
      lost: LOST_OR_FOLDED,
    }),
    againstDealer({
      id: 'flop',
      label: 'Flop',
      explains: 'Bet to see the flop: the player beats the dealer.',
    }),
    againstDealer({
      id: 'turn',
      label: 'Turn',
      explains: 'Bet at the flop, before the turn: the player beats the dealer.',
    }),
    againstDealer({
      id: 'river',
      label: 'River',
      explains: 'Bet at the turn, before the river: the player beats the dealer.',
    }),
  ];
}
