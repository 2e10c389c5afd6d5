import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';

const GROUP = 'Against the player-dealer';
const BONUS = 'Bonus bets';

/** One to twelve. */
export const BLACKJACK_POKER_DECKS = Array.from({ length: 12 }, (_, at) => String(at + 1));

export const blackjackPokerGame: GameInput = {
  id: 'blackjack-poker',
  label: 'Blackjack Poker',
  clause: 'Blackjack Poker 3(a)',
  family: 'blackjack-poker',
  parameters: { aceAndTenAgainst21: 'wins', splitStake: 'equal' },
  money: playerDealer('Blackjack Poker 54(a)'),
  equipment:
    'One to twelve decks of 52 cards without jokers; a blackjack table for seven players and the player-dealer, with spaces for the game wager and the Perfect Pair Bonus Bet at each place.',
  play: [
    'After two hands the player-dealer’s position is offered clockwise. The player-dealer banks the game; the house does not.',
    'The fees are collected, and each player places a game wager.',
    {
      says: 'A player with a game wager may add a Perfect Pair Bonus Bet of no more than that.',
      wager: 'perfect-pair',
    },
    'Players get two cards each, face up, the player-dealer one face up and one face down. An ace counts one or eleven, pictures ten; two aces of hearts count 22.',
    {
      says: 'If the player-dealer shows an ace, a player may insure for half of the game wager.',
      wager: 'insurance',
    },
    'Under an ace or a ten the player-dealer’s other card is looked at: two aces of hearts or a blackjack, an ace and a ten, are shown at once.',
    'Each player draws, stands, doubles for one more card, splits two cards of one value, or surrenders half of the wager. Split aces get one card each.',
    'The player-dealer draws up to 16 and with a soft 17, and stands with more.',
    'The hand nearer to 21 wins; over 21 loses, but stands off if the player-dealer has 26 with three cards. Two aces of hearts beat all, a blackjack beats any other 21, and equal hands stand off.',
    { says: 'The Perfect Pair Bonus Bet is settled on the player’s first two cards.', wager: 'perfect-pair' },
    'Wagers settle clockwise from the player-dealer’s left, as far as the player-dealer’s money covers them; the rest goes back.',
  ],
  options: [
    {
      id: 'decks',
      label: 'Decks',
      explains:
        'How many decks of 52 cards are in play. With one deck no pair is of one suit, and nobody has two aces of hearts.',
      clause: 'Blackjack Poker 1(b)',
      values: BLACKJACK_POKER_DECKS.map((value) => ({
        value,
        label: value === '1' ? '1 deck' : `${value} decks`,
      })),
      default: '6',
      sets: 'decks',
      setsIn: { 'blackjack-side-wagers': 'decks' },
      open: true,
      recorded: ['2', '6', '12'],
    },
    collectionOf('blackjack-poker', 'Blackjack Poker 56', {
      free: ['Perfect Pair Bonus Bet', 'Insurance'],
    }),
  ],
  wagers: [
    {
      id: 'initial',
      label: 'Game wager',
      clause: 'Blackjack Poker 25',
      group: GROUP,
      explains:
        'The hand is nearer to 21 than the player-dealer’s without going over, or the player-dealer goes over; two aces of hearts beat all. Doubling and splitting stake more of the same.',
      loses:
        'The player goes over 21, or the player-dealer’s hand is better. Over 21 it goes back if the player-dealer has 26 with three cards.',
      wager: 'initial',
      paid: 'exactly',
      minimum: { 'two-aces-of-hearts': '3 to 1', blackjack: '6 to 5', win: '1 to 1' },
    },
    {
      id: 'insurance',
      label: 'Insurance',
      clause: 'Blackjack Poker 50(a)',
      group: GROUP,
      explains:
        'Open to everybody when the player-dealer shows an ace, for half of the game wager: the player-dealer has a blackjack or two aces of hearts, and the player neither.',
      loses: 'The player-dealer has neither, or the player has one of them too.',
      feeFree: true,
      family: 'blackjack-side-wagers',
      wager: 'insurance-of-all',
      besideName: 'when the player-dealer shows an ace, half of the game wager',
      atMost: { of: 'initial', share: '1/2' },
      paid: 'exactly',
      minimum: { 'dealer-alone': '2 to 1', both: 'lose' },
    },
    {
      id: 'perfect-pair',
      label: 'Perfect Pair Bonus Bet',
      clause: 'Blackjack Poker 41(a)',
      group: BONUS,
      explains: 'The first two cards dealt to the player are a pair, whatever happens then.',
      loses: 'The first two cards are no pair.',
      side: true,
      feeFree: true,
      family: 'blackjack-side-wagers',
      wager: 'perfect-pairs',
      paid: 'exactly',
      minimum: { 'perfect-pair': '25 to 1', 'coloured-pair': '12 to 1', 'mixed-pair': '6 to 1' },
    },
  ],
};
