'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTRPC } from '@/app/trpc/client';
import type { RulebookSlice } from '@/rulebooks/format/slice';
import type { RouterOutputs } from '@/server/api/api';
import type { DraftWhole } from '@/server/drafts/shapes';
import { DraftPage } from './draft-page';

/** Holds what the draft's game needs of its rulebook, and keeps asking the server how the draft's work goes. */
export function Workbench({ initial, rulebook: sent }: { initial: DraftWhole; rulebook: RulebookSlice }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const asked = trpc.drafts.get.queryOptions(
    { id: initial.id },
    {
      initialData: initial as RouterOutputs['drafts']['get'],
      staleTime: 5_000,
      refetchInterval: ({ state }) => (state.data?.job ? 1_000 : 60_000),
    },
  );
  // Coming back with the browser's own button, the page may be an older one than what was fetched since.
  const [opened] = useState(() => newer(queries.getQueryData(asked.queryKey), initial));
  const { data, refetch } = useQuery(asked);
  const draft = newer(data, opened);
  const rulebook = useEdition(sent, { day: draft.day, sentFor: initial.day });
  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);
  return (
    <DraftPage
      key={rulebook.validFrom}
      opened={rulebook === sent ? opened : draft}
      draft={draft}
      rulebook={rulebook}
      game={rulebook.games[0]}
      refresh={refresh}
    />
  );
}

/** The edition that applies on the day: another one once the draft is saved for a day of another. */
function useEdition(sent: RulebookSlice, { day, sentFor }: { day: string; sentFor: string }): RulebookSlice {
  const trpc = useTRPC();
  const [edition, setEdition] = useState(sent);
  const [{ id: game }] = sent.games;
  const { data } = useQuery(
    trpc.rulebooks.slice.queryOptions(
      { rulebook: sent.id, game, at: day },
      {
        staleTime: Number.POSITIVE_INFINITY,
        ...(day === sentFor && { initialData: sent as RouterOutputs['rulebooks']['slice'] }),
      },
    ),
  );
  if (data && data.validFrom !== edition.validFrom) setEdition(data);
  return edition;
}

const newer = (fetched: DraftWhole | undefined, other: DraftWhole): DraftWhole =>
  fetched && fetched.revision >= other.revision ? fetched : other;
