import type { RulebookInput } from '../../record';
import { generalAmbiguities } from './section-02-general';
import { rouletteAmbiguities } from './section-03-roulette';
import { diceAmbiguities } from './section-08-dice';
import { sicBoAmbiguities } from './section-09-sic-bo';
import { bigSixAmbiguities } from './section-10-big-six';

export const ambiguities: RulebookInput['ambiguities'] = [
  ...generalAmbiguities,
  ...rouletteAmbiguities,
  ...diceAmbiguities,
  ...sicBoAmbiguities,
  ...bigSixAmbiguities,
];
