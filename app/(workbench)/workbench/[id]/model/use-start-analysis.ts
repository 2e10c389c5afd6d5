'use client';

import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTRPC } from '@/app/trpc/client';
import type { DraftEditing } from '../../draft/use-draft';

export const ROUNDS = [100_000, 1_000_000, 10_000_000];
export const USUAL = { rounds: 1_000_000, seed: 1 };

/** Saves what is on the screen and has it analysed: from the analysis tab, and from the line that says what is next. */
export function useStartAnalysis(draft: string, editing: DraftEditing, refresh: () => Promise<void>) {
  const trpc = useTRPC();
  const [unsaved, setUnsaved] = useState(false);
  const start = useMutation(trpc.analyses.start.mutationOptions({ onSettled: refresh }));
  const { mutate } = start;
  const { save, saving } = editing;
  // Saved since: nothing is in the way any more.
  if (unsaved && saving.state === 'saved') setUnsaved(false);
  const run = useCallback(
    async (witness: { rounds: number; seed: number }) => {
      const revision = await save();
      setUnsaved(revision === null);
      if (revision !== null) mutate({ draft, revision, ...witness });
    },
    [draft, save, mutate],
  );
  return { run, unsaved, starting: start.isPending, error: start.error, job: start.data?.job };
}

export type StartAnalysis = ReturnType<typeof useStartAnalysis>;
