/**
 * Loads families one by one, each with its tables, wherever something is counted with them: in a page, or in a worker
 * beside it.
 */
import type { Family } from '../family/family';
import type { FamilyId } from '../family/head';
import type { DrawsFelt } from '../felt/drawing';
import type { AnyDecisionFamily } from './checked';
import { bring, decisionFamilyHere, familyHere } from './here';
import { LISTED } from './list';

const listed = (id: FamilyId) => LISTED.find(({ head }) => head.id === id);

/** A family in which nothing is decided; once loaded, it stays loaded. */
export async function bringFamily(id: FamilyId): Promise<Family> {
  const here = familyHere(id);
  if (here) return here;
  const row = listed(id);
  if (row?.kind !== 'plain') throw new RangeError(`no family ${id}`);
  const family = await row.load();
  bring(family);
  return family;
}

/** Undefined where the player decides nothing. */
export async function bringDecisionFamily(id: FamilyId): Promise<AnyDecisionFamily | undefined> {
  const here = decisionFamilyHere(id);
  if (here) return here;
  const row = listed(id);
  if (row?.kind !== 'deciding') return undefined;
  const family = await row.load();
  bring(family);
  return family;
}

/** Its drawing of the table. */
export const bringFelt = async (id: FamilyId): Promise<DrawsFelt | undefined> => listed(id)?.head.felt?.();
