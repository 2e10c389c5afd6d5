/** Every family the engine can analyse, by name. */
import { colourRun } from './games/colour-run/family';
import { craps } from './games/craps/family';
import { moneyWheel } from './games/money-wheel/family';
import { roulette } from './games/roulette/family';
import { sicBo } from './games/sic-bo/family';
import type { Family, FamilyId } from './model';

/** Parameters of any origin may be given: each family's own schema reads them first. */
function checked<Parameters>(family: Family<Parameters>): Family {
  const read = (parameters: unknown) => family.parameters.parse(parameters);
  return {
    ...family,
    wagers: (parameters) => family.wagers(read(parameters)),
    distribution: (parameters, wager) => family.distribution(read(parameters), wager),
    dealer: (parameters, wager) => family.dealer(read(parameters), wager),
  };
}

export const FAMILIES: readonly Family[] = [
  checked(roulette),
  checked(colourRun),
  checked(craps),
  checked(sicBo),
  checked(moneyWheel),
];

const BY_ID: ReadonlyMap<FamilyId, Family> = new Map(FAMILIES.map((family) => [family.id, family]));

/** Throws where there is none: a rulebook that names a family is checked when it is loaded. */
export function familyOf(id: FamilyId): Family {
  const family = BY_ID.get(id);
  if (!family) throw new RangeError(`no family ${id}`);
  return family;
}
