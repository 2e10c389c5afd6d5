'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, TextLink } from '@/app/components/button';
import { EmptyState, Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { Page, Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import type { PoolFilingSummary } from '@/server/pool-filings/shapes';
import type { RulesSummary } from '@/server/pool-rules/shapes';
import { type BookChoice, BookField } from '../meetings/book-field';
import { PoolFilingTable } from './pool-filing-table';

function NewRules({ books }: { books: readonly BookChoice[] }) {
  const trpc = useTRPC();
  const router = useRouter();
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [rulebook, setRulebook] = useState<string>();
  const create = useMutation(
    trpc.poolRules.create.mutationOptions({
      onSuccess: async ({ id }) => {
        await cache.invalidateQueries({ queryKey: trpc.poolRules.pathKey() });
        router.push(`/pools/${id}`);
      },
    }),
  );
  const nameProblem = create.error ? problemAt(create.error, 'name') : undefined;
  return (
    <form
      className="grid max-w-xl gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ name, rulebook });
      }}
    >
      <BookField books={books} chosen={rulebook} onChosen={setRulebook} />
      <Field
        label="Name"
        hint="For you, your colleagues and the regulator: “Season 2026/27”."
        required
        problem={nameProblem}
      >
        {(control) => (
          <TextInput
            {...control}
            required
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {create.isError && !nameProblem ? <Note kind="problem">{sentenceOf(create.error)}</Note> : null}
      <div>
        <Button type="submit" kind="primary" busy={create.isPending} disabled={!name.trim()}>
          Begin pool rules
        </Button>
      </div>
    </form>
  );
}

export function PoolRulesList({
  initial,
  filed,
  books,
}: {
  initial: RulesSummary[];
  filed: PoolFilingSummary[];
  books: readonly BookChoice[];
}) {
  const trpc = useTRPC();
  const { data, error } = useQuery(trpc.poolRules.list.queryOptions(undefined, { initialData: initial }));
  return (
    <Page
      title="Pool rules"
      above={<TextLink href="/meetings">Race meetings</TextLink>}
      lead="What the rules of pools leave to you: which pools you run, their unit bets, deductions, dividends, starters and jackpots, and how you read what can be read in two ways. Only your organisation sees them until a version is submitted."
    >
      <Section title="Yours">
        {error ? <Note kind="problem">{sentenceOf(error)}</Note> : null}
        {data.length === 0 ? (
          <EmptyState title="No pool rules yet">
            Begin them below. Until some are in force, a settlement says that none were.
          </EmptyState>
        ) : (
          <Table caption="Pool rules" stack="medium">
            <HeaderRow>
              <Header>Pool rules</Header>
              <Header>Last saved</Header>
            </HeaderRow>
            <tbody>
              {data.map(({ id, name, updatedAt, updatedBy }) => (
                <Row key={id}>
                  <RowHeader className="wrap-anywhere">
                    <TextLink href={`/pools/${id}`}>{name}</TextLink>
                  </RowHeader>
                  <Cell>
                    <Moment at={updatedAt} />, {updatedBy}
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        )}
      </Section>
      {filed.length > 0 ? (
        <Section
          title="Put to the regulator"
          lead="Each is one saved version. The regulator reads it once it is submitted."
        >
          <PoolFilingTable submissions={filed} base="/pools/submissions" />
        </Section>
      ) : null}
      <Section title="New ones">
        <NewRules books={books} />
      </Section>
    </Page>
  );
}
