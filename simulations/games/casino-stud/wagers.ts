/** What is paid in the game of ante and raise. */
import { bestFive, CATEGORY_NAMES } from '../../equipment/cards/categories';
import type { EventSpec } from '../../wagers/event';
import type { WagerSpec } from '../../wagers/wager-spec';
import { bothEqual, inAntes, LOSES, PLAYER_FOLDS, UNQUALIFIED, WINS } from '../dealt-cards/dealer-qualifies';
import type { CasinoStudParameters } from './parameters';

/** The rows of the raise's table, best first. */
export const RAISE_ROWS = [
  ...bestFive('two-pairs').map((hand) => [hand, CATEGORY_NAMES[hand]] as const),
  ['pair-or-less', 'One pair or less'],
] as const;

const ROUND = { outcome: 'round of ten cards, one of the dealer’s turned up', decisions: true };

export function casinoStudWagers({ raise, ties }: CasinoStudParameters): WagerSpec[] {
  const tie = bothEqual(ties);
  return [
    {
      id: 'ante',
      label: 'Ante',
      explains: 'The player raises and holds the better hand, or the dealer does not qualify.',
      events: [{ ...UNQUALIFIED, settles: 'pays' }, WINS, tie, LOSES, PLAYER_FOLDS],
      ...ROUND,
    },
    {
      id: 'raise',
      label: 'Raise',
      explains: `Placed to stay in, ${inAntes(raise)}: the dealer qualifies and the player holds the better hand, which decides the odds.`,
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
