'use client';

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { VariationTable } from './variation-table';

const LOOK_EVERY = 30_000;

export function VariationsList() {
  const trpc = useTRPC();
  const list = useQuery(trpc.variations.list.queryOptions(undefined, { refetchInterval: LOOK_EVERY }));
  return (
    <Page
      title="Variations"
      lead="What you offer without an approval: changes for a time, which the regulator is notified of, and other pays that the rules permit."
      actions={
        <ButtonLink kind="primary" href="/variations/new">
          New variation
        </ButtonLink>
      }
    >
      {list.isPending ? <Skeleton lines={6} /> : null}
      {list.isError ? <Note kind="problem">{sentenceOf(list.error)}</Note> : null}
      {list.data?.length === 0 ? (
        <EmptyState title="No variation yet">
          Begin one from an approved game. You change its draft; an approver then notifies it.
        </EmptyState>
      ) : null}
      {list.data && list.data.length > 0 ? (
        <VariationTable variations={list.data} base="/variations" />
      ) : null}
    </Page>
  );
}
