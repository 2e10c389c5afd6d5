/** What is paid in the game of ante and raise. */
import { bestFive, CATEGORY_NAMES } from '../../equipment/cards/categories';
import type { EventSpec } from '../../wagers/event';
import type { WagerSpec } from '../../wagers/wager-spec';
import type { CasinoStudParameters } from './parameters';

/** The rows of the raise's table, best first. */
export const RAISE_ROWS = [
  ...bestFive('two-pairs').map((hand) => [hand, CATEGORY_NAMES[hand]] as const),
  ['pair-or-less', 'One pair or less'],
] as const;

const ROUND = { outcome: 'round of ten cards, one of the dealer’s turned up', decisions: true };
const UNQUALIFIED = { id: 'dealer-not-qualified', label: 'The dealer does not qualify' };
const LOSES: EventSpec = { id: 'lose', label: 'The dealer qualifies and wins', settles: 'lose' };

export function casinoStudWagers({ raise, ties }: CasinoStudParameters): WagerSpec[] {
  const tie: EventSpec = {
    id: 'tie',
    label: 'Both hands are equal',
    settles: ties === 'stand-off' ? 'push' : 'lose',
  };
  return [
    {
      id: 'ante',
      label: 'Ante',
      explains: 'The player raises and holds the better hand, or the dealer does not qualify.',
      events: [
        { ...UNQUALIFIED, settles: 'pays' },
        { id: 'win', label: 'The dealer qualifies and the player wins', settles: 'pays' },
        tie,
        LOSES,
        { id: 'fold', label: 'The player folds', settles: 'lose' },
      ],
      ...ROUND,
    },
    {
      id: 'raise',
      label: 'Raise',
      explains: `Placed to stay in, ${raise === 1 ? 'equal to the ante' : `${raise} times the ante`}: the dealer qualifies and the player holds the better hand, which decides the odds.`,
      events: [
        ...RAISE_ROWS.map(([id, label]): EventSpec => ({ id, label, settles: 'pays' })),
        { ...UNQUALIFIED, settles: 'push' },
        tie,
        LOSES,
      ],
      ...ROUND,
    },
  ];
}
