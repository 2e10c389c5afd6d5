'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { CopyButton } from '@/app/components/copy';
import { Note } from '@/app/components/feedback';
import { Field, Select, TextInput } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { Moment } from '@/app/components/time';
import { roleWord, useMe } from '@/app/shell/me';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import type { Role } from '@/server/context';
import { ROLE_EXPLAINS, rolesOf } from './roles';

const FIELDS = ['email', 'role', 'organisation'];

/** Makes a link for one person. No e-mail is sent: whoever invites passes it on. */
export function Invite() {
  const trpc = useTRPC();
  const me = useMe();
  const administers = me.role === 'administrator';
  const organisations = useQuery(
    trpc.accounts.organisations.queryOptions(undefined, { enabled: administers }),
  );
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState(me.organisation.id);
  const [picked, setPicked] = useState<Role | null>(null);
  const invite = useMutation(trpc.accounts.invite.mutationOptions());

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
      lead="Makes a link that is good for seven days and one person. Nothing is sent by e-mail: copy it and pass it on."
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
      {invite.isSuccess ? (
        <Note
          kind="good"
          className="mt-4"
          title={`Link for ${invite.variables.email}`}
          actions={<CopyButton text={invite.data.link} label="Copy the link" />}
        >
          <p className="figures break-all">{invite.data.link}</p>
          <p className="text-ink-soft">
            Good until <Moment at={invite.data.expiresAt} />. It is shown only here and only now.
          </p>
        </Note>
      ) : null}
    </Section>
  );
}
