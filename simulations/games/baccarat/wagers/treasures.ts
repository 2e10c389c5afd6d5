/** The wagers on sevens, eights and nines that are sold together: 5 Treasures, and Eternal Baccarat under other names. */
import { type BaccaratWager, type Condition, loses, pays, when } from '../features/condition';

const HANDS = ['player.total', 'player.cards', 'banker.total', 'banker.cards'] as const;

const both = (total: number, cards: number): Condition =>
  when(
    HANDS,
    (players, playersCards, bankers, bankersCards) =>
      players === total && bankers === total && playersCards === cards && bankersCards === cards,
  );
const either = (total: number, cards: number): Condition =>
  when(
    HANDS,
    (players, playersCards, bankers, bankersCards) =>
      (players === total && playersCards === cards) || (bankers === total && bankersCards === cards),
  );

const threeCardNines = {
  event: pays('both', 'Both hands have a three-card nine'),
  when: both(9, 3),
};

export const TREASURE_WAGERS: readonly BaccaratWager[] = [
  {
    id: 'three-card-nines',
    label: 'Three-card nines',
    explains: 'One hand or both have three cards that total nine, whichever hand wins.',
    rows: [threeCardNines, { event: pays('one', 'One hand has a three-card nine'), when: either(9, 3) }],
    otherwise: loses('No three-card nine'),
  },
  {
    id: 'both-sevens',
    label: 'Both hands seven',
    explains: 'Both hands total seven with the same number of cards.',
    rows: [
      { event: pays('three-cards', 'Both hands have a three-card seven'), when: both(7, 3) },
      { event: pays('two-cards', 'Both hands have a two-card seven'), when: both(7, 2) },
    ],
    otherwise: loses('Anything else'),
  },
  {
    id: 'sevens-eights-and-nines',
    label: 'Sevens, eights and nines',
    explains:
      'The banker wins with a three-card seven, the player wins with a three-card eight, a hand has a three-card nine, or both hands total seven with the same number of cards.',
    rows: [
      { event: pays('three-card-sevens', 'Both hands have a three-card seven'), when: both(7, 3) },
      { event: pays('two-card-sevens', 'Both hands have a two-card seven'), when: both(7, 2) },
      {
        event: pays(
          'win',
          'A hand has a three-card nine, the banker wins with a three-card seven or the player wins with a three-card eight',
        ),
        when: when(
          ['winner', ...HANDS],
          (winner, players, playersCards, bankers, bankersCards) =>
            (winner === 'banker' && bankers === 7 && bankersCards === 3) ||
            (winner === 'player' && players === 8 && playersCards === 3) ||
            (players === 9 && playersCards === 3) ||
            (bankers === 9 && bankersCards === 3),
        ),
      },
    ],
    otherwise: loses('Anything else'),
  },
];
