import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { Entrance } from '@/app/accounts/entrance';
import { SignInForm } from '@/app/accounts/sign-in-form';
import { roleWord } from '@/app/session/role-words';
import { api } from '@/app/trpc/server';
import { demonstrationAccounts } from '@/server/preparing/demonstration/accounts';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage() {
  const server = await api();
  const status = await server.site.status();
  if (status.needsSetUp) redirect('/set-up');
  const accounts = status.demonstration ? demonstrationAccounts() : [];
  return (
    <Entrance title="Sign in">
      <Suspense>
        <SignInForm
          accounts={accounts.map(({ email, password, role, organisation }) => ({
            email,
            password,
            says: `${roleWord(role)}, ${organisation}`,
          }))}
        />
      </Suspense>
    </Entrance>
  );
}
