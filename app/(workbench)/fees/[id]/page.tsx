import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../found';
import { SchedulePage } from './schedule-page';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Schedule of fees' };

export default async function OneSchedulePage({ params }: Props) {
  const { id } = await params;
  const here = `/fees/${encodeURIComponent(id)}`;
  const server = await api();
  const me = await found(server.accounts.me(), here);
  if (me && me.organisation.kind !== 'operator') notFound();
  const initial = await found(server.feeSchedules.get({ id }), here);
  return <SchedulePage key={initial.id} initial={initial} />;
}
