/** The games of the community cards. */
import { casinoHoldemRules } from './casino';
import { casinoAdviser } from './casino-advice';
import { casinoHoldemDealer } from './casino-dealer';
import type { CasinoHoldemParameters } from './casino-rules';
import { holdemFamily } from './family';
import { casinoHoldemHead, twoWayHead, ultimateHead } from './heads';
import { twoWayRules } from './two-way';
import { twoWayAdviser } from './two-way-advice';
import { twoWayDealer } from './two-way-dealer';
import type { TwoWayParameters } from './two-way-rules';
import { ultimateRules } from './ultimate';
import { ultimateAdviser } from './ultimate-advice';
import { ultimateDealer } from './ultimate-dealer';
import type { UltimateParameters } from './ultimate-rules';

export const ultimateHoldem = holdemFamily<UltimateParameters>({
  head: ultimateHead,
  rules: ultimateRules,
  dealer: ultimateDealer,
  adviser: ultimateAdviser,
});

export const casinoHoldem = holdemFamily<CasinoHoldemParameters>({
  head: casinoHoldemHead,
  rules: casinoHoldemRules,
  dealer: casinoHoldemDealer,
  adviser: casinoAdviser,
});

export const twoWayHoldem = holdemFamily<TwoWayParameters>({
  head: twoWayHead,
  rules: twoWayRules,
  dealer: twoWayDealer,
  adviser: twoWayAdviser,
});
