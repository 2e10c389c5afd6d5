/** Every family by name, before anything is counted: parameters, wagers and their events. Light, so that a page carries it. */
import type { FamilyHead, FamilyId } from '../family/head';
import { LISTED } from './list';

export const FAMILY_HEADS: readonly FamilyHead[] = LISTED.map(({ head }) => head);

const BY_ID: ReadonlyMap<FamilyId, FamilyHead> = new Map(FAMILY_HEADS.map((head) => [head.id, head]));

export const isFamily = (id: FamilyId): boolean => BY_ID.has(id);

/** Throws where there is none of that name: rulebooks are checked when loaded. */
export function familyHead(id: FamilyId): FamilyHead {
  const head = BY_ID.get(id);
  if (!head) throw new RangeError(`no family ${id}`);
  return head;
}
