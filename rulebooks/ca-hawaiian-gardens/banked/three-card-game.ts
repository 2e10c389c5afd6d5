import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';

const GROUP = 'Against the player-dealer';
const BONUS = 'Bonus bets';

export const threeCardGame: GameInput = {
  id: 'three-card-poker',
  label: 'Three Card Poker 6 Card Bonus',
  clause: 'Three Card 2(a)',
  family: 'three-card-poker',
  proprietor: 'SHFL Entertainment, Inc.',
  parameters: {
    dealerQualifies: 'queen-high',
    play: 1,
    ties: 'stand-off',
    dealerShows: 'one-card',
    unqualifiedAnte: 'better-hand',
    anteBonus: 'none',
  },
  money: playerDealer('Three Card 54(d)'),
  equipment:
    'Two decks of 52 cards without jokers, of which one is in play; a shuffling machine for one deck; a blackjack table with eight places, areas for Ante, Play, Pair Plus and 6 Card Bonus, and a drop box.',
  play: [
    'After two hands the player-dealer’s position is offered clockwise. The player-dealer banks the game; the house does not.',
    'The fees are collected, and each player places an ante.',
    { says: 'A player with an ante may add a Pair Plus wager.', wager: 'pair-plus' },
    { says: 'A player with an ante may add a 6 Card Bonus wager.', wager: 'six-card-bonus' },
    'Players and the player-dealer get three cards each, face down; then the player-dealer’s bottom card is turned up.',
    'Each player places a play wager equal to the ante, or folds and loses the ante.',
    'The player-dealer’s hand is turned up. With less than queen high it does not qualify: the play wager goes back, and the ante is paid to a better hand and goes back to any other.',
    'If it qualifies, the better hand wins ante and play, at even money. Equal hands win nothing.',
    {
      says: 'Pair Plus is settled on the player’s own cards, from a pair up; a player who folds loses it.',
      wager: 'pair-plus',
    },
    {
      says: 'The 6 Card Bonus is settled on the best five of the player’s three cards and the player-dealer’s, after a fold too.',
      wager: 'six-card-bonus',
    },
    'Wagers settle from the player-dealer’s left, as far as the player-dealer’s money covers them; the rest goes back.',
  ],
  options: [collectionOf('three-card-poker', 'Three Card 111')],
  wagers: [
    {
      id: 'ante',
      label: 'Ante',
      clause: 'Three Card 30(a)',
      group: GROUP,
      explains:
        'Wins for the player who stays in with the better hand, whether or not the player-dealer qualifies.',
      loses: 'The player folds, or the player-dealer has queen high or better and the better hand.',
      wager: 'ante',
      paid: 'exactly',
      minimum: { 'dealer-not-qualified': '1 to 1', win: '1 to 1' },
    },
    {
      id: 'play',
      label: 'Play',
      clause: 'Three Card 30(b)',
      group: GROUP,
      explains:
        'Placed to stay in, equal to the ante: wins with the better hand and goes back if the player-dealer has less than queen high.',
      loses: 'The player-dealer has queen high or better and the better hand.',
      besideName: 'if the player-dealer has queen high or better, otherwise returned',
      wager: 'play',
      paid: 'exactly',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'pair-plus',
      label: 'Pair Plus',
      clause: 'Three Card 55(a)',
      group: BONUS,
      explains:
        'Wins if the player’s own three cards are a pair or better, whatever the player-dealer holds.',
      loses: 'The player’s own three cards are less than a pair, or the player folds.',
      side: true,
      family: 'three-card-side-wagers',
      wager: 'pair-plus-with-mini-royal',
      paid: 'exactly',
      minimum: {
        'mini-royal': '200 to 1',
        'straight-flush': '40 to 1',
        'three-of-a-kind': '30 to 1',
        straight: '6 to 1',
        flush: '3 to 1',
        pair: '1 to 1',
      },
    },
    {
      id: 'six-card-bonus',
      label: '6 Card Bonus',
      clause: 'Three Card 72(a)',
      group: BONUS,
      explains:
        'Wins if the best five of the player’s three cards and the player-dealer’s three are three of a kind or better, whether or not the player folds.',
      loses: 'The best five of the six cards are less than three of a kind.',
      side: true,
      family: 'six-card-bonus',
      wager: 'six-card-bonus',
      paid: 'exactly',
      minimum: {
        'royal-flush': '1000 to 1',
        'straight-flush': '200 to 1',
        'four-of-a-kind': '100 to 1',
        'full-house': '20 to 1',
        flush: '15 to 1',
        straight: '10 to 1',
        'three-of-a-kind': '7 to 1',
      },
    },
  ],
};
