import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../found';
import { NewVariation } from './new-variation';

export const metadata: Metadata = { title: 'New variation' };

export default async function NewVariationPage() {
  const me = await found((await api()).accounts.me(), '/variations/new');
  if (me && me.organisation.kind !== 'operator') notFound();
  return <NewVariation />;
}
