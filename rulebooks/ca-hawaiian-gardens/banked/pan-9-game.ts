import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';
import { bankOnFiveAndSix, ninesDecks } from './nines-options';

export const pan9Game: GameInput = {
  id: 'pan-9',
  label: 'Pan 9 with Bonus Tie Bet',
  clause: 'Pan 9 2(b)',
  family: 'nines',
  parameters: { zeros: 12, mustDraw: 4 },
  money: playerDealer('Pan 9 9(a)'),
  equipment:
    'Decks of 52 cards without sevens, eights, nines and tens, in a shoe; three dice in a brass cup; an action button and a button for the player-dealer; boxes for “Card” and “No-card”.',
  play: [
    'The player-dealer’s position goes clockwise, for two hands at most. The player-dealer banks the game; the house does not.',
    'The fees are collected, and all wagers are placed before the dice cup is opened.',
    { says: 'A player may add a Bonus Tie Bet of any size within the limits.', wager: 'bonus-tie' },
    'The dice say which seat gets the first cards and the action button.',
    'Players and the player-dealer get three cards each, face down. Aces count one, two to six their face, pictures nothing; only the last digit of a sum counts.',
    'Each player in turn draws one card on 4 or less, stands on 7 or more, and chooses on 5 and 6.',
    'The player-dealer’s hand is turned up and follows the same rule.',
    'From the action button on, a higher total than the player-dealer’s wins. Equal totals are a stand-off.',
  ],
  options: [
    ninesDecks('Pan 9 2(b)', 1),
    bankOnFiveAndSix('Pan 9 7(c)'),
    collectionOf('pan-9', 'Rates Pan 9 2'),
  ],
  wagers: [
    {
      id: 'player',
      label: 'Game wager',
      clause: 'Pan 9 8(b)',
      group: 'Against the player-dealer',
      explains:
        'Wins if the player’s hand totals more than the player-dealer’s. Equal totals are a stand-off.',
      wager: 'player',
      paid: 'exactly',
      minimum: { win: '1 to 1', 'low-tie': 'push' },
    },
    {
      id: 'bonus-tie',
      label: 'Bonus Tie Bet',
      clause: 'Pan 9 40',
      group: 'Bonus',
      explains:
        'Wins if the first three cards of the player and of the player-dealer total the same, and it is 7, 8 or 9.',
      loses: 'The first three cards of both total differently, or 6 or less.',
      side: true,
      family: 'nines-house-way',
      wager: 'natural-tie',
      parameters: { zeros: 12 },
      paid: 'by-table',
      damagedTables: [
        {
          id: 'not-printed',
          label: 'pays of the house',
          clause: 'Pan 9 40',
          rows: {},
          lost: ['nine', 'eight', 'seven'],
        },
      ],
    },
  ],
};
