import type { GameInput } from '../../format/record';
import { EQUIPMENT, PLAY } from './baccarat';
import { player, tie } from './base-wagers';
import { baseWager, dealerTips, decks, layoutMarkings, oddsShown, shuffling } from './options';
import { paidByTable, paidExactly, table, to } from './printed';
import { bankerEitherWay, vigorishOrNone, WITHOUT_COMMISSION } from './with-or-without-commission';

const at = (part: string) => `30-2899.06(6)${part}`;

/** Six or eight decks, never seven. */
const sixOrEight = () => {
  const all = decks();
  return {
    ...all,
    clause: '30-2899.06(1)',
    values: all.values.filter(({ value }) => ['6', '8'].includes(value)),
  };
};

const option = (number: number, odds: number) =>
  table(`option-${number}`, `Option #${number}`, at('(c)'), { win: to(odds) });

export const infiniteFortune: GameInput = {
  id: 'infinite-fortune',
  label: 'Infinite Fortune Baccarat',
  clause: '30-2899.06',
  validFrom: '2022-08-14',
  family: 'baccarat',
  proprietor: 'Seven Aces',
  equipment: `${EQUIPMENT.replace(/^[^;]*;/, 'Six or eight decks of 52 cards without jokers;')} The layout of Infinite Fortune.`,
  play: [...PLAY, WITHOUT_COMMISSION, 'The additional wagers are settled after the hand is complete.'],
  options: [
    sixOrEight(),
    shuffling(),
    ...vigorishOrNone('30-2899.06(3)'),
    baseWager('30-2899.06(4)'),
    layoutMarkings(),
    oddsShown(),
    dealerTips('every wager that the player has made as well'),
  ],
  wagers: [
    player(),
    bankerEitherWay('30-2899.06(3)'),
    tie(),
    paidExactly(
      {
        id: 'supershot',
        label: 'Supershot, three-card nine over three-card eight',
        clause: at('(b)'),
        wager: 'three-card-nine-over-three-card-eight',
        explains: 'Wins if one hand has three cards that total nine and beats three cards that total eight.',
      },
      to(200),
    ),
    paidByTable(
      {
        id: 'supershot-natural',
        label: 'Supershot Natural',
        clause: at('(c)'),
        wager: 'two-card-nine-over-two-card-eight',
        explains: 'Wins if one hand has a natural nine and beats a natural eight.',
      },
      [option(1, 50), option(2, 45), option(3, 40)],
    ),
    paidExactly(
      {
        id: 'supershot-any',
        label: 'Supershot, any eight over any seven',
        clause: at('(d)'),
        wager: 'eight-over-seven',
        explains:
          'Wins if one hand has a total of eight and beats a total of seven, with any number of cards.',
      },
      to(25),
    ),
    paidExactly(
      {
        id: 'super-7',
        label: 'Super 7',
        clause: at('(e)'),
        wager: 'banker-three-card-seven',
        explains: 'Wins if the banker’s hand wins with three cards that total seven.',
      },
      to(40),
    ),
    paidExactly(
      {
        id: 'fortune-8',
        label: 'Fortune 8',
        clause: at('(f)'),
        wager: 'player-three-card-eight',
        explains: 'Wins if the player’s hand wins with three cards that total eight.',
      },
      to(25),
    ),
    paidExactly(
      {
        id: 'banker-pair',
        label: 'Banker Pair',
        clause: at('(g)'),
        wager: 'banker-pair',
        explains: 'Wins if the first two cards of the banker’s hand have the same rank.',
      },
      to(11),
    ),
    paidExactly(
      {
        id: 'player-pair',
        label: 'Player Pair',
        clause: at('(h)'),
        wager: 'player-pair',
        explains: 'Wins if the first two cards of the player’s hand have the same rank.',
      },
      to(11),
    ),
  ],
};
