'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, TextLink } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Field, Select, TextInput } from '@/app/components/field';
import { Page, Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';

function NewEdition() {
  const trpc = useTRPC();
  const router = useRouter();
  const cache = useQueryClient();
  const rulebooks = useQuery(trpc.rulebooks.list.queryOptions());
  const [rulebook, setRulebook] = useState('');
  const [name, setName] = useState('');
  const create = useMutation(
    trpc.editions.create.mutationOptions({
      onSuccess: async ({ id }) => {
        await cache.invalidateQueries({ queryKey: trpc.editions.pathKey() });
        router.push(`/review/editions/${id}`);
      },
    }),
  );
  const all = rulebooks.data ?? [];
  const chosen = rulebook || all[0]?.id || '';
  return (
    <form
      className="grid max-w-xl gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ rulebook: chosen, name });
      }}
    >
      <Field label="Rulebook">
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => setRulebook(target.value)}>
            {all.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Name" hint="For you and your colleagues: “Higher minimum for splits”." required>
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
      {create.isError ? <Note kind="problem">{sentenceOf(create.error)}</Note> : null}
      <div>
        <Button type="submit" kind="primary" busy={create.isPending} disabled={!name.trim() || !chosen}>
          Begin a draft edition
        </Button>
      </div>
    </form>
  );
}

export function Editions() {
  const trpc = useTRPC();
  const editions = useQuery(trpc.editions.list.queryOptions());
  return (
    <Page
      title="Draft editions"
      lead="Write what a rulebook would say, and see what that does to every game that is played today. Nothing changes for anybody."
      above={<TextLink href="/review">Review</TextLink>}
    >
      <Section title="Yours">
        {editions.isPending ? <Skeleton lines={4} /> : null}
        {editions.isError ? <Note kind="problem">{sentenceOf(editions.error)}</Note> : null}
        {editions.data?.length === 0 ? (
          <EmptyState title="No draft edition yet">
            Begin one below. Only your organisation sees it.
          </EmptyState>
        ) : null}
        {editions.data && editions.data.length > 0 ? (
          <Table caption="Draft editions" stack="wide">
            <HeaderRow>
              <Header>Draft edition</Header>
              <Header>Rulebook</Header>
              <Header>Last saved</Header>
            </HeaderRow>
            <tbody>
              {editions.data.map(({ id, name, rulebookTitle, updatedAt, updatedBy }) => (
                <Row key={id}>
                  <RowHeader className="wrap-anywhere">
                    <TextLink href={`/review/editions/${id}`}>{name}</TextLink>
                  </RowHeader>
                  <Cell>{rulebookTitle}</Cell>
                  <Cell>
                    <Moment at={updatedAt} />, {updatedBy}
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        ) : null}
      </Section>
      <Section title="A new one">
        <NewEdition />
      </Section>
    </Page>
  );
}
