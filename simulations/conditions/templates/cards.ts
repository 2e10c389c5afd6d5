/** Wagers on cards that are dealt and not decided on, of every game that is played with one pack. */

import { bestFive, bestThree } from '../../equipment/cards/categories';
import type { SideWagerParameters } from '../../games/holdem/side-wagers/parameters';
import { named, type Wagers } from './rows';

export const threeCardWagers: Wagers<unknown> = () => ({
  'pair-plus': named('player.hand', bestThree('pair')),
});

export const studWagers: Wagers<unknown> = () => ({ progressive: named('player.hand', bestFive('flush')) });

export const letItRideWagers: Wagers<unknown> = () => ({
  'three-card-bonus': {
    'mini-royal-flush': 'player.hand == "straight-flush" and player.low == 12',
    ...named('player.hand', bestThree('pair')),
  },
});

const withAce = (...ranks: number[]) => `hole.high == 14 and hole.low in [${ranks.join(', ')}]`;

export const holdemWagers: Wagers<SideWagerParameters> = ({ bothAces }) => ({
  trips: named('final.hand', bestFive('three-of-a-kind')),
  'best-of-seven-progressive': named('final.hand', bestFive('flush')),
  'five-of-seven-progressive': named('final.hand', bestFive('full-house')),
  'aa-bonus': {
    'flush-or-better': 'atFlop.worth >= 5',
    'aces-to-straight': 'atFlop.worth >= 2 or atFlop.pairOf == 14',
  },
  'bonus-jackpot': {
    ...(bothAces === 'paid' ? { 'both-aces': 'hole.aces == 2 and dealer.aces == 2' } : {}),
    aces: 'hole.aces == 2',
    'ace-king-suited': `${withAce(13)} and hole.suited == 2`,
    'ace-queen-or-jack-suited': `${withAce(11, 12)} and hole.suited == 2`,
    'ace-king-unsuited': withAce(13),
    'jacks-to-kings': '11 <= hole.pairOf <= 13',
    'ace-queen-or-jack-unsuited': withAce(11, 12),
    'low-pair': 'hole.alike == 2',
  },
});
