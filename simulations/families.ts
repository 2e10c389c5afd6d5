/** Every family the engine can analyse, by name. */
import type { DecisionFamily } from './decisions';
import { baccarat } from './games/baccarat/family';
import { casinoStud } from './games/casino-stud/family';
import { casinoStudInsurance } from './games/casino-stud/insurance/family';
import { studProgressive } from './games/casino-stud/progressive';
import { colourRun } from './games/colour-run/family';
import { craps } from './games/craps/family';
import { bonusHoldem } from './games/holdem/bonus';
import { casinoHoldem, twoWayHoldem, ultimateHoldem } from './games/holdem/families';
import { holdemSideWagers } from './games/holdem/side-wagers/family';
import { letItRide } from './games/let-it-ride/family';
import { threeCardBonus } from './games/let-it-ride/three-card-bonus';
import { moneyWheel } from './games/money-wheel/family';
import { roulette } from './games/roulette/family';
import { sicBo } from './games/sic-bo/family';
import { threeCardPoker } from './games/three-card-poker/family';
import { threeCardSideWagers } from './games/three-card-poker/side-wagers';
import type { Family, FamilyId } from './model';

/** Parameters of any origin may be given: each family's own schema reads them first. */
function checked<Parameters>(family: Family<Parameters>): Family {
  const read = (parameters: unknown) => family.parameters.parse(parameters);
  const { conditions } = family;
  return {
    ...family,
    wagers: (parameters) => family.wagers(read(parameters)),
    distribution: (parameters, wager) => family.distribution(read(parameters), wager),
    dealer: (parameters, wager) => family.dealer(read(parameters), wager),
    conditions: conditions && {
      outcome: conditions.outcome,
      features: (parameters) => conditions.features(read(parameters)),
      refuses: (parameters, looksAt) => conditions.refuses?.(read(parameters), looksAt),
      distribution: (parameters, wager) => conditions.distribution(read(parameters), wager),
      dealer: (parameters, wager) => conditions.dealer(read(parameters), wager),
    },
  };
}

/** The same for families in which the player decides. */
function checkedDecisions<Parameters>(family: DecisionFamily<Parameters>): DecisionFamily {
  const read = (parameters: unknown) => family.parameters.parse(parameters);
  const { followPieces, followPiece, adviser } = family;
  return {
    ...family,
    wagers: (parameters) => family.wagers(read(parameters)),
    pieces: (parameters) => family.pieces(read(parameters)),
    runPiece: (parameters, ...rest) => family.runPiece(read(parameters), ...rest),
    followPieces: followPieces && ((parameters) => followPieces(read(parameters))),
    followPiece: followPiece && ((parameters, ...rest) => followPiece(read(parameters), ...rest)),
    solve: (parameters, ...rest) => family.solve(read(parameters), ...rest),
    dealer: (parameters, ...rest) => family.dealer(read(parameters), ...rest),
    adviser: adviser && {
      streets: adviser.streets,
      advise: (parameters, ...rest) => adviser.advise(read(parameters), ...rest),
    },
  };
}

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

const BY_ID: ReadonlyMap<FamilyId, Family> = new Map(FAMILIES.map((family) => [family.id, family]));
const DECISIONS_BY_ID: ReadonlyMap<FamilyId, DecisionFamily> = new Map(
  DECISION_FAMILIES.map((family) => [family.id, family]),
);

/** A family in which nothing is decided. Throws where there is none of that name: rulebooks are checked when loaded. */
export function familyOf(id: FamilyId): Family {
  const family = BY_ID.get(id);
  if (!family) throw new RangeError(`no family ${id}`);
  return family;
}

/** Undefined where the player decides nothing. */
export const decisionFamilyOf = (id: FamilyId): DecisionFamily | undefined => DECISIONS_BY_ID.get(id);

/** What both kinds have: a schema of parameters and the wagers with their events. */
export const familyHead = (id: FamilyId): Pick<Family, 'id' | 'label' | 'parameters' | 'wagers'> =>
  decisionFamilyOf(id) ?? familyOf(id);
