import type { GameInput } from '../../format/record';
import { EQUIPMENT, PLAY } from './baccarat';
import { bankerSevenPushes, player, tie } from './base-wagers';
import {
  aggregateLimit,
  baseWager,
  dealerTips,
  decks,
  layoutMarkings,
  oddsShown,
  optionalLimits,
  shuffling,
} from './options';
import { forOne, paidByTable, paidExactly, rowsOf, table, to, WHOLE_METER } from './printed';

const CLAUSE = '30-2899.04(5)(g)';
const AGAINST_ZERO = ['suited', 'coloured', 'three-cards', 'two-cards'];
const EIGHT_OR_SEVEN = ['both-suited', 'both-coloured', 'both', 'suited', 'win'];

/** What goes to the meter and what starts it is not printed: nothing, until the operator declares it. */
const PROGRESSIVE = {
  fixedPaidFrom: 'house',
  fixedPaidFromEither: true,
  wager: '1',
  contribution: '0%',
  shared: 'split',
} as const;

export const ezBaccarat: GameInput = {
  id: 'ez-baccarat',
  label: 'EZ Baccarat',
  clause: '30-2899.04(1)',
  family: 'baccarat',
  proprietor: 'Galaxy Gaming Inc.',
  equipment: `${EQUIPMENT} The layout of EZ Baccarat; for the progressive sensors, keypad and meter.`,
  play: [
    ...PLAY,
    'No commission is taken; a banker’s win with three cards that total seven is a stand-off for the banker’s wager.',
    'Dragon 7, Panda 8 and the progressive are settled by the final hands.',
  ],
  options: [
    decks(),
    shuffling(),
    baseWager('30-2899.04(5)(e)(i)'),
    ...optionalLimits('30-2899.04(3)(a)'),
    aggregateLimit('30-2899.04(3)(b)'),
    layoutMarkings(),
    oddsShown(),
    dealerTips(),
  ],
  wagers: [
    player(),
    bankerSevenPushes('30-2899.04(2)'),
    tie(),
    paidExactly(
      {
        id: 'dragon-7',
        label: 'Dragon 7',
        clause: '30-2899.04(4)',
        wager: 'banker-three-card-seven',
        explains: 'Wins if the banker’s hand wins with three cards that total seven.',
      },
      to(40),
    ),
    paidExactly(
      {
        id: 'panda-8',
        label: 'Panda 8',
        clause: '30-2899.04(4)',
        wager: 'player-three-card-eight',
        explains: 'Wins if the player’s hand wins with three cards that total eight.',
      },
      to(25),
    ),
    paidByTable(
      {
        id: 'ez-progressive',
        label: 'EZ Baccarat Progressive (Paytables 1 and 2)',
        clause: '30-2899.04(5)(a)',
        wager: 'seven-against-zero',
        explains:
          'Wins if the banker has a seven against a player’s total of zero; pays most with three cards and all cards of both hands of one suit.',
      },
      [
        table(
          'paytable-1',
          'Paytable 1',
          CLAUSE,
          rowsOf(AGAINST_ZERO, [WHOLE_METER, forOne(250), forOne(75), forOne(60)]),
        ),
        table(
          'paytable-2',
          'Paytable 2',
          CLAUSE,
          rowsOf(AGAINST_ZERO, [WHOLE_METER, forOne(230), forOne(75), forOne(60)]),
        ),
      ],
      { progressive: PROGRESSIVE },
    ),
    {
      ...paidByTable(
        {
          id: 'ez-progressive-panda',
          label: 'EZ Baccarat Progressive (Paytable 3)',
          clause: '30-2899.04(5)(a)',
          wager: 'eight-or-seven',
          explains:
            'Wins on a Panda 8 or a Dragon 7; pays more if the winning hand is of one suit, and most if an eight beats a three-card seven with all six cards of one suit.',
        },
        [
          // The last row says “to 1”, the others “for 1”; see the ambiguity on the clause.
          table(
            'paytable-3',
            'Paytable 3',
            CLAUSE,
            rowsOf(EIGHT_OR_SEVEN, [WHOLE_METER, forOne(500), forOne(50), forOne(20), to(10)]),
          ),
        ],
        { progressive: PROGRESSIVE },
      ),
      alternativeTo: 'ez-progressive',
    },
  ],
};
