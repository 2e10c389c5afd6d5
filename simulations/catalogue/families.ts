/** Every family the engine can analyse, whole: for a server, a worker and a terminal. A page knows `heads.ts`. */
import type { Family } from '../family/family';
import type { FamilyId } from '../family/head';
import type { AnyDecisionFamily } from './checked';
import { bring, decisionFamilyHere, familyHere } from './here';
import { LISTED } from './list';

const plain = LISTED.flatMap((row) => (row.kind === 'plain' ? [row.load()] : []));
const deciding = LISTED.flatMap((row) => (row.kind === 'deciding' ? [row.load()] : []));

export const FAMILIES: readonly Family[] = await Promise.all(plain);
export const DECISION_FAMILIES: readonly AnyDecisionFamily[] = await Promise.all(deciding);

bring(...FAMILIES, ...DECISION_FAMILIES);

/** A family in which nothing is decided. Throws where there is none of that name: rulebooks are checked when loaded. */
export function familyOf(id: FamilyId): Family {
  const family = familyHere(id);
  if (!family) throw new RangeError(`no family ${id}`);
  return family;
}

/** Undefined where the player decides nothing. */
export const decisionFamilyOf = decisionFamilyHere;
