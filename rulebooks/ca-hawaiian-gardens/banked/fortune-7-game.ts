import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';

type WagerInput = GameInput['wagers'][number];

const paidExactly = (wager: Omit<WagerInput, 'paid' | 'minimum'>, win: string): WagerInput => ({
  ...wager,
  paid: 'exactly',
  minimum: { win },
});

export const fortune7Game: GameInput = {
  id: 'fortune-7-baccarat',
  label: 'Fortune 7 Baccarat',
  clause: 'Fortune 7 1(a)',
  family: 'baccarat',
  money: playerDealer('Fortune 7 1(e)'),
  equipment:
    'Eight decks of 52 cards without jokers; a shoe or an automated shuffling machine; a baccarat table for seven players and the player-dealer, with five betting spaces for each seat.',
  play: [
    'After two rounds the player-dealer’s position is offered clockwise. The player-dealer banks the game; the house does not.',
    'The fees are collected, and players bet on the lines, on Tie, Dragon 9 and Dragon 7.',
    'Two hands of two cards each are dealt, all face up or all face down. Aces count one, two to nine their face, tens and pictures ten; only the last digit of a total counts.',
    'An eight or nine with two cards is a natural, and no third card is drawn.',
    'Otherwise the player’s hand draws on 0 to 5; then the banker’s hand draws or stays by the drawing chart.',
    'Wagers settle from the player-dealer’s left, as far as the player-dealer’s money covers them; the rest goes back.',
  ],
  options: [
    {
      id: 'decks',
      label: 'Decks',
      explains: 'How many decks of 52 cards are in play.',
      clause: 'Fortune 7 3(a)',
      values: [{ value: '8', label: '8 decks' }],
      default: '8',
      sets: 'decks',
    },
    collectionOf('fortune-7-baccarat', 'Fortune 7 54'),
  ],
  wagers: [
    paidExactly(
      {
        id: 'player',
        label: 'Player line',
        clause: 'Fortune 7 12',
        group: 'Lines',
        explains: 'Wins if the player’s hand is closer to nine. A tie is a stand-off.',
        wager: 'player',
      },
      '1 to 1',
    ),
    paidExactly(
      {
        id: 'banker',
        label: 'Banker line',
        clause: 'Fortune 7 13',
        group: 'Lines',
        explains:
          'Wins if the banker’s hand is closer to nine. A win with three cards that count seven is a stand-off, and so is a tie.',
        wager: 'banker-seven-pushes',
      },
      '1 to 1',
    ),
    paidExactly(
      {
        id: 'tie',
        label: 'Tie Bet',
        clause: 'Fortune 7 39',
        group: 'Tie and bonus bets',
        explains: 'Wins if both hands have the same total.',
        side: true,
        wager: 'tie',
      },
      '8 to 1',
    ),
    paidExactly(
      {
        id: 'dragon-9',
        label: 'Dragon 9',
        clause: 'Fortune 7 53',
        group: 'Tie and bonus bets',
        explains: 'Wins if one hand counts nine and the other zero.',
        loses: 'The hands end with any other two totals.',
        side: true,
        wager: 'nine-over-zero',
      },
      '25 to 1',
    ),
    paidExactly(
      {
        id: 'dragon-7',
        label: 'Dragon 7',
        clause: 'Fortune 7 45',
        group: 'Tie and bonus bets',
        explains: 'Wins if the banker’s hand wins with three cards that count seven.',
        loses: 'The banker’s hand loses or ties, or wins with two cards or another total.',
        side: true,
        wager: 'banker-three-card-seven',
      },
      '40 to 1',
    ),
  ],
};
