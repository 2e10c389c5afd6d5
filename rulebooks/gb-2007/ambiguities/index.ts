import type { RulebookInput } from '../../format/record';
import { generalAmbiguities } from './section-02-general';
import { rouletteAmbiguities } from './section-03-roulette';
import { blackjackAmbiguities } from './section-04-blackjack';
import { threeCardPokerAmbiguities } from './section-05-three-card-poker';
import { puntoBancoAmbiguities } from './section-06-punto-banco';
import { casinoStudAmbiguities } from './section-07-casino-stud';
import { diceAmbiguities } from './section-08-dice';
import { sicBoAmbiguities } from './section-09-sic-bo';
import { bigSixAmbiguities } from './section-10-big-six';
import { texasHoldemAmbiguities } from './section-11-texas-holdem';
import { letItRideAmbiguities } from './section-12-let-it-ride';
import { paiGowAmbiguities } from './section-13-pai-gow-poker';

export const ambiguities: RulebookInput['ambiguities'] = [
  ...generalAmbiguities,
  ...rouletteAmbiguities,
  ...blackjackAmbiguities,
  ...threeCardPokerAmbiguities,
  ...puntoBancoAmbiguities,
  ...casinoStudAmbiguities,
  ...diceAmbiguities,
  ...sicBoAmbiguities,
  ...bigSixAmbiguities,
  ...letItRideAmbiguities,
  ...texasHoldemAmbiguities,
  ...paiGowAmbiguities,
];
