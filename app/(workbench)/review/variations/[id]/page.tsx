import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../../found';
import { VariationPage } from '../../../variations/variation-page';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Variation' };

export default async function OneVariationPage({ params }: Props) {
  const { id } = await params;
  const here = `/review/variations/${id}`;
  const server = await api();
  const me = await found(server.accounts.me(), here);
  if (me && me.organisation.kind !== 'regulator') notFound();
  return <VariationPage initial={await found(server.variations.get({ id }), here)} />;
}
