import type { Queries } from '../db/client';
import { refuse } from '../errors';
import { type DraftRow, nameOf } from './queries';

/** Says who saved and when, so that a person can choose; the copy that was sent stays with them. */
export async function draftConflict(db: Queries, draft: DraftRow) {
  const by = await nameOf(db, draft.updatedBy);
  const time = `${draft.updatedAt.slice(0, 10)} ${draft.updatedAt.slice(11, 16)} UTC`;
  return refuse(
    'draft-changed',
    `${by} saved this draft on ${time}, after you opened it. Keep your copy or take theirs.`,
    {
      conflict: { by, at: draft.updatedAt, revision: draft.revision },
    },
  );
}

export const draftFrozen = () =>
  refuse('draft-frozen', 'This draft has been frozen and cannot change. Revise the submission to change it.');
