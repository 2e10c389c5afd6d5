/** The games of the community cards. */
import { casinoHoldemRules } from './casino';
import { casinoAdviser } from './casino-advice';
import { casinoHoldemDealer } from './casino-dealer';
import { CasinoHoldemParameters, casinoHoldemWagers } from './casino-rules';
import { holdemFamily } from './family';
import { twoWayRules } from './two-way';
import { twoWayAdviser } from './two-way-advice';
import { twoWayDealer } from './two-way-dealer';
import { TwoWayParameters, twoWayWagers } from './two-way-rules';
import { ultimateRules } from './ultimate';
import { ultimateAdviser } from './ultimate-advice';
import { ultimateDealer } from './ultimate-dealer';
import { UltimateParameters, ultimateWagers } from './ultimate-rules';

export const ultimateHoldem = holdemFamily<UltimateParameters>({
  id: 'ultimate-holdem',
  label: "Ultimate Texas hold'em",
  parameters: UltimateParameters,
  wagers: ultimateWagers,
  rules: ultimateRules,
  dealer: ultimateDealer,
  adviser: ultimateAdviser,
});

export const casinoHoldem = holdemFamily<CasinoHoldemParameters>({
  id: 'casino-holdem',
  label: "Casino hold'em",
  parameters: CasinoHoldemParameters,
  wagers: casinoHoldemWagers,
  rules: casinoHoldemRules,
  dealer: casinoHoldemDealer,
  adviser: casinoAdviser,
});

export const twoWayHoldem = holdemFamily<TwoWayParameters>({
  id: 'two-way-holdem',
  label: "Two Way Texas hold'em",
  parameters: TwoWayParameters,
  wagers: twoWayWagers,
  rules: twoWayRules,
  dealer: twoWayDealer,
  adviser: twoWayAdviser,
});
