import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../found';
import { FeesQueue } from './fees-queue';

export const metadata: Metadata = { title: 'Schedules of fees' };

export default async function FeesQueuePage() {
  const me = await found((await api()).accounts.me(), '/review/fees');
  if (me && me.organisation.kind !== 'regulator') notFound();
  return <FeesQueue />;
}
