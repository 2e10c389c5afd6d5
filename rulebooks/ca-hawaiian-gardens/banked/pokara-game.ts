import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';

const GROUP = 'Against the player-dealer';
const BONUS = 'Bonus bets';

/** Three at least; the analysis takes up to twenty. */
export const POKARA_DECKS = Array.from({ length: 18 }, (_, at) => String(at + 3));

export const pokaraGame: GameInput = {
  id: 'pokara',
  label: 'Pokara',
  clause: 'Pokara 1(a)',
  family: 'pokara',
  parameters: { flushes: 'pairs-first', improves: 'hand' },
  money: playerDealer('Pokara 38(a)'),
  equipment:
    'Three decks or more, preferably twenty, of which only aces, kings, queens, jacks and tens are in play; a blackjack table for seven players and the player-dealer; a tile that says who banks.',
  play: [
    'After two hands the player-dealer’s position is offered clockwise. The player-dealer banks the game; the house does not.',
    'The fees are collected, and each player places the initial wager.',
    { says: 'A player with an initial wager may add a bonus bet of no more than that.', wager: 'bonus' },
    {
      says: 'A player with an initial wager may add a bonus bet of no more than that.',
      wager: 'first-bonus',
    },
    'Each player gets three cards face up; the player-dealer gets two face down and the third face up.',
    'Each player in turn stands, or discards one card for a new one. Who draws may double the wager first, and has to with a pair or better.',
    'A hand that draws and does not rank higher than before loses at once.',
    'The player-dealer’s hand is turned up. It discards and draws by the House Way, or stands. If it draws and does not improve, it loses to every hand that is left.',
    'The better hand wins, at even money. Equal hands win nothing.',
    { says: 'The bonus bet is settled on the three cards that were dealt.', wager: 'bonus' },
    { says: 'The bonus bet is settled on the three cards that were dealt.', wager: 'first-bonus' },
    'Wagers settle clockwise from the player-dealer’s left, as far as the player-dealer’s money covers them; the rest goes back.',
  ],
  options: [
    {
      id: 'decks',
      label: 'Decks',
      explains: 'How many decks, of tens to aces only, are in play.',
      clause: 'Pokara 2(a)',
      values: POKARA_DECKS.map((value) => ({ value, label: `${value} decks` })),
      default: '20',
      sets: 'packs',
      setsIn: { 'pokara-bonus': 'packs' },
      open: true,
      recorded: ['3', '8', '20'],
    },
    collectionOf('pokara', 'Rates Baccarat 2', { free: ['Bonus Bet'] }),
  ],
  wagers: [
    {
      id: 'initial',
      label: 'Initial wager',
      clause: 'Pokara 20',
      group: GROUP,
      explains:
        'The player’s hand, after drawing or standing, is better than the player-dealer’s, or the player-dealer draws and does not improve.',
      loses: 'The player-dealer has the better hand, or the player draws and does not improve.',
      wager: 'initial',
      paid: 'exactly',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'double',
      label: 'Double',
      clause: 'Pokara 23(a)',
      group: GROUP,
      explains: 'As much again, placed before a card is drawn, and settled like the initial wager.',
      loses: 'The player-dealer has the better hand, or the player draws and does not improve.',
      wager: 'double',
      paid: 'exactly',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'bonus',
      label: 'Bonus Bet (best for clubs)',
      clause: 'Pokara Bonus 1(a)',
      group: BONUS,
      explains:
        'The three cards dealt to the player are a flush, three of a kind or better, whatever happens then. Three of the same card of clubs pay the most.',
      loses: 'The three cards are less than a flush.',
      side: true,
      feeFree: true,
      family: 'pokara-bonus',
      wager: 'clubs-bonus',
      paid: 'exactly',
      minimum: {
        'trip-flush-of-clubs': '200 to 1',
        'trip-flush': '50 to 1',
        'royal-flush': '30 to 1',
        'straight-flush': '20 to 1',
        'three-of-a-kind': '8 to 1',
        flush: '3 to 1',
      },
    },
    {
      id: 'first-bonus',
      label: 'Bonus Bet (best for aces of hearts)',
      clause: 'Pokara First Bonus 1(a)',
      group: BONUS,
      explains:
        'The three cards dealt to the player are a flush, three of a kind or better, whatever happens then. Three aces of hearts pay the most.',
      loses: 'The three cards are less than a flush.',
      alternativeTo: 'bonus',
      side: true,
      feeFree: true,
      family: 'pokara-bonus',
      wager: 'aces-of-hearts-bonus',
      paid: 'exactly',
      minimum: {
        'aces-of-hearts': '500 to 1',
        'trip-flush': '60 to 1',
        'royal-flush': '30 to 1',
        'straight-flush': '20 to 1',
        'three-of-a-kind': '10 to 1',
        flush: '3 to 1',
      },
    },
  ],
};
