import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../found';
import { Confirmations } from './confirmations';

export const metadata: Metadata = { title: 'Confirmations' };

type Props = { searchParams: Promise<{ draft?: string | string[] }> };

export default async function ConfirmationsPage({ searchParams }: Props) {
  const { draft } = await searchParams;
  const me = await found((await api()).accounts.me(), '/confirmations');
  if (me && me.organisation.kind !== 'operator') notFound();
  return <Confirmations {...(typeof draft === 'string' && { draft })} />;
}
