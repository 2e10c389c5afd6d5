'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { ButtonLink } from '../components/button';
import { Note, Skeleton } from '../components/feedback';
import { Field, TextInput } from '../components/field';
import { useTRPC } from '../trpc/client';
import { problemAt } from '../trpc/problems';
import { NewAccountForm } from './new-account-form';

/** The first account of a site in production, for the person with the token that the server printed. */
export function SetUpForm() {
  const trpc = useTRPC();
  const router = useRouter();
  const [token, setToken] = useState(useSearchParams().get('token') ?? '');
  const status = useQuery(trpc.site.status.queryOptions());
  const setUp = useMutation(
    trpc.accounts.setUp.mutationOptions({ onSuccess: () => router.push('/sign-in') }),
  );

  if (status.isPending) return <Skeleton lines={4} />;
  if (status.data && !status.data.needsSetUp) {
    return (
      <Note title="This site is set up" actions={<ButtonLink href="/sign-in">Sign in</ButtonLink>}>
        It already has an administrator. Ask them for an invitation if you need an account.
      </Note>
    );
  }
  return (
    <NewAccountForm
      submit="Create the administrator’s account"
      busy={setUp.isPending}
      error={setUp.error}
      onSubmit={(account) => setUp.mutate({ ...account, token: token.trim() })}
    >
      <Field
        label="Set-up token"
        hint="The server printed it when it started."
        problem={problemAt(setUp.error, 'token')}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
        )}
      </Field>
    </NewAccountForm>
  );
}
