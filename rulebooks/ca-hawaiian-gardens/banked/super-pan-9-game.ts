import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';
import { bankOnFiveAndSix, ninesDecks } from './nines-options';

export const superPan9Game: GameInput = {
  id: 'super-pan-9',
  label: 'Super Pan 9 with Bonus Tie Bet',
  clause: 'Super Pan 9 37(a)',
  family: 'nines',
  parameters: { zeros: 12, mustDraw: 4 },
  money: playerDealer('Super Pan 9 37(c)'),
  equipment:
    'Two to twelve decks of 52 cards without sevens, eights, nines, tens and jokers, in a shoe; three dice in a cup; an action button and a white dealer button; a pai gow table for eight players, with two betting areas at each seat and areas for “Hit” and “No Hit”.',
  play: [
    'After two hands the player-dealer’s position is offered clockwise. The player-dealer banks the game; the house does not.',
    'The player-dealer shakes three dice, which say who gets the action button. The fees are collected, and players bet.',
    { says: 'A player with a base wager may add a Bonus Tie Bet.', wager: 'bonus-tie' },
    'From the action button on, players get three cards each, face down, and so does the player-dealer. Aces count one, two to six their face, pictures nothing; only the last digit of a sum counts.',
    'Each player in turn draws one card on 4 or less, stands on 7 or more, and chooses on 5 and 6.',
    'The player-dealer’s hand is turned up and follows the same rule.',
    'The hand closer to nine wins. Equal totals are a stand-off, but the player-dealer wins ties of 0 and 1.',
    'Wagers settle from the action button, as far as the player-dealer’s money covers them; the rest goes back.',
  ],
  options: [
    ninesDecks('Super Pan 9 1(a)', 2),
    bankOnFiveAndSix('Super Pan 9 13'),
    collectionOf('super-pan-9', 'Super Pan 9 39', { free: ['Bonus Tie Bet'] }),
  ],
  wagers: [
    {
      id: 'player',
      label: 'Base wager',
      clause: 'Super Pan 9 25',
      group: 'Against the player-dealer',
      explains:
        'Wins if the player’s hand totals more than the player-dealer’s. Equal totals are a stand-off, but those of 0 and 1 lose.',
      loses: 'The player-dealer’s hand totals more, or both total 0 or 1.',
      wager: 'player',
      paid: 'exactly',
      minimum: { win: '1 to 1', 'low-tie': 'lose' },
    },
    {
      id: 'bonus-tie',
      label: 'Bonus Tie Bet',
      clause: 'Super Pan 9 33',
      group: 'Bonus',
      explains:
        'Wins if the first three cards of the player and of the player-dealer total the same, and it is 7, 8 or 9.',
      loses: 'The first three cards of both total differently, or 6 or less.',
      side: true,
      feeFree: true,
      family: 'nines-house-way',
      wager: 'natural-tie',
      parameters: { zeros: 12 },
      paid: 'exactly',
      minimum: { nine: '10 to 1', eight: '40 to 1', seven: '10 to 1' },
    },
  ],
};
