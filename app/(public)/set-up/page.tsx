import type { Metadata } from 'next';
import { Suspense } from 'react';
import { Entrance } from '@/app/accounts/entrance';
import { SetUpForm } from '@/app/accounts/set-up-form';

export const metadata: Metadata = { title: 'Set up' };

export default function SetUpPage() {
  return (
    <Entrance
      title="Set up Assay"
      lead="Nobody has an account here yet. Create the administrator’s first; the administrator then invites operators and the regulator."
    >
      <Suspense>
        <SetUpForm />
      </Suspense>
    </Entrance>
  );
}
