'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Note, Skeleton } from '@/app/components/feedback';
import { FieldProblem, Select } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { useToast } from '@/app/components/toast';
import { useMe } from '@/app/session/me';
import { roleWord } from '@/app/session/role-words';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { Colleague } from '@/server/accounts/stored/shapes';
import type { OrganisationKind, Role } from '@/server/vocabulary/roles';
import { CloseMember } from './close-member';
import { rolesOf } from './roles';

function RoleChoice({ person, kind }: { person: Colleague; kind: OrganisationKind }) {
  const trpc = useTRPC();
  const me = useMe();
  const cache = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const setRole = useMutation(
    trpc.accounts.setRole.mutationOptions({
      onSuccess: ({ role }) => {
        toast({ title: `${person.name} is now ${roleWord(role as Role).toLowerCase()}` });
        if (person.id === me.id) router.refresh();
      },
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.accounts.pathKey() }),
    }),
  );
  const roles = rolesOf(kind);
  if (roles.length < 2) return <>{roleWord(person.role)}</>;
  return (
    <>
      <Select
        aria-label={`Role of ${person.name}`}
        className="max-w-40"
        value={setRole.isPending ? setRole.variables.role : person.role}
        disabled={setRole.isPending}
        onChange={(event) => setRole.mutate({ member: person.id, role: event.target.value as Role })}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleWord(role)}
          </option>
        ))}
      </Select>
      {setRole.isError ? <FieldProblem>{sentenceOf(setRole.error)}</FieldProblem> : null}
    </>
  );
}

/** Of one's own organisation; an administrator chooses any. */
export function Members({ manages }: { manages: boolean }) {
  const trpc = useTRPC();
  const me = useMe();
  const administers = me.role === 'administrator';
  const [chosen, setChosen] = useState(me.organisation.id);
  const organisations = useQuery(
    trpc.accounts.organisations.queryOptions(undefined, { enabled: administers }),
  );
  const shown = organisations.data?.find(({ id }) => id === chosen) ?? me.organisation;
  const list = useQuery(trpc.accounts.members.queryOptions({ organisation: shown.id }));
  return (
    <Section
      title="Members"
      lead={
        manages
          ? undefined
          : `Only ${me.organisation.kind === 'operator' ? 'an approver or an administrator' : 'an administrator'} can invite people, change roles and close accounts.`
      }
      actions={
        administers ? (
          <Select
            aria-label="Members of"
            className="max-w-72"
            value={shown.id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {(organisations.data ?? [me.organisation]).map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        ) : null
      }
    >
      {list.isPending ? <Skeleton lines={4} /> : null}
      {list.isError ? <Note kind="problem">{sentenceOf(list.error)}</Note> : null}
      {list.data?.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {shown.name} has no members yet. Invite its first person below.
        </p>
      ) : null}
      {list.data && list.data.length > 0 ? (
        <Table caption={`Members of ${shown.name}`} stack="medium">
          <HeaderRow>
            <Header>Name</Header>
            <Header>E-mail</Header>
            <Header>Role</Header>
            {manages ? (
              <Header shrink>
                <span className="sr-only">Account</span>
              </Header>
            ) : null}
          </HeaderRow>
          <tbody>
            {list.data.map((person) => (
              <Row key={person.id}>
                <RowHeader>
                  {person.name}
                  {person.id === me.id ? <span className="font-normal text-ink-soft"> (you)</span> : null}
                </RowHeader>
                <Cell>{person.email}</Cell>
                <Cell>
                  {manages ? <RoleChoice person={person} kind={shown.kind} /> : roleWord(person.role)}
                </Cell>
                {manages ? (
                  <Cell shrink>
                    <CloseMember person={person} />
                  </Cell>
                ) : null}
              </Row>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Section>
  );
}
