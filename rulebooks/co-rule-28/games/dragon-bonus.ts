import type { GameInput } from '../../format/record';
import { EQUIPMENT, PLAY } from './baccarat';
import { banker, type Hand, player, tie } from './base-wagers';
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
import { paidByTable, rowsOf, table, to } from './printed';

const CLAUSE = '30-2899.03(5)';
const EVENTS = ['by-9', 'by-8', 'by-7', 'by-6', 'by-5', 'by-4', 'natural'];

const printed = (number: number, odds: number[]) =>
  table(`table-${number}`, `Pay Table ${number}`, CLAUSE, rowsOf(EVENTS, odds.map(to)));

const HAND: Record<Hand, string> = { player: 'Player’s Hand', banker: 'Banker’s Hand' };

const dragonBonusOn = (hand: Hand) =>
  paidByTable(
    {
      id: `dragon-bonus-${hand}`,
      label: `Dragon Bonus, ${HAND[hand]}`,
      clause: '30-2899.03(2)',
      wager: `dragon-bonus-${hand}`,
      explains: `Wins if the ${hand}’s hand wins with a natural, or by four points or more without one. A tie of naturals is a stand-off.`,
    },
    [
      printed(1, [30, 10, 6, 4, 2, 1, 1]),
      printed(2, [20, 8, 7, 4, 3, 1, 1]),
      // Six and seven points share a row, and so do four and five.
      printed(3, [30, 10, 4, 4, 2, 2, 1]),
    ],
  );

export const dragonBonus: GameInput = {
  id: 'dragon-bonus',
  label: 'Dragon Bonus',
  clause: '30-2899.03(1)',
  family: 'baccarat',
  proprietor: 'LNW Gaming Inc.',
  equipment: `${EQUIPMENT} The layout of the Dragon Bonus.`,
  play: [
    ...PLAY,
    'The Dragon Bonus is settled by how the hand it was placed on wins: with a natural, or by how many points.',
  ],
  options: [
    decks(),
    shuffling(),
    ...vigorish(),
    baseWager('30-2899.03(2)'),
    ...optionalLimits('30-2899.03(3)(a)'),
    aggregateLimit('30-2899.03(3)(b)'),
    layoutMarkings(),
    oddsShown(),
    dealerTips(),
  ],
  wagers: [player(), banker(), tie(), dragonBonusOn('player'), dragonBonusOn('banker')],
};
