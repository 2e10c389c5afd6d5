/**
 * The families that are here whole, with what counts and plays them. Where `families.ts` is, all of them; in a browser those
 * that were asked for (`bringing.ts`).
 */
import type { Family } from '../family/family';
import type { FamilyId } from '../family/head';
import type { AnyDecisionFamily } from './checked';

const PLAIN = new Map<FamilyId, Family>();
const DECIDING = new Map<FamilyId, AnyDecisionFamily>();

const isDeciding = (family: Family | AnyDecisionFamily): family is AnyDecisionFamily => family.decides;

export function bring(...families: readonly (Family | AnyDecisionFamily)[]): void {
  for (const family of families)
    if (isDeciding(family)) DECIDING.set(family.id, family);
    else PLAIN.set(family.id, family);
}

export const familyHere = (id: FamilyId): Family | undefined => PLAIN.get(id);
export const decisionFamilyHere = (id: FamilyId): AnyDecisionFamily | undefined => DECIDING.get(id);
