/** Wagers on the first two cards of a hand. */
import { type BaccaratWager, loses, pays, when } from '../features/condition';

type Hand = 'player' | 'banker';

const pair = (hand: Hand): BaccaratWager => ({
  id: `${hand}-pair`,
  label: `${hand === 'player' ? 'Player' : 'Banker'} pair`,
  explains: `The ${hand}’s first two cards have the same rank, in any suits.`,
  rows: [{ event: pays('win', 'A pair'), when: when([`${hand}.pair`], (isPair) => isPair) }],
  otherwise: loses('No pair'),
});

const matchPair = (hand: Hand): BaccaratWager => ({
  id: `${hand}-match-pair`,
  label: `Match pair, ${hand}’s hand`,
  explains: `The ${hand}’s first two cards have the same rank and different suits.`,
  rows: [
    {
      event: pays('win', 'A pair of two suits'),
      when: when([`${hand}.pair`, `${hand}.perfectPair`], (isPair, isPerfect) => isPair && !isPerfect),
    },
  ],
  otherwise: loses('A perfect pair, or no pair'),
});

export const PAIR_WAGERS: readonly BaccaratWager[] = [
  pair('player'),
  pair('banker'),
  matchPair('player'),
  matchPair('banker'),
  {
    id: 'perfect-pair',
    label: 'Perfect pair',
    explains: 'The first two cards of the player’s hand, the banker’s or both have the same rank and suit.',
    rows: [
      {
        event: pays('win', 'A perfect pair in either hand'),
        when: when(['player.perfectPair', 'banker.perfectPair'], (players, bankers) => players || bankers),
      },
    ],
    otherwise: loses('No perfect pair'),
    fromDecks: 2,
  },
];
