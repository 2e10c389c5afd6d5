import { notRecorded } from '../format/outline';
import type { RulebookInput } from '../format/record';
import { ambiguities } from './ambiguities';
import { claims } from './claims';
import { bigSix } from './games/big-six';
import { blackjack } from './games/blackjack';
import { casinoHoldem } from './games/casino-holdem';
import { casinoStud } from './games/casino-stud';
import { craps } from './games/craps';
import { holdemBonus } from './games/holdem-bonus';
import { letItRide } from './games/let-it-ride';
import { paiGowPoker } from './games/pai-gow-poker';
import { puntoBanco, puntoBanco2000 } from './games/punto-banco';
import { roulette } from './games/roulette';
import { sicBo } from './games/sic-bo';
import { threeCardPoker } from './games/three-card-poker';
import { twoWayHoldem } from './games/two-way-holdem';
import { ultimateHoldem } from './games/ultimate-holdem';
import { gb2007Outline } from './outline';
import { section02 } from './section-02-general';
import { section03 } from './section-03-roulette';
import { section04 } from './section-04-blackjack';
import { section05 } from './section-05-three-card-poker';
import { section06 } from './section-06-punto-banco';
import { section07 } from './section-07-casino-stud';
import { section08 } from './section-08-dice';
import { section09 } from './section-09-sic-bo';
import { section10 } from './section-10-big-six';
import { section11 } from './section-11-texas-holdem';
import { section12 } from './section-12-let-it-ride';
import { section13 } from './section-13-pai-gow-poker';
import { gb2007Zone } from './zone';

export const gb2007: RulebookInput = {
  id: 'gb-2007',
  title: 'Rules of casino games in Great Britain',
  jurisdiction: 'Great Britain',
  zone: gb2007Zone,
  authority: 'Gambling Commission',
  instrument:
    'House rules under the Gambling Act 2005 and the Licence Conditions and Codes of Practice (June 2007)',
  edition: 'August 2007',
  validFrom: '2007-09-01',
  status: 'in-force',
  precedence:
    'The Act and the licence conditions take precedence over these rules. The operator may decide what the rules do not cover, keeping the game fair and open. A game’s own section adds to the general rules but does not set them aside.',
  source: {
    file: 'gb-2007-casino-game-rules.txt',
    sha256: 'ca8fd7259f9f4f3d5058119dc81b11e481cc466e5c4ae46183601a0aa6ac327c',
  },
  exceptions: { trial: '2.3', temporary: '2.4' },
  trials: {
    approve: '2.3(b)',
    extend: '2.3(e)',
    adopt: '2.3(d)',
    discontinue: '2.3(f)',
    abandon: '2.3(g)',
    apply: '2.3(h)',
    open: '2.3(a)',
  },
  variations: { notify: '2.4(a)', significant: '2.4(c)', permanent: '2.4(d)' },
  betterPays: { odds: '2.4(e)', tables: '2.9' },
  notRecorded: notRecorded(gb2007Outline),
  currency: 'GBP',
  accent: '#1f4e5f',
  players: {
    minimumAge: 18,
    by: 'Gambling Act 2005',
    help: 'National Gambling Helpline, 0808 8020 133, www.gamcare.org.uk',
  },
  sections: [
    section02,
    section03,
    section04,
    section05,
    section06,
    section07,
    section08,
    section09,
    section10,
    section11,
    section12,
    section13,
  ],
  games: [
    roulette,
    blackjack,
    threeCardPoker,
    puntoBanco,
    puntoBanco2000,
    casinoStud,
    craps,
    sicBo,
    bigSix,
    holdemBonus,
    ultimateHoldem,
    casinoHoldem,
    twoWayHoldem,
    letItRide,
    paiGowPoker,
  ],
  claims,
  ambiguities,
};
