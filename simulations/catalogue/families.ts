/** Every family the engine can analyse, whole: for a server, a worker and a terminal. A page knows `heads.ts`. */

import type { DecisionFamily } from '../family/decision-family';
import type { Family } from '../family/family';
import type { FamilyId } from '../family/head';
import { baccarat } from '../games/baccarat/family';
import { casinoStud } from '../games/casino-stud/family';
import { casinoStudInsurance } from '../games/casino-stud/insurance/family';
import { studProgressive } from '../games/casino-stud/progressive/family';
import { colourRun } from '../games/colour-run/family';
import { craps } from '../games/craps/family';
import { bonusHoldem } from '../games/holdem/bonus/family';
import { casinoHoldem } from '../games/holdem/casino/family';
import { holdemSideWagers } from '../games/holdem/side-wagers/family';
import { twoWayHoldem } from '../games/holdem/two-way/family';
import { ultimateHoldem } from '../games/holdem/ultimate/family';
import { letItRide } from '../games/let-it-ride/family';
import { threeCardBonus } from '../games/let-it-ride/three-card-bonus/family';
import { moneyWheel } from '../games/money-wheel/family';
import { roulette } from '../games/roulette/family';
import { sicBo } from '../games/sic-bo/family';
import { threeCardPoker } from '../games/three-card-poker/family';
import { threeCardSideWagers } from '../games/three-card-poker/side-wagers/family';
import { checked, checkedDecisions } from './checked';
import { bring, decisionFamilyHere, familyHere } from './here';

export const FAMILIES: readonly Family[] = [
  checked(roulette),
  checked(colourRun),
  checked(craps),
  checked(sicBo),
  checked(moneyWheel),
  checked(threeCardSideWagers),
  checked(studProgressive),
  checked(threeCardBonus),
  checked(holdemSideWagers),
  checked(baccarat),
];

export const DECISION_FAMILIES: readonly DecisionFamily[] = [
  checkedDecisions(threeCardPoker),
  checkedDecisions(casinoStud),
  checkedDecisions(casinoStudInsurance),
  checkedDecisions(letItRide),
  checkedDecisions(ultimateHoldem),
  checkedDecisions(casinoHoldem),
  checkedDecisions(twoWayHoldem),
  checkedDecisions(bonusHoldem),
];

bring(...FAMILIES, ...DECISION_FAMILIES);

/** A family in which nothing is decided. Throws where there is none of that name: rulebooks are checked when loaded. */
export function familyOf(id: FamilyId): Family {
  const family = familyHere(id);
  if (!family) throw new RangeError(`no family ${id}`);
  return family;
}

/** Undefined where the player decides nothing. */
export const decisionFamilyOf = decisionFamilyHere;
