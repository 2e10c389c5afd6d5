'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { ClauseId, RulebookId } from '@/rulebooks/spelling/ids';
import type { FoundClause } from '@/server/rulebooks/shapes';
import { Button, TextLink } from './button';
import { ClauseContext } from './clause-link';
import { SideSheet } from './dialog';
import { Note, Skeleton } from './feedback';
import { RuleRecord } from './rule-record';
import { clauseHref } from './rulebook-addresses';
import { SourceLines } from './source-lines';

type Shown = { rulebook: RulebookId; clause: ClauseId };

/** A record that is not fetched while no clause is open. */
const NONE = { rulebook: '', clause: '' };

/** Every `ClauseLink` inside opens the rule's record at the right edge, beside the work. */
export function ClauseSheet({
  editionFrom,
  children,
}: {
  /** The first day of the edition that is meant; today's where none is. */
  editionFrom?: string;
  children: ReactNode;
}) {
  const trpc = useTRPC();
  const [shown, setShown] = useState<Shown | null>(null);
  const open = useMemo(() => (rulebook: RulebookId, clause: ClauseId) => setShown({ rulebook, clause }), []);
  const record = useQuery(
    trpc.rulebooks.clause.queryOptions(
      { ...(shown ?? NONE), at: editionFrom },
      {
        enabled: shown !== null,
        // An edition never changes; which one is in force today does.
        ...(editionFrom && { staleTime: Number.POSITIVE_INFINITY }),
      },
    ),
  );

  return (
    <ClauseContext value={open}>
      {children}
      <SideSheet
        open={shown !== null}
        onOpenChange={(stays) => {
          if (!stays) setShown(null);
        }}
        title={shown ? `Clause ${shown.clause}` : ''}
        lead={record.data?.title}
      >
        {shown && record.isError ? (
          <Note
            kind="problem"
            actions={
              <Button small onClick={() => void record.refetch()}>
                Try again
              </Button>
            }
          >
            The rule could not be loaded. {sentenceOf(record.error)}
          </Note>
        ) : null}
        {shown && record.isPending ? <Skeleton lines={5} /> : null}
        {shown && record.data ? <Body shown={shown} record={record.data} /> : null}
      </SideSheet>
    </ClauseContext>
  );
}

function Body({ shown, record: { found } }: { shown: Shown; record: FoundClause }) {
  return (
    <>
      {found ? (
        <>
          <p className="mb-3 text-sm text-ink-soft">
            Section {found.section}, {found.heading}
          </p>
          <RuleRecord rule={found.rule} />
          <SourceLines source={found.source} />
        </>
      ) : (
        <Note>This rulebook has no clause {shown.clause}.</Note>
      )}
      <p className="mt-6 text-sm">
        <TextLink href={clauseHref(shown.rulebook, shown.clause)}>Open it in the rulebook</TextLink>
      </p>
    </>
  );
}
