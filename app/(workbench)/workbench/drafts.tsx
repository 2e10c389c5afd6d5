'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Ellipsis, FilePlus2, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { StateBadge } from '@/app/components/badge';
import { Button, IconButton } from '@/app/components/button';
import { ConfirmDialog } from '@/app/components/dialog';
import { EmptyState, Note } from '@/app/components/feedback';
import { Menu, MenuItem } from '@/app/components/menu';
import { Page } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useToast } from '@/app/components/toast';
import { useCommands } from '@/app/shell/commands';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { DraftSummary } from '@/server/drafts/shapes';
import { DraftFigures } from './draft-figures';
import { NewDraftDialog } from './new-draft-dialog';

/** Everything the organisation is working on. */
export function Drafts({ initial }: { initial: DraftSummary[] }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [making, setMaking] = useState(false);
  const [removing, setRemoving] = useState<DraftSummary | null>(null);
  const list = useQuery(trpc.drafts.list.queryOptions(undefined, { initialData: initial, staleTime: 0 }));
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
  const drafts = list.data;

  useCommands(
    useMemo(
      () => [
        { id: 'new-draft', label: 'New draft', group: 'Drafts', keys: 'n', run: () => setMaking(true) },
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
    <Button kind="primary" icon={<FilePlus2 size={16} aria-hidden="true" />} onClick={() => setMaking(true)}>
      New draft
    </Button>
  );

  return (
    <Page
      title="Workbench"
      lead="Drafts of what you offer: priced exactly as you type, held against the rulebook clause by clause."
      actions={make}
    >
      {list.isError ? (
        <Note
          kind="warning"
          className="mb-4"
          actions={
            <Button small onClick={() => void list.refetch()}>
              Try again
            </Button>
          }
        >
          The list could not be brought up to date. {sentenceOf(list.error)}
        </Note>
      ) : null}
      {drafts.length === 0 ? (
        <EmptyState title="No drafts yet" action={make}>
          A draft starts from a rulebook and a game, with every wager at the pay table the rulebook
          recommends.
        </EmptyState>
      ) : (
        <Table caption="Drafts of your organisation" className="min-w-[760px]">
          <HeaderRow>
            <Header>Draft</Header>
            <Header>Game</Header>
            <Header numeric>House edge</Header>
            <Header>Findings</Header>
            <Header>State</Header>
            <Header>Last saved</Header>
            <Header shrink>
              <span className="sr-only">Actions</span>
            </Header>
          </HeaderRow>
          <tbody>
            {drafts.map((draft) => (
              <Row key={draft.id}>
                <RowHeader className="min-w-40 wrap-anywhere">
                  <Link
                    href={`/workbench/${draft.id}`}
                    className="underline decoration-transparent underline-offset-2 hover:decoration-accent"
                  >
                    {draft.name}
                  </Link>
                </RowHeader>
                <Cell>
                  {draft.gameLabel}{' '}
                  <span className="text-xs whitespace-nowrap text-ink-soft">{draft.rulebook}</span>
                </Cell>
                <DraftFigures id={draft.id} />
                <Cell shrink>
                  <StateBadge state={draft.state === 'editing' ? 'draft' : draft.state} />
                </Cell>
                <Cell shrink className="text-ink-soft">
                  <Moment at={draft.updatedAt} />, {draft.updatedBy}
                </Cell>
                <Cell shrink className="py-0.5">
                  <Menu
                    trigger={
                      <IconButton label={`What can be done with ${draft.name}`}>
                        <Ellipsis size={16} aria-hidden="true" />
                      </IconButton>
                    }
                  >
                    <MenuItem
                      icon={<Copy size={14} aria-hidden="true" />}
                      onSelect={() => duplicate.mutate({ id: draft.id })}
                    >
                      Duplicate
                    </MenuItem>
                    <MenuItem
                      danger
                      icon={<Trash2 size={14} aria-hidden="true" />}
                      disabled={draft.state !== 'editing'}
                      onSelect={() => setRemoving(draft)}
                    >
                      Remove…
                    </MenuItem>
                  </Menu>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
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
        It cannot be brought back. What was submitted from it stays.
      </ConfirmDialog>
    </Page>
  );
}
