'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FilePlus2, FileUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMemo, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/app/components/button';
import { ConfirmDialog } from '@/app/components/dialog';
import { EmptyState, Note } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { useCommands } from '@/app/shell/commands';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { RouterOutputs } from '@/server/api/api';
import type { DraftList, DraftSummary } from '@/server/drafts/shapes';
import { addressOf, type DraftsAsked } from './draft-asked';
import { DraftPages } from './draft-pages';
import { DraftSearch, focusSearch } from './draft-search';
import { DraftTable } from './draft-table';
import { FromFileDialog } from './from-file-dialog';
import { NewDraftDialog } from './new-draft-dialog';

/** How often, in milliseconds, running counts and analyses are asked for again. */
const ASK_AGAIN = 1_500;
/** A word is typed letter by letter: text unchanged for this long counts as finished. */
const STANDS_STILL = 250;

/** Everything the organisation is working on. */
export function Drafts({ asked: first, initial }: { asked: DraftsAsked; initial: DraftList }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [making, setMaking] = useState(false);
  const [bringing, setBringing] = useState(false);
  const [removing, setRemoving] = useState<DraftSummary | null>(null);
  const [asked, setAsked] = useState(first);
  const [typed, setTyped] = useState(first.find);
  const query = useQuery(
    trpc.drafts.list.queryOptions(asked, {
      ...(asked === first && { initialData: initial as RouterOutputs['drafts']['list'] }),
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.drafts.some(({ glance, job }) => glance?.waiting || job) ? ASK_AGAIN : false,
    }),
  );
  const list = query.data ?? initial;
  const ask = (part: Partial<DraftsAsked>) => {
    const next = { ...asked, ...part };
    setAsked(next);
    window.history.replaceState(null, '', addressOf(next));
  };
  const pausing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (find: string) => {
    setTyped(find);
    clearTimeout(pausing.current);
    pausing.current = setTimeout(() => ask({ find: find.trim(), page: 1 }), STANDS_STILL);
  };
  const again = () => cache.invalidateQueries({ queryKey: trpc.drafts.list.queryKey() });
  const failed = (error: unknown) =>
    toast({ title: 'That did not work', detail: sentenceOf(error), tone: 'problem' });
  const duplicate = useMutation(
    trpc.drafts.duplicate.mutationOptions({
      onSuccess: ({ id }) => router.push(`/workbench/${id}`),
      onError: failed,
    }),
  );
  const remove = useMutation(
    trpc.drafts.remove.mutationOptions({
      onSuccess: () => {
        toast({ title: 'The draft is removed' });
        setRemoving(null);
      },
      onError: failed,
      onSettled: again,
    }),
  );
  const { drafts } = list;

  useCommands(
    useMemo(
      () => [
        { id: 'find-draft', label: 'Find a draft', group: 'Drafts', keys: '/', run: focusSearch },
        { id: 'new-draft', label: 'New draft', group: 'Drafts', keys: 'n', run: () => setMaking(true) },
        {
          id: 'draft-from-file',
          label: 'New draft from a file',
          group: 'Drafts',
          run: () => setBringing(true),
        },
        ...drafts.map((draft) => ({
          id: `draft:${draft.id}`,
          label: draft.name,
          group: 'Drafts',
          run: () => router.push(`/workbench/${draft.id}`),
        })),
      ],
      [drafts, router],
    ),
  );

  const make = (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink href="/confirmations">Confirmations</ButtonLink>
      <Button icon={<FileUp size={16} aria-hidden="true" />} onClick={() => setBringing(true)}>
        From a file
      </Button>
      <Button
        kind="primary"
        icon={<FilePlus2 size={16} aria-hidden="true" />}
        onClick={() => setMaking(true)}
      >
        New draft
      </Button>
    </div>
  );

  return (
    <Page
      title="Workbench"
      lead="Drafts of your games: priced exactly as you type, checked against the rulebook clause by clause."
      actions={make}
    >
      {query.isError ? (
        <Note
          kind="warning"
          className="mb-4"
          actions={
            <Button small onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        >
          The list could not be refreshed. {sentenceOf(query.error)}
        </Note>
      ) : null}
      {list.all === 0 ? (
        <EmptyState title="No drafts yet" action={make}>
          A draft starts from a rulebook and a game, with every wager at the pay table the rulebook
          recommends.
        </EmptyState>
      ) : (
        <>
          <DraftSearch
            typed={typed}
            asked={asked}
            onType={type}
            onOrder={(order) => ask({ order, page: 1 })}
          />
          {list.found === 0 ? (
            <EmptyState
              title="No draft has that name"
              action={
                <Button
                  onClick={() => {
                    setTyped('');
                    ask({ find: '', page: 1 });
                  }}
                >
                  Show all drafts
                </Button>
              }
            >
              Drafts, games and rulebooks were searched by name. Try fewer letters.
            </EmptyState>
          ) : (
            <DraftTable
              drafts={list.drafts}
              onDuplicate={({ id }) => duplicate.mutate({ id })}
              onRemove={setRemoving}
            />
          )}
          <DraftPages list={list} onPage={(page) => ask({ page })} />
        </>
      )}
      <FromFileDialog open={bringing} onOpenChange={setBringing} />
      <NewDraftDialog open={making} onOpenChange={setMaking} />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => {
          if (!open) setRemoving(null);
        }}
        title={`Remove “${removing?.name ?? ''}”?`}
        confirm="Remove it"
        danger
        busy={remove.isPending}
        onConfirm={() => removing && remove.mutate({ id: removing.id })}
      >
        You cannot undo this. Anything submitted from it stays.
      </ConfirmDialog>
    </Page>
  );
}
