'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note, Skeleton } from '@/app/components/feedback';
import { Field, FieldProblem, Select, TextInput } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import type { OrganisationKind } from '@/server/vocabulary/roles';
import { JurisdictionChoice, Jurisdictions } from './jurisdictions';
import { KIND_WORDS } from './roles';
import { TwoReviewers } from './two-reviewers';
import { WithoutRegulator } from './without-regulator';

function NewOrganisation() {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<OrganisationKind>('operator');
  const [jurisdictions, setJurisdictions] = useState<string[]>([]);
  const create = useMutation(
    trpc.accounts.createOrganisation.mutationOptions({
      onSuccess: () => {
        toast({ title: `${name.trim()} created`, detail: 'Invite its first person below.' });
        setName('');
        setJurisdictions([]);
        setTried(false);
      },
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.accounts.pathKey() }),
    }),
  );
  const [tried, setTried] = useState(false);
  const unnamed = name.trim() === '' ? 'Give its name.' : undefined;
  const noneChosen = kind === 'regulator' && jurisdictions.length === 0;
  const refused = create.isError ? (problemAt(create.error, 'name') ?? sentenceOf(create.error)) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (unnamed || noneChosen) return;
    create.mutate({ name, kind, ...(kind === 'regulator' ? { jurisdictions } : {}) });
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className="mt-4 grid max-w-3xl items-start gap-4 sm:grid-cols-[1fr_12rem]"
    >
      <Field label="Name of a new organisation" problem={(tried && unnamed) || refused} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Kind">
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={(event) => setKind(event.target.value as OrganisationKind)}
          >
            {Object.entries(KIND_WORDS).map(([id, word]) => (
              <option key={id} value={id}>
                {word}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === 'regulator' ? (
        <div className="sm:col-span-2">
          <JurisdictionChoice chosen={jurisdictions} onChange={setJurisdictions} />
          {tried && noneChosen ? (
            <FieldProblem>Choose at least one: the regulator sees the submissions of these.</FieldProblem>
          ) : null}
        </div>
      ) : null}
      <div className="sm:col-span-2">
        <Button type="submit" busy={create.isPending}>
          Create
        </Button>
      </div>
    </form>
  );
}

/** For administrators: who takes part in this site. */
export function Organisations() {
  const trpc = useTRPC();
  const list = useQuery(trpc.accounts.organisations.queryOptions());
  return (
    <Section title="Organisations" lead="Everyone who takes part in this site.">
      {list.isPending ? <Skeleton lines={4} /> : null}
      {list.isError ? <Note kind="problem">{sentenceOf(list.error)}</Note> : null}
      <WithoutRegulator />
      {list.data ? (
        <Table caption="Organisations" stack="medium">
          <HeaderRow>
            <Header>Name</Header>
            <Header>Kind</Header>
            <Header>Jurisdictions and decisions</Header>
            <Header numeric>Members</Header>
          </HeaderRow>
          <tbody>
            {list.data.map((organisation) => (
              <Row key={organisation.id}>
                <RowHeader>{organisation.name}</RowHeader>
                <Cell>{KIND_WORDS[organisation.kind]}</Cell>
                <Cell>
                  {organisation.kind === 'regulator' ? (
                    <div className="grid gap-2">
                      <Jurisdictions
                        id={organisation.id}
                        name={organisation.name}
                        chosen={organisation.jurisdictions}
                      />
                      <TwoReviewers
                        id={organisation.id}
                        name={organisation.name}
                        set={organisation.twoReviewers === true}
                      />
                    </div>
                  ) : null}
                </Cell>
                <Cell numeric>{organisation.members}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      ) : null}
      <NewOrganisation />
    </Section>
  );
}
