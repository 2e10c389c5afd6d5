import type { WagerSpec } from '../../wagers/wager-spec';
import type { BlackjackParameters } from './parameters';

export const WAGER = 'initial';

/** The round that every exact figure is of, after "house edge". */
export const FIRST_ROUND = 'in the first round of a fresh shoe';

export function blackjackWagers({ surrender }: BlackjackParameters): WagerSpec[] {
  return [
    {
      id: WAGER,
      label: 'Initial wager',
      explains:
        'The player’s hand comes nearer to 21 than the dealer’s without going over, or the dealer goes over. Doubling and splitting stake more of the same.',
      events: [
        { id: 'blackjack', label: 'Blackjack: 21 with the first two cards', settles: 'pays' },
        { id: 'win', label: 'Any other winning hand', settles: 'pays' },
        { id: 'stand-off', label: 'Hands of one score', settles: 'push' },
        ...(surrender === 'none'
          ? []
          : [{ id: 'surrender', label: 'Given up: half is lost', settles: 'lose' as const }]),
        { id: 'lose', label: 'The hand loses', settles: 'lose' },
      ],
      outcome: 'round from a fresh shoe',
      decisions: true,
    },
  ];
}
