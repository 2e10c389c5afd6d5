import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';

/** Lines 1461 to 1468 from below: the banker's 0 to 7, for each third card of the player's. */
const CHART = [
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'SSSDDDDDSS',
  'SSSDDDDDSS',
  'SSSSSSSSSS',
  'SSSSSSSSSS',
];

export const baccaratGame: GameInput = {
  id: 'baccarat',
  label: 'Baccarat',
  clause: 'Baccarat 2(c)',
  family: 'baccarat',
  parameters: { chart: CHART },
  money: playerDealer('Baccarat 17'),
  equipment:
    'Several decks of 52 cards, preferably six to eight; a shoe or an automated shuffling machine; a batwing table for up to fourteen players.',
  play: [
    'After two hands the player-dealer’s position is offered clockwise. The player-dealer banks the game; the house does not.',
    'The fees are collected, and players bet on Player, Banker and Tie.',
    { says: 'A player with one of these bets may add the bonus wager.', wager: 'bonus' },
    'The player with the highest bet on the Player Hand receives its two cards face down; the Banker Hand receives two face down.',
    'Aces count one, two to nine their face, tens and pictures nothing; only the last digit of a sum counts.',
    'If either hand counts eight or nine with two cards, no card is drawn.',
    'Otherwise the Player Hand draws on 0 to 5; then the Banker Hand draws or stays by the drawing chart.',
    'The player-dealer pays what wins and collects what loses. Equal hands are a stand-off for Player and Banker bets.',
  ],
  options: [
    {
      id: 'decks',
      label: 'Decks',
      explains: 'How many decks of 52 cards are in play.',
      clause: 'Baccarat 2(a)',
      values: ['2', '3', '4', '5', '6', '7', '8'].map((value) => ({ value, label: `${value} decks` })),
      default: '8',
      sets: 'decks',
    },
    collectionOf('baccarat', 'Rates Baccarat 2', { free: ['Bonus Wager'] }),
  ],
  wagers: [
    {
      id: 'player',
      label: 'Player',
      clause: 'Baccarat 21',
      group: 'Hands',
      explains: 'Wins if the Player Hand counts more. Equal hands are a stand-off.',
      wager: 'player',
      paid: 'exactly',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'banker',
      label: 'Banker',
      clause: 'Baccarat 22',
      group: 'Hands',
      explains: 'Wins if the Banker Hand counts more. Equal hands are a stand-off.',
      wager: 'banker',
      paid: 'exactly',
      minimum: { win: '19 to 20' },
    },
    {
      id: 'tie',
      label: 'Tie',
      clause: 'Baccarat 23',
      group: 'Hands',
      explains: 'Wins if both hands count the same.',
      wager: 'tie',
      paid: 'exactly',
      minimum: { win: '8 to 1' },
    },
    {
      id: 'bonus',
      label: 'Bonus Wager',
      clause: 'Baccarat Bonus 1',
      group: 'Bonus',
      explains: 'Wins on a pair in either hand or in both, or on one suit, among the first four cards.',
      side: true,
      feeFree: true,
      wager: 'pairs-and-flush',
      paid: 'exactly',
      minimum: {
        pair: '3 to 1',
        flush: '10 to 1',
        'pair-flush': '10 to 1',
        'both-pairs': '40 to 1',
        'both-pairs-flush': '40 to 1',
      },
    },
  ],
};
