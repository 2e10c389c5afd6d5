import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';
import { baccaratNineWagers, ZEROS } from './baccarat-nine-wagers';

export const baccaratNine2009Game: GameInput = {
  id: 'baccarat-9-2009',
  label: 'Baccarat 9, rules of 2009',
  clause: 'Baccarat Nine of 2009 3(a)',
  family: 'nines',
  parameters: { zeros: ZEROS, mustDraw: 4, bankCardsSeen: 2, nineEnds: 'yes' },
  money: playerDealer('Baccarat Nine of 2009 37(a)'),
  equipment:
    'Several decks of 52 cards, preferably six or eight, without sevens, eights and nines, with four more tens for each deck; a shoe; hit/stand buttons; a table with a numbered betting spot for each of up to eight players.',
  play: [
    'The player-dealer’s position is offered clockwise, for two hands at most. The player-dealer banks the game; the house does not.',
    'The fees are collected, and players bet on Player, Banker and Tie.',
    'The player’s hand is three cards face up, for all who bet on it; the bank’s one face down and two face up.',
    'Aces count one, two to six their face, other cards nothing; only the last digit of a sum counts.',
    'If either hand counts nine with three cards, no card is drawn.',
    'Otherwise the player’s hand draws on 0 to 4 and stands on 7 or 8. On 5 and 6 each who bet on it chooses; one card is drawn for all who want it.',
    'The bank’s hand is turned up. It draws on 5 or less and stands on 6 or more.',
    'The higher hand wins. Equal hands are a stand-off, but the bank wins those of 0 and 1.',
    'Banker and Tie are settled against the player’s hand by the house way, which draws on 5 or less.',
  ],
  options: [
    {
      id: 'decks',
      label: 'Decks',
      explains: 'How many decks, stripped and filled up with tens, are in play.',
      clause: 'Baccarat Nine of 2009 3(a)',
      values: ['2', '3', '4', '5', '6', '7', '8'].map((value) => ({ value, label: `${value} decks` })),
      default: '8',
      sets: 'decks',
      setsIn: { 'nines-house-way': 'decks' },
      recorded: ['2', '6', '8'],
    },
    collectionOf('baccarat-9-2009', 'Rates Baccarat 2'),
  ],
  wagers: baccaratNineWagers(
    {
      player: 'Baccarat Nine of 2009 12(c)',
      bank: 'Baccarat Nine of 2009 35(a)',
      tie: 'Baccarat Nine of 2009 35(c)',
    },
    'Banker',
    'yes',
  ),
};
