/** Pairs and a suit among the first four cards: what comes together has a row of its own, so that a table says what it pays. */
import { type BaccaratWager, loses, pays, when } from '../features/condition';

const SUITS = ['player.suit1', 'player.suit2', 'banker.suit1', 'banker.suit2'] as const;
const PAIRS = ['player.pair', 'banker.pair'] as const;

const oneSuit = ([first, ...others]: readonly string[]) => others.every((suit) => suit === first);

export const PAIRS_AND_FLUSH: BaccaratWager = {
  id: 'pairs-and-flush',
  label: 'Pairs and flush',
  explains:
    'The first four cards, two to each hand: a pair in either hand or in both, or all four of one suit.',
  rows: [
    {
      event: pays('both-pairs-flush', 'A pair in both hands, all four of one suit'),
      when: when([...PAIRS, ...SUITS], (players, bankers, ...suits) => players && bankers && oneSuit(suits)),
    },
    {
      event: pays('both-pairs', 'A pair in both hands'),
      when: when(PAIRS, (players, bankers) => players && bankers),
    },
    {
      event: pays('pair-flush', 'A pair in one hand, all four of one suit'),
      when: when(
        [...PAIRS, ...SUITS],
        (players, bankers, ...suits) => (players || bankers) && oneSuit(suits),
      ),
    },
    {
      event: pays('flush', 'All four of one suit, without a pair'),
      when: when(SUITS, (...suits) => oneSuit(suits)),
    },
    {
      event: pays('pair', 'A pair in one hand'),
      when: when(PAIRS, (players, bankers) => players || bankers),
    },
  ],
  otherwise: loses('No pair, and more than one suit'),
  fromDecks: 2,
};
