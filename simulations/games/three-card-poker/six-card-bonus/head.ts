/** A wager on the best five of the player's three cards and the dealer's three. */
import { bestFive, CATEGORY_NAMES } from '../../../equipment/cards/categories';
import type { FamilyHead } from '../../../family/head';
import type { EventSpec } from '../../../wagers/event';
import type { WagerSpec } from '../../../wagers/wager-spec';
import { NoParameters } from '../../dealt-hand/head';

export const SIX_CARD_ROWS = bestFive('three-of-a-kind');

const SPEC: WagerSpec = {
  id: 'six-card-bonus',
  label: '6 card bonus',
  explains:
    'The best five of the player’s three cards and the dealer’s three are three of a kind or better, whether or not the player folds.',
  events: [
    ...SIX_CARD_ROWS.map((id): EventSpec => ({ id, label: CATEGORY_NAMES[id], settles: 'pays' })),
    { id: 'lose', label: 'Less than three of a kind', settles: 'lose' },
  ],
  outcome: 'deal of six cards',
  decisions: false,
};

export const sixCardBonusHead: FamilyHead<NoParameters> = {
  id: 'six-card-bonus',
  label: 'Three card poker, 6 card bonus',
  parameters: NoParameters,
  wagers: () => [SPEC],
  rate: { plays: 6, solves: 0.6 },
  decides: false,
};
