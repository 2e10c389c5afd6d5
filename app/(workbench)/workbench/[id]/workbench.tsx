'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Note } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { useTRPC } from '@/app/trpc/client';
import type { Game, Rulebook } from '@/rulebooks/record';
import { gameOf, rulebookOf } from '@/rulebooks/registry';
import type { DraftWhole } from '@/server/drafts/shapes';
import { DraftPage } from './draft-page';

/** Finds the rulebook and the game of the draft, and keeps asking the server how its work goes. */
export function Workbench({ initial }: { initial: DraftWhole }) {
  const rulebook = rulebookOf(initial.variant.rulebook);
  const game = rulebook.ok ? gameOf(rulebook.value, initial.variant.game) : rulebook;
  if (!rulebook.ok || !game.ok) {
    const problem = (rulebook.ok ? game : rulebook) as { problems: { message: string }[] };
    return (
      <Page title={initial.name}>
        <Note kind="problem">{problem.problems[0]?.message}</Note>
      </Page>
    );
  }
  return <Opened initial={initial} rulebook={rulebook.value} game={game.value} />;
}

function Opened({ initial, rulebook, game }: { initial: DraftWhole; rulebook: Rulebook; game: Game }) {
  const trpc = useTRPC();
  const [opened] = useState(initial);
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
      game={game}
      refresh={async () => {
        await query.refetch();
      }}
    />
  );
}
