import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../found';
import { PoolRulesEditor } from './pool-rules-editor';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Pool rules' };

export default async function OnePoolRulesPage({ params }: Props) {
  const { id } = await params;
  const here = `/pools/${encodeURIComponent(id)}`;
  const server = await api();
  const me = await found(server.accounts.me(), here);
  if (me && me.organisation.kind !== 'operator') notFound();
  return <PoolRulesEditor key={id} initial={await found(server.poolRules.get({ id }), here)} />;
}
