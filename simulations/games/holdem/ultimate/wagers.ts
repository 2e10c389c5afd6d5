/** Ante and blind; one raise, larger the earlier it is made, or a fold after the river. */
import { z } from 'zod';
import { CATEGORY_NAMES } from '../../../equipment/cards/categories';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { unknownRules } from '../../dealt-cards/known-rules';
import { CATEGORIES, STRAIGHT } from '../hands/categories';
import { againstDealer, DEAL, EQUAL, LOST_OR_FOLDED, loses, unqualified } from '../rules/against-dealer';
import { multiple, qualifier } from '../rules/rules-in-numbers';

export const UltimateParameters = z.strictObject(
  {
    /** What may be bet before the flop, in antes. */
    beforeFlop: z
      .array(multiple)
      .min(1, 'Give at least one size of bet before the flop.')
      .max(4, 'Give at most four sizes of bet before the flop.')
      .refine((sizes) => new Set(sizes).size === sizes.length, 'Give each size of bet before the flop once.')
      .default([3, 4]),
    atFlop: multiple.default(2),
    afterRiver: multiple.default(1),
    qualifier: qualifier.default(2),
  },
  unknownRules,
);
export type UltimateParameters = z.infer<typeof UltimateParameters>;

export const times = (bet: number) => (bet === 1 ? 'Bet the ante once more' : `Bet ${bet} times the ante`);

/** Ante and blind. */
export const MANDATORY = 2;
/** What the blind is paid on, the best first. */
const BLIND_PAYS = CATEGORIES.slice(STRAIGHT).reverse();

export const ultimateWagers = ({ qualifier }: UltimateParameters): WagerSpec[] => [
  againstDealer({
    id: 'ante',
    label: 'Ante',
    explains: 'The player beats a dealer who qualifies. It is returned where the dealer does not qualify.',
    returned: unqualified(qualifier),
    lost: LOST_OR_FOLDED,
  }),
  {
    id: 'blind',
    label: 'Blind',
    explains: 'The player beats the dealer with a straight or better. It is returned for any lesser win.',
    events: [
      ...BLIND_PAYS.map((id) => ({ id, label: CATEGORY_NAMES[id], settles: 'pays' as const })),
      { id: 'lesser', label: 'Player wins with less than a straight', settles: 'push' },
      EQUAL,
      loses(LOST_OR_FOLDED),
    ],
    ...DEAL,
  },
  againstDealer({
    id: 'play',
    label: 'Play',
    explains: 'The player, who bets it after seeing some of the cards, beats the dealer.',
  }),
];
