'use client';

import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Day } from '@/app/components/time';
import { useDraftModel } from './model/model';

/** Another edition of the rulebook than the draft is judged by applies today, or will. */
export function NewerRules() {
  const { draft, editing } = useDraftModel();
  const { newerRules } = draft;
  if (!newerRules || draft.submission) return null;
  const { edition, validFrom, begun } = newerRules;
  return (
    <div className="px-4 pt-3">
      <Note
        kind={begun ? 'problem' : 'info'}
        title={begun ? 'The rules have changed' : 'The rules will change'}
        actions={
          <Button small onClick={() => editing.apply({ kind: 'date', day: validFrom })}>
            Judge it by the new edition
          </Button>
        }
      >
        {edition}, from <Day date={validFrom} />. This draft is judged by the edition before it
        {begun ? ', and cannot be frozen like that' : ''}.
      </Note>
    </div>
  );
}
