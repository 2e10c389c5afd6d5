import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../found';
import { VariationsQueue } from './variations-queue';

export const metadata: Metadata = { title: 'Variations' };

export default async function VariationsQueuePage() {
  const me = await found((await api()).accounts.me(), '/review/variations');
  if (me && me.organisation.kind !== 'regulator') notFound();
  return <VariationsQueue />;
}
