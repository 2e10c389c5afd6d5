'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Note, Skeleton } from '../components/feedback';
import { roleWord } from '../session/role-words';
import { useTRPC } from '../trpc/client';
import { sentenceOf } from '../trpc/problems';
import { NewAccountForm } from './new-account-form';

export function InvitationForm({ token }: { token: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const invitation = useQuery(trpc.accounts.invitation.queryOptions({ token }));
  const accept = useMutation(
    trpc.accounts.accept.mutationOptions({ onSuccess: () => router.push('/sign-in') }),
  );

  if (invitation.isPending) return <Skeleton lines={4} />;
  if (invitation.isError) {
    return (
      <Note kind="problem" title="This invitation cannot be used">
        {sentenceOf(invitation.error)}
      </Note>
    );
  }
  const { email, role, organisation } = invitation.data;
  return (
    <>
      <p className="mb-6">
        {organisation} invites you as <strong className="font-medium">{roleWord(role).toLowerCase()}</strong>.
      </p>
      <NewAccountForm
        email={email}
        submit={`Join ${organisation}`}
        busy={accept.isPending}
        error={accept.error}
        onSubmit={({ name, password }) => accept.mutate({ token, name, password })}
      />
    </>
  );
}
