'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Note, Skeleton } from '@/app/components/feedback';
import { FieldProblem, Select } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { useToast } from '@/app/components/toast';
import { roleWord, useMe } from '@/app/shell/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { Colleague } from '@/server/accounts/shapes';
import type { Role } from '@/server/context';
import { rolesOf } from './roles';

function RoleChoice({ person }: { person: Colleague }) {
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
  const roles = rolesOf(me.organisation.kind);
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

export function Members({ manages }: { manages: boolean }) {
  const trpc = useTRPC();
  const me = useMe();
  const list = useQuery(trpc.accounts.members.queryOptions());
  return (
    <Section
      title="Members"
      lead={manages ? undefined : 'Only an approver or an administrator can invite people and change roles.'}
    >
      {list.isPending ? <Skeleton lines={4} /> : null}
      {list.isError ? <Note kind="problem">{sentenceOf(list.error)}</Note> : null}
      {list.data ? (
        <Table caption={`Members of ${me.organisation.name}`}>
          <HeaderRow>
            <Header>Name</Header>
            <Header>E-mail</Header>
            <Header>Role</Header>
          </HeaderRow>
          <tbody>
            {list.data.map((person) => (
              <Row key={person.id}>
                <RowHeader>
                  {person.name}
                  {person.id === me.id ? <span className="font-normal text-ink-soft"> (you)</span> : null}
                </RowHeader>
                <Cell>{person.email}</Cell>
                <Cell>{manages ? <RoleChoice person={person} /> : roleWord(person.role)}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Section>
  );
}
