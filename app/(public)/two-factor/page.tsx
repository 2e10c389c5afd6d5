import type { Metadata } from 'next';
import { Suspense } from 'react';
import { Entrance } from '@/app/accounts/entrance';
import { TwoFactorForm } from '@/app/accounts/two-factor-form';

export const metadata: Metadata = { title: 'Second step' };

export default function TwoFactorPage() {
  return (
    <Entrance title="Second step" lead="Your account asks for a code as well as the password.">
      <Suspense>
        <TwoFactorForm />
      </Suspense>
    </Entrance>
  );
}
