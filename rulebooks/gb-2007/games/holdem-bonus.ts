import type { GameInput } from '../../format/record';
import { HANDS_ON_THE_BOARD } from './hands-on-the-board';

const MAIN = 'Hand against the dealer';
const SIDE = 'Side wagers';
const SIDE_FAMILY = 'holdem-side-wagers';

const bonusJackpot: GameInput['wagers'][number] = {
  id: 'bonus-jackpot',
  label: 'Bonus Jackpot',
  clause: '11.33',
  group: SIDE,
  explains:
    'Wins if the two hole cards are a pair, or an ace with a king, queen or jack, whatever the dealer holds. Pays most for two aces; with the top row, more still if the dealer has the other two.',
  loses: 'No pair, and no ace with a king, queen or jack.',
  side: true,
  family: SIDE_FAMILY,
  wager: 'bonus-jackpot',
  parameters: { bothAces: 'paid' },
  minimum: {
    'both-aces': '30 to 1',
    aces: '30 to 1',
    'ace-king-suited': '25 to 1',
    'ace-queen-or-jack-suited': '20 to 1',
    'ace-king-unsuited': '15 to 1',
    'jacks-to-kings': '10 to 1',
    'ace-queen-or-jack-unsuited': '5 to 1',
    'low-pair': '3 to 1',
  },
  payTables: [
    {
      id: 'with-top-row',
      label: 'With a pay for aces against aces',
      clause: '11.33',
      rows: {
        'both-aces': '1,000 to 1',
        aces: '30 to 1',
        'ace-king-suited': '25 to 1',
        'ace-queen-or-jack-suited': '20 to 1',
        'ace-king-unsuited': '15 to 1',
        'jacks-to-kings': '10 to 1',
        'ace-queen-or-jack-unsuited': '5 to 1',
        'low-pair': '3 to 1',
      },
      note: 'The top row is offered at the discretion of the operator.',
    },
  ],
};

const progressive: GameInput['wagers'][number] = {
  id: 'progressive',
  label: 'Progressive Jackpot',
  clause: '11.44',
  group: SIDE,
  explains:
    'Wins if the best five of hole cards and cards in common are a flush or better, whether or not they beat the dealer, and after a fold too.',
  side: true,
  family: SIDE_FAMILY,
  wager: 'best-of-seven-progressive',
  progressive: { fixedPaidFrom: 'meter', wager: '1', seed: '0', contribution: '70%', ...HANDS_ON_THE_BOARD },
  minimum: {
    'royal-flush': '100% of the meter',
    'straight-flush': '10% of the meter',
    'four-of-a-kind': '500 for 1',
    'full-house': '100 for 1',
    flush: '50 for 1',
  },
};

export const holdemBonus: GameInput = {
  id: 'holdem-bonus',
  label: 'Texas Hold’em Bonus Poker',
  clause: '11.16',
  family: 'bonus-holdem',
  proprietor: 'Progressive Gaming International Corporation (PGIC)',
  equipment:
    'One pack of 52 cards; a layout with areas for Ante, Bonus, Flop, Turn and River at each position, and for the five cards in common.',
  play: [
    'Players place the Ante and, optionally, the side wagers.',
    'Players and dealer get two cards each, face down, beginning on the dealer’s left.',
    'Each player folds and loses the Ante, or places a Flop wager of twice the Ante.',
    'Three cards in common are dealt face up: the flop. Each player checks, or places a Turn wager equal to the Ante.',
    'The fourth card in common is dealt: the turn. Each player checks, or places a River wager equal to the Ante.',
    'The fifth is dealt: the river. The dealer shows two cards and announces the best five of seven.',
    'Hands are compared from the dealer’s right. The higher hand wins: Flop, Turn and River are paid; the Ante is paid with a straight or better and returned with less. Equal hands return every wager.',
    'The Bonus Jackpot is settled on the two hole cards; the Progressive Jackpot on the best five of seven, also for a player who has folded.',
  ],
  parameters: { flop: 2, turn: 1, river: 1, antePaysFrom: 'straight' },
  wagers: [
    {
      id: 'ante',
      label: 'Ante',
      clause: '11.38',
      group: MAIN,
      explains:
        'The player’s best five of seven cards beat the dealer’s with a straight or better. A win with less returns it.',
      loses: 'The player folds, or the dealer has the better hand.',
      besideName: 'with a straight or better; with less, returned',
      wager: 'ante',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'flop',
      label: 'Flop',
      clause: '11.37',
      group: MAIN,
      explains: 'Twice the Ante, placed to stay in the game: the player’s hand beats the dealer’s.',
      loses: 'The dealer has the better hand.',
      wager: 'flop',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'turn',
      label: 'Turn',
      clause: '11.37',
      group: MAIN,
      explains: 'Optional, as much as the Ante, placed after the flop: the player’s hand beats the dealer’s.',
      loses: 'The dealer has the better hand.',
      wager: 'turn',
      minimum: { win: '1 to 1' },
    },
    {
      id: 'river',
      label: 'River',
      clause: '11.37',
      group: MAIN,
      explains: 'Optional, as much as the Ante, placed after the turn: the player’s hand beats the dealer’s.',
      loses: 'The dealer has the better hand.',
      wager: 'river',
      minimum: { win: '1 to 1' },
    },
    bonusJackpot,
    progressive,
  ],
};
