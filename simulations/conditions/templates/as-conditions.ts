/**
 * Wagers of the families' own as an operator would write them: a condition for each event, to start from. Each is compared
 * with what the family itself counts.
 */
import type { FamilyId } from '../../family/head';
import type { WagerId } from '../../wagers/wager-spec';
import { baccaratWagers } from './baccarat';
import { holdemWagers, letItRideWagers, studWagers, threeCardWagers } from './cards';
import { crapsWagers, sicBoWagers } from './dice';
import type { AsConditions, Wagers } from './rows';
import { colourRunWagers, moneyWheelWagers, rouletteWagers } from './wheels';

const BY_FAMILY: ReadonlyMap<FamilyId, Wagers<never>> = new Map<FamilyId, Wagers<never>>([
  ['roulette', rouletteWagers],
  ['colour-run', colourRunWagers],
  ['craps', crapsWagers],
  ['sic-bo', sicBoWagers],
  ['money-wheel', moneyWheelWagers],
  ['three-card-side-wagers', threeCardWagers],
  ['stud-progressive', studWagers],
  ['three-card-bonus', letItRideWagers],
  ['holdem-side-wagers', holdemWagers],
  ['baccarat', baccaratWagers],
]);

/** `parameters` as the family's schema has read them. Undefined where the features cannot distinguish its events. */
export function asConditions(
  family: FamilyId,
  wager: WagerId,
  parameters: unknown,
): AsConditions | undefined {
  const wagers = BY_FAMILY.get(family)?.(parameters as never) ?? {};
  return Object.hasOwn(wagers, wager) ? wagers[wager] : undefined;
}
