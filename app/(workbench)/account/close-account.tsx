'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';

/** For good, with the password: an unlocked screen is not enough. */
export function CloseAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <Section
      title="Close this account"
      lead="For people who leave. What you did stays in the audit trail and on papers under your name, but nobody can sign in with the account again."
    >
      <Button onClick={() => setAsking(true)}>Close your account…</Button>
      {asking ? <CloseDialog onClose={() => setAsking(false)} /> : null}
    </Section>
  );
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const form = useId();
  const [password, setPassword] = useState('');
  const close = useMutation(
    trpc.accounts.closeOwn.mutationOptions({
      onSuccess: () => window.location.assign('/sign-in?closed'),
    }),
  );
  const problem = problemAt(close.error, 'password');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close.mutate({ password });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Close your account?"
      lead="You are signed out everywhere at once. You cannot undo this."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            kind="danger"
            busy={close.isPending || close.isSuccess}
            disabled={password === ''}
          >
            Close the account
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        <p className="text-sm text-ink-soft">
          Drafts and submissions belong to your organisation and stay. Invitation links you made stop working.
          To come back, you need a new invitation and a new account.
        </p>
        <Field label="Your password" problem={problem}>
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                close.reset();
              }}
            />
          )}
        </Field>
        {close.isError && !problem ? <Note kind="problem">{sentenceOf(close.error)}</Note> : null}
      </form>
    </Dialog>
  );
}
