import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../../found';
import { PoolFilingPage } from '../pool-filing-page';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Pool rules' };

export default async function OnePoolFilingPage({ params }: Props) {
  const { id } = await params;
  const here = `/pools/submissions/${encodeURIComponent(id)}`;
  const server = await api();
  const me = await found(server.accounts.me(), here);
  if (me && me.organisation.kind !== 'operator') notFound();
  return <PoolFilingPage key={id} initial={await found(server.poolFilings.get({ id }), here)} />;
}
