import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';

/** An automatic shuffler holds four, a shoe eight. */
export const HAWAIIAN_DECKS = ['4', '8'];

export const hawaiianGame: GameInput = {
  id: 'hawaiian-blackjack',
  label: 'Hawaiian Blackjack',
  clause: 'Hawaiian Blackjack 2',
  family: 'hawaiian-blackjack',
  parameters: {
    over: 'loses',
    soft19: 'stands',
    surrender: 'after-look',
    afterSplit: 'ranked',
    pair: 'rank',
    hands: 4,
    jokers: 'once',
  },
  money: playerDealer('Hawaiian Blackjack 37(a)'),
  equipment:
    'Eight decks of 56 cards, with four jokers each, in a dealing shoe, or four in an automated shuffle machine; a table for seven players and the player-dealer; a button that says who banks.',
  play: [
    'The player-dealer’s position goes clockwise, for two hands at most. The player-dealer banks the game; the house does not.',
    'The fees are collected, and each player places a wager.',
    'Players get two cards each, face up, the player-dealer one face up and one face down. A joker counts two or twelve and is not wild, an ace one or eleven, pictures ten.',
    'Under an ace, a joker or a ten the player-dealer’s other card is looked at: two aces, or a joker and a ten, are turned up at once.',
    'A player’s two aces win 1½ to 1 at once.',
    'Each player draws, stands, doubles on two cards for one more, splits a pair into up to four hands, or surrenders half of the wager on two cards. Split jokers get one card each.',
    'The player-dealer draws up to 17 and with a soft 18, and stands with more, also where all players are over 22.',
    'The hand nearer to 22 wins. Of two hands over 22 the nearer wins as well; one hand over 22 loses. Equal hands stand off, but the player loses with 18 against 18.',
    'The card under the player-dealer’s says which seat is settled first. Wagers settle as far as the player-dealer’s money covers them.',
  ],
  options: [
    {
      id: 'decks',
      label: 'Decks',
      explains: 'How many decks of 56 cards are in play: eight in a dealing shoe, four in a shuffle machine.',
      clause: 'Hawaiian Blackjack 16(b)',
      values: [
        { value: '8', label: '8 decks, in a shoe' },
        { value: '4', label: '4 decks, in a shuffle machine' },
      ],
      default: '8',
      sets: 'decks',
      setsIn: { 'hawaiian-first-cards': 'decks' },
      open: true,
      recorded: HAWAIIAN_DECKS,
    },
    collectionOf('hawaiian-blackjack', 'Rates Baccarat 2'),
  ],
  wagers: [
    {
      id: 'initial',
      label: 'Game wager',
      clause: 'Hawaiian Blackjack 17(a)',
      group: 'Against the player-dealer',
      explains:
        'The hand is nearer to 22 than the player-dealer’s without going over, or the player-dealer goes over; of two hands over 22 the nearer wins. Two aces win at once. Doubling and splitting stake more of the same.',
      loses: 'The player-dealer’s hand is nearer to 22, the player alone goes over 22, or both hands are 18.',
      wager: 'initial',
      paid: 'exactly',
      minimum: { 'two-aces': '3 to 2', blackjack: '1 to 1', win: '1 to 1' },
    },
  ],
};
