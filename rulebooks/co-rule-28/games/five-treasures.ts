import type { GameInput } from '../../format/record';
import { EQUIPMENT, PLAY } from './baccarat';
import { banker, player, tie } from './base-wagers';
import {
  aggregateLimit,
  baseWager,
  dealerTips,
  decks,
  layoutMarkings,
  oddsShown,
  optionalLimits,
  shuffling,
  vigorish,
} from './options';
import { paidByTable, table, to } from './printed';

const CLAUSE = '30-2899.01(5)';

const tables = (one: Record<string, string>, two = one) => [
  table('table-1', 'Pay Table 1', CLAUSE, one),
  table('table-2', 'Pay Table 2', CLAUSE, two),
];

export const fiveTreasures: GameInput = {
  id: 'five-treasures',
  label: '5 Treasures',
  clause: '30-2899.01(1)',
  family: 'baccarat',
  proprietor: 'LNW Gaming Inc.',
  equipment: `${EQUIPMENT} The layout of 5 Treasures.`,
  play: [...PLAY, 'Bonus wagers are settled by the final hands, by the pay table that is posted.'],
  options: [
    decks(),
    shuffling(),
    ...vigorish(),
    baseWager('30-2899.01(2)'),
    ...optionalLimits('30-2899.01(3)(a)'),
    aggregateLimit('30-2899.01(3)(b)'),
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
        id: 'fortune-7',
        label: 'Fortune 7',
        clause: '30-2899.01(5)(a)',
        wager: 'banker-three-card-seven',
        explains: 'Wins if the banker’s hand wins with three cards that total seven.',
      },
      tables({ win: to(40) }),
    ),
    paidByTable(
      {
        id: 'golden-8',
        label: 'Golden 8',
        clause: '30-2899.01(5)(b)',
        wager: 'player-three-card-eight',
        explains: 'Wins if the player’s hand wins with three cards that total eight.',
      },
      tables({ win: to(25) }),
    ),
    paidByTable(
      {
        id: 'heavenly-9',
        label: 'Heavenly 9',
        clause: '30-2899.01(5)(c)',
        wager: 'three-card-nines',
        explains: 'Wins if one hand, or both, has three cards that total nine, whichever hand wins.',
      },
      tables({ both: to(75), one: to(10) }),
    ),
    paidByTable(
      {
        id: 'blazing-7s',
        label: 'Blazing 7’s',
        clause: '30-2899.01(5)(d)',
        wager: 'both-sevens',
        explains: 'Wins if both hands total seven with three cards each; by Pay Table 2 also with two each.',
      },
      tables(
        { 'three-cards': to(400), 'two-cards': 'lose' },
        { 'three-cards': to(200), 'two-cards': to(50) },
      ),
    ),
    paidByTable(
      {
        id: 'cover-all',
        label: 'Cover All',
        clause: '30-2899.01(5)(e)',
        wager: 'sevens-eights-and-nines',
        explains: 'Wins if any of the other four bonus wagers wins by the table in use.',
      },
      tables(
        { 'three-card-sevens': to(6), 'two-card-sevens': 'lose', win: to(6) },
        { 'three-card-sevens': to(6), 'two-card-sevens': to(6), win: to(6) },
      ),
    ),
  ],
};
