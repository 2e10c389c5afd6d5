/** The three wagers every table has, and the ways in which a banker's win is paid without commission. */
import { type BaccaratWager, loses, pays, pushes, when } from '../features/condition';

const tied = when(['winner'], (winner) => winner === 'tie');
const playerWins = when(['winner'], (winner) => winner === 'player');
const bankerWins = when(['winner'], (winner) => winner === 'banker');
const threeCardSeven = when(
  ['winner', 'banker.total', 'banker.cards'],
  (winner, total, cards) => winner === 'banker' && total === 7 && cards === 3,
);
const tie = { event: pushes('tie', 'A tie'), when: tied };
const otherwise = loses('The player wins');

export const MAIN_WAGERS: readonly BaccaratWager[] = [
  {
    id: 'player',
    label: 'Player',
    explains: 'The player’s hand has the higher total. A tie is a stand-off.',
    rows: [{ event: pays('win', 'The player wins'), when: playerWins }, tie],
    otherwise: loses('The banker wins'),
  },
  {
    id: 'banker',
    label: 'Banker',
    explains: 'The banker’s hand has the higher total. A tie is a stand-off.',
    rows: [{ event: pays('win', 'The banker wins'), when: bankerWins }, tie],
    otherwise,
  },
  {
    id: 'banker-six-apart',
    label: 'Banker, a win with six paid differently',
    explains:
      'The banker’s hand has the higher total; a win with a total of six has odds of its own. A tie is a stand-off.',
    rows: [
      {
        event: pays('win-with-six', 'The banker wins with a total of six'),
        when: when(['winner', 'banker.total'], (winner, total) => winner === 'banker' && total === 6),
      },
      { event: pays('win', 'The banker wins with any other total'), when: bankerWins },
      tie,
    ],
    otherwise,
  },
  {
    id: 'banker-seven-pushes',
    label: 'Banker, three-card seven a stand-off',
    explains:
      'The banker’s hand has the higher total. A win with three cards that total seven is a stand-off, as a tie is.',
    rows: [
      {
        event: pushes('three-card-seven', 'The banker wins with a three-card seven'),
        when: threeCardSeven,
      },
      { event: pays('win', 'The banker wins with anything else'), when: bankerWins },
      tie,
    ],
    otherwise,
  },
  {
    id: 'banker-seven-apart',
    label: 'Banker, a three-card seven paid differently',
    explains:
      'The banker’s hand has the higher total; a win with three cards that total seven has odds of its own, and so has a tie.',
    rows: [
      { event: pays('three-card-seven', 'The banker wins with a three-card seven'), when: threeCardSeven },
      { event: pays('win', 'The banker wins with anything else'), when: bankerWins },
      { event: pays('tie', 'A tie'), when: tied },
    ],
    otherwise,
  },
  {
    id: 'banker-charged-on-tie',
    label: 'Banker, charged on a tie',
    explains:
      'The banker’s hand has the higher total. A tie costs a part of the wager in place of a commission.',
    rows: [
      { event: pays('win', 'The banker wins'), when: bankerWins },
      { event: pays('tie', 'A tie'), when: tied },
    ],
    otherwise,
  },
  {
    id: 'tie',
    label: 'Tie',
    explains: 'Both hands have the same total.',
    rows: [{ event: pays('win', 'A tie'), when: tied }],
    otherwise: loses('One hand wins'),
  },
];
