'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTRPC } from '@/app/trpc/client';
import type { RulebookSlice } from '@/rulebooks/slice';
import type { DraftWhole } from '@/server/drafts/shapes';
import { DraftPage } from './draft-page';

/** Holds what the draft's game needs of its rulebook, and keeps asking the server how the draft's work goes. */
export function Workbench({ initial, rulebook: sent }: { initial: DraftWhole; rulebook: RulebookSlice }) {
  const trpc = useTRPC();
  const [opened] = useState(initial);
  const [rulebook] = useState(sent);
  const latest = useRef(initial);
  const query = useQuery(
    trpc.drafts.get.queryOptions(
      { id: initial.id },
      {
        initialData: initial,
        staleTime: 5_000,
        refetchInterval: ({ state }) => (state.data?.job ? 1_000 : 60_000),
      },
    ),
  );
  if (query.data) latest.current = query.data;
  return (
    <DraftPage
      opened={opened}
      draft={latest.current}
      rulebook={rulebook}
      game={rulebook.games[0]}
      refresh={async () => {
        await query.refetch();
      }}
    />
  );
}
