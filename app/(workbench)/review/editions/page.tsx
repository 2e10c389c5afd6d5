import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../found';
import { Editions } from './editions';

export const metadata: Metadata = { title: 'Draft editions' };

export default async function EditionsPage() {
  const me = await found((await api()).accounts.me(), '/review/editions');
  if (me && me.organisation.kind !== 'regulator') notFound();
  return <Editions />;
}
