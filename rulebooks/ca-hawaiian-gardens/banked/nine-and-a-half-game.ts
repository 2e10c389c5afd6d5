import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';

export const nineAndAHalfGame: GameInput = {
  id: 'nine-and-a-half',
  label: '9½',
  clause: 'Nine and a Half 1(a)',
  family: 'nine-and-a-half',
  money: playerDealer('Nine and a Half 1(c)'),
  equipment:
    'Two to eight decks of 52 cards in a shoe, or four in an automated shuffling machine; a button for the player-dealer.',
  play: [
    'The player-dealer’s position goes clockwise, for two hands at most. The player-dealer banks the game; the house does not.',
    'The fees are collected, and players and the player-dealer put up their wagers.',
    'From the player-dealer’s left each player receives one card face up; the player-dealer’s is dealt face down.',
    'Aces count one, two to nine their face, tens and pictures a half.',
    'Each player in turn stands or draws card by card. Ten or more loses at once, whatever the player-dealer has.',
    'The player-dealer’s card is turned up, and the hand draws on 5½ or less and stands on 6 or more.',
    'The hand nearer to nine and a half without going over wins. Equal hands are a stand-off.',
  ],
  options: [
    {
      id: 'dealt-from',
      label: 'Dealt from',
      explains: 'Whether the cards come from a shoe or from an automated shuffling machine.',
      clause: 'Nine and a Half 12(b)',
      values: [
        { value: 'shoe', label: 'a shoe' },
        { value: 'machine', label: 'an automated shuffling machine' },
      ],
      default: 'shoe',
    },
    {
      id: 'decks',
      label: 'Decks',
      explains: 'How many decks of 52 cards are in play.',
      clause: 'Nine and a Half 12(c)',
      values: ['2', '3', '4', '5', '6', '7', '8'].map((value) => ({ value, label: `${value} decks` })),
      default: '4',
      sets: 'decks',
    },
    collectionOf('nine-and-a-half', 'Rates Nine and a Half 2'),
  ],
  wagers: [
    {
      id: 'player',
      label: 'Player',
      clause: 'Nine and a Half 20(b)',
      group: 'Against the player-dealer',
      explains:
        'Wins if the player’s hand is nearer to nine and a half than the player-dealer’s without going over, or if only the player-dealer goes over. Equal hands are a stand-off.',
      loses: 'The player goes over, or the player-dealer’s hand is nearer to nine and a half.',
      wager: 'player',
      paid: 'exactly',
      minimum: { 'nine-and-a-half': '6 to 5', win: '1 to 1', 'low-win': '1 to 1' },
    },
  ],
};
