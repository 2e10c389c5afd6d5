/** Wagers on the first two cards of a hand. */
import { type BaccaratWager, loses, pays, when } from '../features/condition';

type Hand = 'player' | 'banker';

const pair = (hand: Hand): BaccaratWager => ({
  id: `${hand}-pair`,
  label: `${hand === 'player' ? 'Player' : 'Banker'} pair`,
  explains: `The ${hand}’s first two cards are of one rank, of whatever suits.`,
  rows: [{ event: pays('win', 'A pair'), when: when([`${hand}.pair`], (isPair) => isPair) }],
  otherwise: loses('No pair'),
});

const matchPair = (hand: Hand): BaccaratWager => ({
  id: `${hand}-match-pair`,
  label: `Match pair, ${hand}’s hand`,
  explains: `The ${hand}’s first two cards are of one rank and of different suits.`,
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
    explains:
      'The first two cards of the player’s hand, of the banker’s or of both are of one rank and one suit.',
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
