'use client';

import { Note } from '@/app/components/feedback';
import { useDraftModel } from './model/model';

/** Before the last approver who could submit it writes in it. */
export function OnlyYouSubmit() {
  const { draft, locked } = useDraftModel();
  if (!draft.onlyYouSubmit || locked) return null;
  return (
    <div className="px-4 pt-3">
      <Note>
        You are the last approver who can submit this draft: if you change or freeze it, invite another under
        Organisation to submit it.
      </Note>
    </div>
  );
}
