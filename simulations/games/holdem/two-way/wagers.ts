/** Two Way: ante, blind and two-way wager, all equal; a bet at the flop and one after the river, both optional. */
import { z } from 'zod';
import { CATEGORY_NAMES } from '../../../equipment/cards/categories';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { unknownRules } from '../../dealt-cards/known-rules';
import { CATEGORIES, STRAIGHT } from '../hands/categories';
import { againstDealer, DEAL, unqualified } from '../rules/against-dealer';
import { multiple, qualifier } from '../rules/rules-in-numbers';

export const TwoWayParameters = z.strictObject(
  {
    atFlop: multiple.default(1),
    /** The rules do not say how much; an ante's worth unless given. */
    afterRiver: multiple.default(1),
    qualifier: qualifier.default(2),
  },
  unknownRules,
);
export type TwoWayParameters = z.infer<typeof TwoWayParameters>;

/** A royal flush is paid as the straight flush it is. */
export const twoWayRow = (category: number): string =>
  CATEGORIES[Math.min(category, CATEGORIES.indexOf('straight-flush'))] as string;
const TWO_WAY_PAYS = CATEGORIES.slice(STRAIGHT, -1).reverse();

export function twoWayWagers({ qualifier }: TwoWayParameters): WagerSpec[] {
  const returned = unqualified(qualifier);
  const qualifying = 'It is returned where the dealer does not qualify.';
  return [
    againstDealer({
      id: 'ante',
      label: 'Ante',
      explains: 'The player beats the dealer, who need not qualify.',
    }),
    againstDealer({
      id: 'blind',
      label: 'Blind',
      explains: `The player beats a dealer who qualifies. ${qualifying}`,
      returned,
    }),
    {
      id: 'two-way',
      label: 'Two Way',
      explains: 'The better of the two hands, whoever holds it, is a straight or better.',
      events: [
        ...TWO_WAY_PAYS.map((id) => ({
          id,
          label: id === 'straight-flush' ? 'Straight flush or royal flush' : CATEGORY_NAMES[id],
          settles: 'pays' as const,
        })),
        { id: 'lose', label: 'Neither hand is a straight or better', settles: 'lose' },
      ],
      ...DEAL,
      decisions: false,
    },
    againstDealer({
      id: 'flop',
      label: 'Flop',
      explains: `Bet at the flop: the player beats a dealer who qualifies. ${qualifying}`,
      returned,
    }),
    againstDealer({
      id: 'river',
      label: 'River',
      explains: `Bet after the river: the player beats a dealer who qualifies. ${qualifying}`,
      returned,
    }),
  ];
}
