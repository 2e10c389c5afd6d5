'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../components/button';
import { Note } from '../components/feedback';
import { Field, TextInput } from '../components/field';
import { problemAt, problemsOf, sentenceOf } from '../trpc/problems';

const LEAST = 12;

export type NewAccount = { name: string; email: string; password: string };

/** Name and password of a new account; the e-mail address too where nobody has given it yet. */
export function NewAccountForm({
  email: given,
  submit: label,
  error,
  busy,
  onSubmit,
  children,
}: {
  email?: string;
  submit: string;
  error: unknown;
  busy: boolean;
  onSubmit: (account: NewAccount) => void;
  children?: ReactNode;
}) {
  const [account, setAccount] = useState<NewAccount>({ name: '', email: given ?? '', password: '' });
  const set = (part: Partial<NewAccount>) => setAccount((before) => ({ ...before, ...part }));
  const short = account.password.length > 0 && account.password.length < LEAST;
  const known = ['name', 'email', 'password'];
  const elsewhere = error && !problemsOf(error).some((problem) => known.includes(problem.field ?? ''));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ ...account, name: account.name.trim(), email: account.email.trim() });
  };

  return (
    <form onSubmit={submit} className="space-y-4" noValidate>
      <Field
        label="Your name"
        hint="It appears beside everything you confirm and decide."
        problem={problemAt(error, 'name')}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            value={account.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label="E-mail address" problem={problemAt(error, 'email')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="username"
            readOnly={given !== undefined}
            value={account.email}
            onChange={(event) => set({ email: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Password"
        hint={`At least ${LEAST} characters. A few words are easier to remember than a few symbols.`}
        problem={problemAt(error, 'password')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="new-password"
            value={account.password}
            onChange={(event) => set({ password: event.target.value })}
          />
        )}
      </Field>
      {children}
      {elsewhere ? <Note kind="problem">{sentenceOf(error)}</Note> : null}
      <Button
        type="submit"
        kind="primary"
        className="w-full"
        busy={busy}
        disabled={
          account.name.trim() === '' || account.email.trim() === '' || account.password === '' || short
        }
      >
        {label}
      </Button>
    </form>
  );
}
