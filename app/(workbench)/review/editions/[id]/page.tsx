import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../../found';
import { EditionPage } from './edition-page';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Draft edition' };

export default async function OneEditionPage({ params }: Props) {
  const { id } = await params;
  const here = `/review/editions/${id}`;
  const server = await api();
  const me = await found(server.accounts.me(), here);
  if (me && me.organisation.kind !== 'regulator') notFound();
  return <EditionPage initial={await found(server.editions.get({ id }), here)} />;
}
