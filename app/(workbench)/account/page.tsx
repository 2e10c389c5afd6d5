import type { Metadata } from 'next';
import { SecondFactor } from '@/app/accounts/second-factor';
import { Page } from '@/app/components/page-frame';
import { Calendar } from './calendar';
import { CloseAccount } from './close-account';
import { EMail } from './e-mail';
import { Password } from './password';
import { Profile } from './profile';
import { RecoveryCodes } from './recovery-codes';
import { Sessions } from './sessions';

export const metadata: Metadata = { title: 'Account' };

export default function AccountPage() {
  return (
    <Page title="Account" lead="Who you are here, what comes to you, and how you sign in.">
      <Profile />
      <EMail />
      <Calendar />
      <div className="grid gap-x-10 lg:grid-cols-2">
        <div className="min-w-0">
          <SecondFactor />
          <RecoveryCodes />
        </div>
        <Password />
      </div>
      <Sessions />
      <CloseAccount />
    </Page>
  );
}
