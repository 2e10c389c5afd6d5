import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';

const GROUP = 'Against the player-dealer';

export const caribbeanStudGame: GameInput = {
  id: 'caribbean-stud-poker',
  label: 'Caribbean Stud Poker',
  clause: 'Caribbean Stud 1',
  family: 'casino-stud',
  parameters: {
    dealerQualifies: 'ace-king',
    raise: 2,
    ties: 'stand-off',
    handOrder: 'flush-above-full-house',
  },
  money: playerDealer('Caribbean Stud 34(a)'),
  equipment:
    'One deck of 52 cards in play, of the eight kept for a shoe or the four for an automated shuffling machine; a button for the player-dealer; seven positions beside the player-dealer’s, each with a place for the ante and one for the call bet.',
  play: [
    'The player-dealer’s position goes clockwise, for two hands at most. The player-dealer banks the game; the house does not.',
    'The fees are collected, and each player places an ante.',
    'Players and the player-dealer get five cards each, face down; then the player-dealer’s top card is turned up.',
    'Each player places a call bet of exactly twice the ante, or folds and loses the ante.',
    'The player-dealer’s other cards are turned up one by one. The last one says which position is settled first.',
    'With less than an ace and a king the player-dealer’s hand does not qualify: the ante is paid even money and the call bet goes back.',
    'If it qualifies, the better hand wins: for the player, even money on the ante and the odds of the hand on the call bet; for the player-dealer, both. Equal hands win nothing.',
    'A flush ranks above a full house, as the game’s own list of hands has it.',
    'Of each hand the ante settles first, then the call bet, as far as the player-dealer’s money covers them.',
  ],
  options: [collectionOf('caribbean-stud-poker', 'Rates Three Card 2')],
  wagers: [
    {
      id: 'ante',
      label: 'Ante',
      clause: 'Caribbean Stud 14',
      group: GROUP,
      explains:
        'Wins for the player who calls and has the better hand, or if the player-dealer has less than an ace and a king.',
      loses: 'The player folds, or the player-dealer has an ace and a king or better and the better hand.',
      wager: 'ante',
      minimum: { 'dealer-not-qualified': '1 to 1', win: '1 to 1' },
    },
    {
      id: 'call',
      label: 'Call bet',
      clause: 'Caribbean Stud 16(c)',
      group: GROUP,
      explains:
        'Placed to stay in, twice the ante: pays by the player’s hand if the player-dealer qualifies and is beaten, and goes back if the player-dealer has less than an ace and a king.',
      loses: 'The player-dealer has an ace and a king or better and the better hand.',
      besideName: 'if the player-dealer has ace-king or better, otherwise returned',
      wager: 'raise',
      minimum: {
        'royal-flush': '10 to 1',
        'straight-flush': '9 to 1',
        'four-of-a-kind': '8 to 1',
        'full-house': '7 to 1',
        flush: '6 to 1',
        straight: '5 to 1',
        'three-of-a-kind': '3 to 1',
        'two-pairs': '2 to 1',
        'pair-or-less': '1 to 1',
      },
    },
  ],
};
