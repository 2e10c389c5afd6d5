import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { Entrance } from '@/app/accounts/entrance';
import { SignInForm } from '@/app/accounts/sign-in-form';
import { api } from '@/app/trpc/server';

export const metadata: Metadata = { title: 'Sign in' };

export default async function SignInPage() {
  const server = await api();
  const status = await server.site.status();
  if (status.needsSetUp) redirect('/set-up');
  return (
    <Entrance title="Sign in">
      <Suspense>
        <SignInForm accounts={[]} />
      </Suspense>
    </Entrance>
  );
}
