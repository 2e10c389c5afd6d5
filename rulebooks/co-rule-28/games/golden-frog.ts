import type { GameInput } from '../../format/record';
import { EQUIPMENT, PLAY } from './baccarat';
import { player, tie } from './base-wagers';
import { anyDecks, baseWager, dealerTips, layoutMarkings, oddsShown, shuffling } from './options';
import { paidExactly, to } from './printed';
import { bankerEitherWay, vigorishOrNone, WITHOUT_COMMISSION } from './with-or-without-commission';

const CLAUSE = '30-2899.05(4)';

const wins = (id: string, label: string, wager: string, odds: number, explains: string) =>
  paidExactly({ id, label, clause: CLAUSE, wager, explains }, to(odds));

export const goldenFrog: GameInput = {
  id: 'golden-frog',
  label: 'Golden Frog Baccarat',
  clause: '30-2899.05',
  validFrom: '2021-11-14',
  family: 'baccarat',
  proprietor: 'Empire Technological Group, Inc.',
  equipment: `${EQUIPMENT.replace(/^[^;]*;/, 'Any number of decks of 52 cards without jokers;')} The layout of Golden Frog.`,
  play: [...PLAY, WITHOUT_COMMISSION, 'The optional wagers are settled after the standard hand is decided.'],
  options: [
    anyDecks('30-2899.05(1)'),
    shuffling(),
    ...vigorishOrNone('30-2899.05(5)'),
    baseWager('30-2899.05(2)'),
    layoutMarkings(),
    oddsShown(),
    dealerTips(),
  ],
  wagers: [
    player(),
    bankerEitherWay('30-2899.05(5)'),
    tie(),
    wins(
      'three-card-nine-over-seven',
      'Three-card nine over three-card seven',
      'three-card-nine-over-three-card-seven',
      200,
      'Wins if one hand has three cards that total nine and beats three cards that total seven.',
    ),
    wins(
      'three-card-nine-over-one',
      'Three-card nine over three-card one',
      'three-card-nine-over-three-card-one',
      150,
      'Wins if one hand has three cards that total nine and beats three cards that total one.',
    ),
    wins(
      'two-card-nine-over-seven',
      'Two-card nine over two-card seven',
      'two-card-nine-over-two-card-seven',
      50,
      'Wins if one hand has two cards that total nine and beats two cards that total seven.',
    ),
    wins(
      'eight-over-six',
      'Eight over six',
      'eight-over-six',
      25,
      'Wins if one hand has a total of eight and beats a total of six, with any number of cards.',
    ),
    wins(
      'jin-chan',
      'Jin Chan',
      'banker-three-card-seven',
      40,
      'Wins if the banker’s hand wins with three cards that total seven.',
    ),
    wins(
      'koi',
      'Koi',
      'player-three-card-eight',
      25,
      'Wins if the player’s hand wins with three cards that total eight.',
    ),
  ],
};
