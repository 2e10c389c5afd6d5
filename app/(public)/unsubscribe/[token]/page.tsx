import type { Metadata } from 'next';
import { Entrance } from '@/app/accounts/entrance';
import { secret } from '@/server/environment/environment';
import { readUnsubscribe } from '@/server/mail/unsubscribe';
import { GROUP_RECORDS } from '@/server/vocabulary/notice-kinds';
import { Unsubscribe } from './unsubscribe';

export const metadata: Metadata = { title: 'Stop e-mail' };
export const dynamic = 'force-dynamic';

export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const stop = readUnsubscribe(decodeURIComponent(token), secret());
  return (
    <Entrance title="Stop e-mail">
      {stop ? (
        <Unsubscribe
          token={token}
          what={stop.what === 'daily' ? 'The daily e-mail' : `“${GROUP_RECORDS[stop.what].label}”`}
        />
      ) : (
        <p>This link is not complete. Open it from the e-mail again, or choose on your account page.</p>
      )}
    </Entrance>
  );
}
