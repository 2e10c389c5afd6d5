import type { Metadata } from 'next';
import { SecondFactor } from '@/app/accounts/second-factor';
import { Page } from '@/app/components/page';

export const metadata: Metadata = { title: 'Account' };

export default function AccountPage() {
  return (
    <Page title="Account">
      <SecondFactor />
    </Page>
  );
}
