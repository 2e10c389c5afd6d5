import type { GameInput } from '../../format/record';
import { EQUIPMENT, PLAY } from './baccarat';
import { banker, player, tie } from './base-wagers';
import { TABLES_WITH_SUITED_TRIPS, TABLES_WITH_TWO_PAIRS } from './fortunes-tables';
import {
  aggregateLimit,
  dealerTips,
  decks,
  layoutMarkings,
  oddsShown,
  optionalLimits,
  shuffling,
  vigorish,
} from './options';
import { paidByTable } from './printed';

/** The contribution to the meter is not printed: none, until the operator declares it. */
const PROGRESSIVE = { fixedPaidFrom: 'house', wager: '1', contribution: '0%', shared: 'one' } as const;

export const fortunesProgressive: GameInput = {
  id: 'fortunes-progressive',
  label: '99 Fortunes Progressive',
  clause: '30-2899.02',
  family: 'baccarat',
  proprietor: 'LNW Gaming Inc.',
  equipment: `${EQUIPMENT} The layout of 99 Fortunes, with numbered positions, sensors, keypad and meter.`,
  play: [
    'A progressive wager is placed on the sensor of the player’s position, beside a wager on the game.',
    ...PLAY,
    'The progressive is settled by the first four cards, two of each hand. Four of one rank and suit pay the meter to the position of that rank; positions are numbered 1, 2, 3 and 5 to 10, and the ace is 1.',
  ],
  options: [
    decks(),
    {
      id: 'seats',
      label: 'Positions with a rank',
      explains: 'How many numbered positions the layout has: 1, 2, 3, then from 5 on. There is no 4.',
      clause: '30-2899.02(4)',
      values: ['6', '7', '8', '9'].map((value) => ({ value, label: `${value} positions` })),
      default: '7',
      sets: 'seats',
      recorded: ['7'],
    },
    shuffling(),
    ...vigorish(),
    ...optionalLimits('30-2899.02(1)(a)'),
    aggregateLimit('30-2899.02(1)(b)'),
    layoutMarkings(),
    oddsShown(),
    dealerTips(),
  ],
  wagers: [
    player(),
    banker(),
    tie(),
    paidByTable(
      {
        id: 'fortunes',
        label: '99 Fortunes Progressive',
        clause: '30-2899.02(2)',
        wager: 'first-four',
        explains:
          'Wins if the first four cards, two of each hand, hold a pair of one rank and suit or better. Four of one rank and suit pay the meter to the position of that rank.',
      },
      TABLES_WITH_TWO_PAIRS,
      { progressive: PROGRESSIVE },
    ),
    {
      ...paidByTable(
        {
          id: 'fortunes-suited-trips',
          label: '99 Fortunes Progressive (P5 and P6)',
          clause: '30-2899.02(2)',
          wager: 'first-four-suited-trips',
          explains:
            'As the other tables, with a row of its own for three of a kind of one suit and no row for two pairs.',
        },
        TABLES_WITH_SUITED_TRIPS,
        { progressive: PROGRESSIVE },
      ),
      alternativeTo: 'fortunes',
    },
  ],
};
