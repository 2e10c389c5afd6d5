import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../found';
import { VariationsList } from './variations-list';

export const metadata: Metadata = { title: 'Variations' };

export default async function VariationsPage() {
  const me = await found((await api()).accounts.me(), '/variations');
  if (me && me.organisation.kind !== 'operator') notFound();
  return <VariationsList />;
}
