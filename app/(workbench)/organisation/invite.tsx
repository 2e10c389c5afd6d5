'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, Select, TextInput } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { useMe } from '@/app/session/me';
import { roleWord } from '@/app/session/role-words';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import type { Role } from '@/server/vocabulary/roles';
import { NewLinkNote } from './new-link';
import { ROLE_EXPLAINS, rolesOf } from './roles';

const FIELDS = ['email', 'role', 'organisation'];

/** Makes a link for one person. No e-mail is sent: whoever invites passes it on. */
export function Invite() {
  const trpc = useTRPC();
  const me = useMe();
  const cache = useQueryClient();
  const administers = me.role === 'administrator';
  const organisations = useQuery(
    trpc.accounts.organisations.queryOptions(undefined, { enabled: administers }),
  );
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState(me.organisation.id);
  const [picked, setPicked] = useState<Role | null>(null);
  const invite = useMutation(
    trpc.accounts.invite.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: trpc.accounts.pathKey() }),
    }),
  );

  const organisation = organisations.data?.find(({ id }) => id === chosen) ?? me.organisation;
  const roles = rolesOf(organisation.kind);
  const role = picked && roles.includes(picked) ? picked : (roles.at(-1) as Role);
  const elsewhere = invite.isError && !FIELDS.some((field) => problemAt(invite.error, field));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate({ email, role, ...(administers ? { organisation: organisation.id } : {}) });
  };
  return (
    <Section
      title="Invite"
      lead="Makes a link for one person, valid for seven days. Nothing is e-mailed: copy the link and pass it on."
    >
      <form
        onSubmit={submit}
        noValidate
        className="grid max-w-4xl items-start gap-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        <Field label="E-mail address" problem={problemAt(invite.error, 'email')} required>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        {administers ? (
          <Field label="Organisation" problem={problemAt(invite.error, 'organisation')}>
            {(control) => (
              <Select
                {...control}
                value={organisation.id}
                onChange={(event) => setChosen(event.target.value)}
              >
                {(organisations.data ?? [me.organisation]).map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        <Field label="Role" hint={ROLE_EXPLAINS[role]} problem={problemAt(invite.error, 'role')}>
          {(control) => (
            <Select {...control} value={role} onChange={(event) => setPicked(event.target.value as Role)}>
              {roles.map((one) => (
                <option key={one} value={one}>
                  {roleWord(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="sm:col-span-full">
          <Button type="submit" kind="primary" busy={invite.isPending} disabled={email.trim() === ''}>
            Make the link
          </Button>
        </div>
      </form>
      {elsewhere ? (
        <Note kind="problem" className="mt-4">
          {sentenceOf(invite.error)}
        </Note>
      ) : null}
      {invite.isSuccess ? <NewLinkNote email={invite.variables.email} made={invite.data} /> : null}
    </Section>
  );
}
