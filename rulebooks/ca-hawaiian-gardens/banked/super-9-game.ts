import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';
import { bankOnFiveAndSix, ninesDecks } from './nines-options';

export const super9Game: GameInput = {
  id: 'super-9',
  label: 'Super 9',
  clause: 'Super 9 1(b)',
  family: 'nines',
  parameters: { zeros: 12, mustDraw: 4 },
  money: playerDealer('Super 9 8(a)'),
  equipment:
    'Decks of 52 cards without sevens, eights, nines and tens, in a shoe; three dice in a brass cup; an action button and a button for the player-dealer; boxes for “Card” and “No-card”.',
  play: [
    'The player-dealer’s position goes clockwise, for two hands at most. The player-dealer banks the game; the house does not.',
    'The fees are collected, and all wagers are placed before the deal.',
    'The dice say which seat gets the first cards and the action button.',
    'Players and the player-dealer get three cards each, face down. Aces count one, two to six their face, pictures nothing; only the last digit of a sum counts.',
    'Each player in turn draws one card on 4 or less, stands on 7 or more, and chooses on 5 and 6.',
    'The player-dealer’s hand is turned up and follows the same rule.',
    'From the action button on, a higher total than the player-dealer’s wins. Equal totals are a stand-off, but the player-dealer wins ties of 0 and 1.',
  ],
  options: [
    ninesDecks('Super 9 1(b)', 1),
    bankOnFiveAndSix('Super 9 6(c)'),
    collectionOf('super-9', 'Rates Pan 9 2'),
  ],
  wagers: [
    {
      id: 'player',
      label: 'Player',
      clause: 'Super 9 7(b)',
      group: 'Against the player-dealer',
      explains:
        'Wins if the player’s hand totals more than the player-dealer’s. Equal totals are a stand-off, but those of 0 and 1 lose.',
      loses: 'The player-dealer’s hand totals more, or both total 0 or 1.',
      wager: 'player',
      paid: 'exactly',
      minimum: { win: '1 to 1', 'low-tie': 'lose' },
    },
  ],
};
