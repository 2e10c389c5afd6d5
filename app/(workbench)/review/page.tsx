import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../found';
import { Queue } from './queue';

export const metadata: Metadata = { title: 'Review' };

export default async function ReviewPage() {
  const me = await found((await api()).accounts.me(), '/review');
  if (me && me.organisation.kind !== 'regulator') notFound();
  return <Queue me={me?.id ?? ''} />;
}
