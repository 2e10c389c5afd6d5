'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, TextLink } from '@/app/components/button';
import { ConfirmDialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { useToast } from '@/app/components/toast';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { Colleague } from '@/server/accounts/stored/shapes';

/** Closes a colleague's account; one's own is closed on the Account page, with the password. */
export function CloseMember({ person }: { person: Colleague }) {
  const trpc = useTRPC();
  const me = useMe();
  const cache = useQueryClient();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const close = useMutation(
    trpc.accounts.closeMember.mutationOptions({
      onSuccess: () => {
        toast({ title: `The account of ${person.name} is closed` });
        setAsking(false);
        return cache.invalidateQueries({ queryKey: trpc.accounts.pathKey() });
      },
    }),
  );
  if (person.id === me.id) return <TextLink href="/account">Your account</TextLink>;
  return (
    <>
      <Button
        small
        kind="quiet"
        aria-label={`Close the account of ${person.name}`}
        onClick={() => {
          close.reset();
          setAsking(true);
        }}
      >
        Close account…
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Close the account of ${person.name}?`}
        confirm="Close the account"
        danger
        busy={close.isPending}
        onConfirm={() => close.mutate({ member: person.id })}
      >
        <p>
          {person.name} is signed out everywhere at once and cannot sign in again. Links to join that{' '}
          {person.name} made stop working. It cannot be undone; a new invitation makes a new account.
        </p>
        <p className="mt-2">
          What {person.name} did stays, in the audit trail and on papers, under this name.
        </p>
        {close.isError ? (
          <Note kind="problem" className="mt-3">
            {sentenceOf(close.error)}
          </Note>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
