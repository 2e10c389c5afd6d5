import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';
import { baccaratNineWagers, ZEROS } from './baccarat-nine-wagers';

export const baccaratNineGame: GameInput = {
  id: 'baccarat-9',
  label: 'Baccarat 9, undated rules',
  clause: 'Baccarat Nine 3(a)',
  family: 'nines',
  parameters: { zeros: ZEROS, mustDraw: 3, bankCardsSeen: 1 },
  money: playerDealer('Baccarat Nine 36(a)'),
  equipment:
    'Six or eight decks of 52 cards without sevens, eights, nines and tens, with eight more cards that count nothing for each deck; a shoe; an action button; a table for up to eight players, with three, six or nine betting circles at each seat.',
  play: [
    'The player-dealer’s position goes clockwise, for two hands at most. The player-dealer banks the game; the house does not.',
    'The fees are collected, and players bet on Player, Bank and Tie; wagers on Player begin on the stand line.',
    'The player’s hand is three cards face up, for all who bet on it; the bank’s two face down and one face up.',
    'Aces count one, two to six their face, other cards nothing; only the last digit of a sum counts.',
    'The player’s hand draws on 0 to 3 and stands on 7 to 9. On 4 to 6 each who bet on it chooses; one card is drawn for all who want it.',
    'The bank’s hand is turned up. It draws on 5 or less and stands on 6 or more.',
    'The higher hand wins. Equal hands are a stand-off, but the bank wins those of 0 and 1.',
    'Bank and Tie are settled against the player’s hand by the house way, which draws on 5 or less.',
  ],
  options: [
    {
      id: 'decks',
      label: 'Decks',
      explains: 'How many decks, stripped and filled up with cards that count nothing, are in play.',
      clause: 'Baccarat Nine 3(b)',
      values: ['6', '8'].map((value) => ({ value, label: `${value} decks` })),
      default: '8',
      sets: 'decks',
      setsIn: { 'nines-house-way': 'decks' },
    },
    collectionOf('baccarat-9', 'Baccarat Nine 40'),
  ],
  wagers: baccaratNineWagers(
    { player: 'Baccarat Nine 13(c)', bank: 'Baccarat Nine 29(a)', tie: 'Baccarat Nine 31(a)' },
    'Bank',
    'no',
  ),
};
