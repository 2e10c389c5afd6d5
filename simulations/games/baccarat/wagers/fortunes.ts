/**
 * 99 Fortunes: the first four cards as one hand. The top award belongs to the seat whose rank came four times in one
 * suit; the draw does not touch the first four cards, so every seat has the same chances.
 */
import type { RANK_NAMES } from '../features/catalogue';
import { type BaccaratWager, loses, pays, type Row, when } from '../features/condition';
import type { BaccaratParameters } from '../parameters';

/** In the order of the seats: ace, 2, 3, then 5 to 10. There is no seat of the fours. */
const RANK_OF_SEAT = ['ace', 'two', 'three', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
const OWN = 'three';

const suitedQuads = (
  ids: string,
  label: string,
  isOf: (rank: (typeof RANK_NAMES)[number] | 'none') => boolean,
): Row => ({
  event: pays(ids, label),
  when: when(['firstFour.identical', 'player.rank1'], (identical, rank) => identical === 4 && isOf(rank)),
});

function suited({ seats }: BaccaratParameters): Row[] {
  const seated: readonly string[] = RANK_OF_SEAT.slice(0, seats);
  // Two seats are ace and two: the seat looked at is then the second.
  const own = seated.includes(OWN) ? OWN : 'two';
  return [
    suitedQuads('own-seat', 'Four of the rank of the player’s seat, of one suit', (rank) => rank === own),
    suitedQuads('other-seat', 'Four of the rank of another seat, of one suit', (rank) =>
      seated.includes(rank),
    ),
    suitedQuads('no-seat', 'Four of a rank that has no seat, of one suit', () => true),
    {
      event: pays('quads', 'Four of a kind, not of one suit'),
      when: when(['firstFour.alike'], (alike) => alike === 4),
    },
  ];
}

const trips: Row = {
  event: pays('trips', 'Three of a kind'),
  when: when(['firstFour.alike'], (alike) => alike === 3),
};
const suitedPair: Row = {
  event: pays('suited-pair', 'Two cards of one rank and one suit'),
  when: when(['firstFour.identical'], (identical) => identical >= 2),
};
const otherwise = loses('Anything else');
const explains = (wins: string) =>
  `The first four cards, two to each hand, hold ${wins} or better. Four of one rank and suit win the most, and the seat of that rank wins more than the others.`;

export const fortuneWagers = (parameters: BaccaratParameters): readonly BaccaratWager[] => [
  {
    id: 'first-four',
    label: '99 Fortunes, with two pairs',
    explains: explains('a pair of one rank and one suit'),
    rows: [
      ...suited(parameters),
      trips,
      {
        event: pays('two-pairs', 'Two pairs'),
        when: when(['firstFour.pairs'], (pairs) => pairs === 2),
      },
      suitedPair,
    ],
    otherwise,
    fromDecks: 4,
  },
  {
    id: 'first-four-suited-trips',
    label: '99 Fortunes, with suited three of a kind',
    explains: explains('a pair of one rank and one suit'),
    rows: [
      ...suited(parameters),
      {
        event: pays('suited-trips', 'Three of a kind, of one suit'),
        when: when(['firstFour.identical'], (identical) => identical === 3),
      },
      trips,
      suitedPair,
    ],
    otherwise,
    fromDecks: 4,
  },
];
