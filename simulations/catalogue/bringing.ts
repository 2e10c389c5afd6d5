/** Loads families one by one, each with its tables, where something is counted with them: a page, or a thread beside it. */

import type { DecisionFamily } from '../family/decision-family';
import type { Family } from '../family/family';
import type { FamilyId } from '../family/head';
import { checked, checkedDecisions } from './checked';
import { bring, decisionFamilyHere, familyHere } from './here';

export const BRINGS: Record<FamilyId, () => Promise<Family>> = {
  roulette: async () => checked((await import('../games/roulette/family')).roulette),
  'colour-run': async () => checked((await import('../games/colour-run/family')).colourRun),
  craps: async () => checked((await import('../games/craps/family')).craps),
  'sic-bo': async () => checked((await import('../games/sic-bo/family')).sicBo),
  'money-wheel': async () => checked((await import('../games/money-wheel/family')).moneyWheel),
  'three-card-side-wagers': async () =>
    checked((await import('../games/three-card-poker/side-wagers/family')).threeCardSideWagers),
  'stud-progressive': async () =>
    checked((await import('../games/casino-stud/progressive/family')).studProgressive),
  'three-card-bonus': async () =>
    checked((await import('../games/let-it-ride/three-card-bonus/family')).threeCardBonus),
  'holdem-side-wagers': async () =>
    checked((await import('../games/holdem/side-wagers/family')).holdemSideWagers),
  baccarat: async () => checked((await import('../games/baccarat/family')).baccarat),
};

export const BRINGS_DECIDING: Record<FamilyId, () => Promise<DecisionFamily>> = {
  'three-card-poker': async () =>
    checkedDecisions((await import('../games/three-card-poker/family')).threeCardPoker),
  'casino-stud': async () => checkedDecisions((await import('../games/casino-stud/family')).casinoStud),
  'casino-stud-insurance': async () =>
    checkedDecisions((await import('../games/casino-stud/insurance/family')).casinoStudInsurance),
  'let-it-ride': async () => checkedDecisions((await import('../games/let-it-ride/family')).letItRide),
  'ultimate-holdem': async () =>
    checkedDecisions((await import('../games/holdem/ultimate/family')).ultimateHoldem),
  'casino-holdem': async () => checkedDecisions((await import('../games/holdem/casino/family')).casinoHoldem),
  'two-way-holdem': async () =>
    checkedDecisions((await import('../games/holdem/two-way/family')).twoWayHoldem),
  'bonus-holdem': async () => checkedDecisions((await import('../games/holdem/bonus/family')).bonusHoldem),
};

/** A family in which nothing is decided; once loaded, it is here. */
export async function bringFamily(id: FamilyId): Promise<Family> {
  const here = familyHere(id) ?? (await BRINGS[id]?.());
  if (!here) throw new RangeError(`no family ${id}`);
  bring(here);
  return here;
}

/** Undefined where the player decides nothing. */
export async function bringDecisionFamily(id: FamilyId): Promise<DecisionFamily | undefined> {
  const here = decisionFamilyHere(id) ?? (await BRINGS_DECIDING[id]?.());
  if (here) bring(here);
  return here;
}
