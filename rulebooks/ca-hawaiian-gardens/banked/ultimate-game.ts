import type { GameInput } from '../../format/record';
import { collectionOf } from '../collection';
import { playerDealer } from '../player-dealer';

const GROUP = 'Against the player-dealer';
const BONUS = 'Bonus bets';

export const ultimateGame: GameInput = {
  id: 'ultimate-texas-holdem',
  label: 'Ultimate Texas Hold’em',
  clause: 'Ultimate 3(a)',
  family: 'ultimate-holdem',
  parameters: { beforeFlop: [3, 4], atFlop: 2, afterRiver: 1, qualifier: 2 },
  money: playerDealer('Ultimate 15(a)'),
  equipment:
    'Two decks of 52 cards without jokers, of which one is in play; a shuffling machine or a shoe; a table for seven players and the player-dealer, with spaces for Ante, Blind, Play and Trips Bonus at each place.',
  play: [
    'After two hands the player-dealer’s position is offered clockwise. The player-dealer banks the game; the house does not.',
    'Each player places an Ante and a Blind of the same amount.',
    {
      says: 'A player with Ante and Blind may add a Trips Bonus of any amount within the limits.',
      wager: 'trips',
    },
    'Five community cards are laid face down, and each player gets two cards face down.',
    'Each player checks, or places a Play wager of three or four times the Ante.',
    'Three community cards are turned up. A player without a Play wager checks, or places one of twice the Ante.',
    'The last two are turned up. A player without a Play wager places one equal to the Ante, or folds and loses Ante and Blind.',
    'The player-dealer gets two cards and shows them. The best five of seven count; a pair or better qualifies.',
    'The better hand wins: Play is paid even money; the Ante is paid even money, or goes back if the player-dealer does not qualify; the Blind is paid by its table from a straight up, and goes back below.',
    'If the player-dealer’s hand is better, Play and Blind lose, and the Ante too unless the player-dealer does not qualify. Equal hands win nothing.',
    {
      says: 'The Trips Bonus is settled on the player’s best five of seven, or on the five community cards after a fold.',
      wager: 'trips',
    },
    'Wagers settle clockwise from the player-dealer’s left, as far as the player-dealer’s money covers them; the rest goes back.',
  ],
  options: [
    collectionOf('ultimate-texas-holdem', 'Ultimate 62', {
      per: 'Ante',
      free: ['Blind', 'Play', 'Trips Bonus'],
    }),
  ],
  wagers: [
    {
      id: 'ante',
      label: 'Ante',
      clause: 'Ultimate 16(a)',
      group: GROUP,
      explains:
        'The player’s best five of seven cards beat those of a player-dealer with a pair or better. It goes back if the player-dealer has less.',
      loses: 'The player folds, or the player-dealer has a pair or better and the better hand.',
      besideName: 'if the player-dealer has a pair or better, otherwise returned',
      wager: 'ante',
      paid: 'exactly',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'blind',
      label: 'Blind',
      clause: 'Ultimate 16(b)',
      group: GROUP,
      explains:
        'As much as the Ante: the player’s hand beats the player-dealer’s with a straight or better. It goes back for a win with less.',
      loses: 'The player folds, or the player-dealer has the better hand.',
      besideName: 'a win with less is returned',
      wager: 'blind',
      paid: 'exactly',
      minimum: {
        'royal-flush': '500 to 1',
        'straight-flush': '50 to 1',
        'four-of-a-kind': '10 to 1',
        'full-house': '3 to 1',
        flush: '3 to 2',
        straight: '1 to 1',
      },
    },
    {
      id: 'play',
      label: 'Play',
      clause: 'Ultimate 23(a)',
      group: GROUP,
      explains:
        'Three or four antes before the flop, two at the flop or one after the river: the player’s hand beats the player-dealer’s.',
      loses: 'The player-dealer has the better hand.',
      wager: 'play',
      paid: 'exactly',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'trips',
      label: 'Trips Bonus',
      clause: 'Ultimate 20',
      group: BONUS,
      explains:
        'The best five of the player’s two cards and the five community cards are three of a kind or better, whatever the player-dealer holds. After a fold only the five community cards count.',
      loses: 'The hand is less than three of a kind.',
      side: true,
      feeFree: true,
      family: 'holdem-side-wagers',
      parameters: { tripsFolded: 'board' },
      wager: 'trips',
      paid: 'exactly',
      minimum: {
        'royal-flush': '50 to 1',
        'straight-flush': '40 to 1',
        'four-of-a-kind': '30 to 1',
        'full-house': '8 to 1',
        flush: '7 to 2',
        straight: '4 to 1',
        'three-of-a-kind': '3 to 1',
      },
    },
  ],
};
