import { nameOf } from '../accounts/stored/names';
import type { Queries } from '../db/client';
import { refuse } from '../problems/problem';
import type { DraftRow } from './queries';

/** Says who saved and when, and what the person can do from here. */
export async function draftConflict(db: Queries, draft: DraftRow, what = 'Keep your copy or take theirs.') {
  const by = await nameOf(db, draft.updatedBy);
  const time = `${draft.updatedAt.slice(0, 10)} ${draft.updatedAt.slice(11, 16)} UTC`;
  return refuse('draft-changed', `${by} saved this draft on ${time}, after you opened it. ${what}`, {
    conflict: { by, at: draft.updatedAt, revision: draft.revision },
  });
}

export const draftFrozen = () =>
  refuse('draft-frozen', 'This draft has been frozen and cannot change. Revise the submission to change it.');
