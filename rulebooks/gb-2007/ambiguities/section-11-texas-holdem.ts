import type { RulebookInput } from '../../format/record';
import { bonusPokerAmbiguities } from './section-11/bonus-poker';
import { casinoHoldemAmbiguities } from './section-11/casino';
import { holdemAmbiguities } from './section-11/general';
import { twoWayAmbiguities } from './section-11/two-way';
import { ultimateAmbiguities } from './section-11/ultimate';

export const texasHoldemAmbiguities: RulebookInput['ambiguities'] = [
  ...holdemAmbiguities,
  ...bonusPokerAmbiguities,
  ...ultimateAmbiguities,
  ...casinoHoldemAmbiguities,
  ...twoWayAmbiguities,
];
