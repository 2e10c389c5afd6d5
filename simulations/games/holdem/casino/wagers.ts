/** Casino hold'em: an ante; at the flop a call of twice the ante, or a fold. */
import { z } from 'zod';
import { CATEGORY_NAMES } from '../../../equipment/cards/categories';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { unknownRules } from '../../dealt-cards/known-rules';
import { CATEGORIES } from '../hands/categories';
import { againstDealer, DEAL, loses, unqualified } from '../rules/against-dealer';
import { multiple, qualifier } from '../rules/rules-in-numbers';

export const CasinoHoldemParameters = z.strictObject(
  {
    /** What a call is, in antes. */
    call: multiple.default(2),
    qualifier: qualifier.default(4),
  },
  unknownRules,
);
export type CasinoHoldemParameters = z.infer<typeof CasinoHoldemParameters>;

export const FLUSH = CATEGORIES.indexOf('flush');
/** What the ante is paid on apart, the best first; everything else is one row. */
const ANTE_PAYS = CATEGORIES.slice(FLUSH).reverse();

export const casinoHoldemWagers = ({ qualifier }: CasinoHoldemParameters): WagerSpec[] => [
  {
    id: 'ante',
    label: 'Ante',
    explains:
      qualifier === 0
        ? 'The player beats the dealer; the player’s hand decides what is paid.'
        : 'The player beats a dealer who qualifies, or the dealer does not qualify; the player’s hand decides what is paid.',
    events: [
      ...ANTE_PAYS.map((id) => ({ id, label: CATEGORY_NAMES[id], settles: 'pays' as const })),
      { id: 'other', label: 'Straight or less', settles: 'pays' },
      { id: 'tie', label: 'Hands are equal and the dealer qualifies', settles: 'push' },
      loses('Dealer qualifies and wins, or player folds'),
    ],
    ...DEAL,
  },
  againstDealer({
    id: 'call',
    label: 'Call',
    explains: 'The player, who bets it at the flop, beats a dealer who qualifies.',
    returned: unqualified(qualifier),
    lost: 'Dealer qualifies and wins',
  }),
];
