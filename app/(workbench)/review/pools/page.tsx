import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../found';
import { PoolsQueue } from './pools-queue';

export const metadata: Metadata = { title: 'Pool rules' };

export default async function PoolsQueuePage() {
  const me = await found((await api()).accounts.me(), '/review/pools');
  if (me && me.organisation.kind !== 'regulator') notFound();
  return <PoolsQueue />;
}
