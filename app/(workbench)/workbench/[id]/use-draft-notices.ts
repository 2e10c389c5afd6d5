'use client';

import { useEffect } from 'react';
import { useToast } from '@/app/components/toast';
import { useMe } from '@/app/session/me';
import type { DraftEditing } from '../draft/use-draft';

/** What happened to the draft other than by the person's typing. */
export function useDraftNotices({ broughtBack, notice }: DraftEditing): void {
  const toast = useToast();
  const me = useMe().name;
  useEffect(() => {
    if (broughtBack)
      toast({
        title: 'Your unsaved changes are back',
        detail: 'They were kept in this tab. Undo removes them.',
      });
  }, [broughtBack, toast]);
  useEffect(() => {
    if (!notice) return;
    const who = notice.by === me ? 'You' : notice.by;
    const where = notice.by === me ? ' elsewhere' : '';
    if (notice.kind === 'theirs-shown')
      toast({
        title: `${who} changed this draft${where}`,
        detail: 'This page now shows the newest version.',
      });
    else
      toast({
        title: `You undid what ${notice.by === me ? 'you' : notice.by} saved${where}`,
        detail: 'Redo brings it back.',
      });
  }, [notice, me, toast]);
}
