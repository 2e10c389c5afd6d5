import type { GameInput } from '../../format/record';
import { HANDS_ON_THE_BOARD } from './hands-on-the-board';

const MAIN = 'Hand against the dealer';
const SIDE = 'Side wagers';
const SIDE_FAMILY = 'holdem-side-wagers';

export const casinoHoldem: GameInput = {
  id: 'casino-holdem',
  label: 'Casino Hold’em Poker',
  clause: '11.77',
  family: 'casino-holdem',
  proprietor: 'TCSJohnHuxley',
  equipment:
    'One pack of 52 cards; a layout with areas for Ante, AA and Call at each position, and for the five cards in common.',
  play: [
    'Players place the Ante and, optionally, the side wagers.',
    'Players and dealer get two cards each, face down, beginning on the dealer’s left. Three cards in common are dealt face up: the flop.',
    'Each player places a Call wager of twice the Ante, or folds and loses Ante and AA Bonus.',
    'The AA Bonus of players who call is settled on their hole cards and the flop.',
    'The last two cards in common are dealt: turn and river. The dealer shows two cards and announces the best five of seven. A pair of 4s or better qualifies.',
    'If the dealer does not qualify, the Ante is paid by the player’s hand and the Call is returned.',
    'Otherwise hands are compared from the dealer’s right. A higher hand of the player’s is paid on the Ante by its rank and on the Call; a lower one loses both; equal hands return both.',
    'Progressive 5/7 is settled on the player’s best five of seven, also for a player who has folded.',
  ],
  parameters: { call: 2, qualifier: 4 },
  wagers: [
    {
      id: 'ante',
      label: 'Ante',
      clause: '11.88',
      group: MAIN,
      explains:
        'The player’s best five of seven cards beat the dealer’s, or the dealer has less than a pair of 4s; the player’s hand decides what is paid.',
      loses: 'The player folds, or the dealer has a pair of 4s or better and the better hand.',
      wager: 'ante',
      minimum: {
        'royal-flush': '100 to 1',
        'straight-flush': '20 to 1',
        'four-of-a-kind': '10 to 1',
        'full-house': '3 to 1',
        flush: '2 to 1',
        other: '1 to 1',
      },
    },
    {
      id: 'call',
      label: 'Call',
      clause: '11.91',
      group: MAIN,
      explains:
        'Twice the Ante, placed at the flop to stay in the game: the player’s hand beats that of a dealer with a pair of 4s or better. Returned if the dealer has less.',
      loses: 'The dealer has a pair of 4s or better and the better hand.',
      besideName: 'if the dealer has a pair of 4s or better, otherwise returned',
      wager: 'call',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'aa-bonus',
      label: 'AA Bonus',
      clause: '11.83',
      group: SIDE,
      explains:
        'Wins if the hole cards and the flop are a pair of aces or better. It is lost by a player who folds, so a player who has won it should call.',
      side: true,
      family: SIDE_FAMILY,
      loses: 'Less than a pair of aces, or the player folds.',
      wager: 'aa-bonus',
      minimum: { 'flush-or-better': '25 to 1', 'aces-to-straight': '7 to 1' },
    },
    {
      id: 'progressive',
      label: 'Progressive 5/7',
      clause: '11.97',
      group: SIDE,
      explains:
        'Wins if the best five of hole cards and cards in common are a full house or better, whether or not they beat the dealer, and after a fold too.',
      side: true,
      family: SIDE_FAMILY,
      wager: 'five-of-seven-progressive',
      progressive: {
        fixedPaidFrom: 'meter',
        wager: '1',
        seed: '0',
        contribution: '70%',
        ...HANDS_ON_THE_BOARD,
      },
      minimum: {
        'royal-flush': '100% of the meter',
        'straight-flush': '10% of the meter',
        'four-of-a-kind': '100 for 1',
        'full-house': '10 for 1',
      },
    },
  ],
};
