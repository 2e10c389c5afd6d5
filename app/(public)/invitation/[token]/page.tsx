import type { Metadata } from 'next';
import { Entrance } from '@/app/accounts/entrance';
import { InvitationForm } from '@/app/accounts/invitation-form';

export const metadata: Metadata = { title: 'Invitation' };

export default async function InvitationPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <Entrance title="Invitation">
      <InvitationForm token={token} />
    </Entrance>
  );
}
