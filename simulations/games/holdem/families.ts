/** The games of the community cards. */
import { holdemFamily } from './family';
import { ultimateRules } from './ultimate';
import { ultimateDealer } from './ultimate-dealer';
import { UltimateParameters, ultimateWagers } from './ultimate-rules';

export const ultimateHoldem = holdemFamily<UltimateParameters>({
  id: 'ultimate-holdem',
  label: "Ultimate Texas hold'em",
  parameters: UltimateParameters,
  wagers: ultimateWagers,
  rules: ultimateRules,
  dealer: ultimateDealer,
});
