'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { Page } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { unrecordedBriefly } from '@/rulebooks/format/outline';
import type { RulebookSummary } from '@/server/rulebooks/shapes';
import { PoolBooks } from './pools/pool-books';
import { RulebookStatus } from './rulebook-status';

function RulebookRow({ rulebook }: { rulebook: RulebookSummary }) {
  const base = `/rulebooks/${rulebook.id}`;
  return (
    <Row>
      <RowHeader>
        <TextLink href={base}>{rulebook.title}</TextLink>
        <span className="block text-xs font-normal text-ink-soft">
          {rulebook.jurisdiction}, {rulebook.authority}
        </span>
      </RowHeader>
      <Cell>{rulebook.edition}</Cell>
      <Cell>
        <Day date={rulebook.validFrom} />
        {rulebook.validTo ? (
          <>
            {' '}
            to <Day date={rulebook.validTo} />
          </>
        ) : (
          ' onwards'
        )}
      </Cell>
      <Cell>
        <RulebookStatus status={rulebook.status} />{' '}
        {rulebook.inForce ? null : <Badge tone="notice">Not in force on that date</Badge>}
      </Cell>
      <Cell>
        <ul className="flex flex-wrap gap-x-3">
          {rulebook.games.map((game) => (
            <li key={game.id}>
              <TextLink href={`${base}/games/${game.id}`} className="inline-flex min-h-6 items-center">
                {game.label}
              </TextLink>
            </li>
          ))}
        </ul>
        {rulebook.notRecorded.length > 0 ? (
          <p className="mt-1 text-xs text-ink-soft">
            Not recorded: {unrecordedBriefly(rulebook.notRecorded)}.{' '}
            <TextLink href={`${base}/coverage`}>Coverage</TextLink>
          </p>
        ) : null}
      </Cell>
    </Row>
  );
}

export function RulebookList() {
  const trpc = useTRPC();
  const [day, setAt] = useState('');
  const list = useQuery(
    trpc.rulebooks.list.queryOptions(day ? { at: day } : {}, { placeholderData: keepPreviousData }),
  );
  return (
    <Page
      title="Rulebooks"
      lead="Every edition this site knows, clause by clause: what it requires, how a game is checked against it, and where its own figures differ from ours."
      actions={
        <Field label="In force on" problem={problemAt(list.error, 'at')}>
          {(control) => (
            <TextInput {...control} type="date" value={day} onChange={(event) => setAt(event.target.value)} />
          )}
        </Field>
      }
    >
      {list.isPending ? <Skeleton lines={4} /> : null}
      {list.isError && !problemAt(list.error, 'at') ? (
        <Note kind="problem">{sentenceOf(list.error)}</Note>
      ) : null}
      {list.data?.length === 0 ? (
        <EmptyState title="No rulebook on that date">
          Choose a later date, or clear the date to see all.
        </EmptyState>
      ) : null}
      {list.data && list.data.length > 0 ? (
        <Table caption="Rulebooks" stack="wide">
          <HeaderRow>
            <Header>Rulebook</Header>
            <Header>Edition</Header>
            <Header>In force</Header>
            <Header>Status</Header>
            <Header>Games</Header>
          </HeaderRow>
          <tbody>
            {list.data.map((rulebook) => (
              <RulebookRow key={rulebook.id} rulebook={rulebook} />
            ))}
          </tbody>
        </Table>
      ) : null}
      <PoolBooks />
    </Page>
  );
}
