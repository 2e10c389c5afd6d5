import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../found';
import { Schedules } from './schedules';

export const metadata: Metadata = { title: 'Schedules of fees' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SchedulesPage({ searchParams }: Props) {
  const server = await api();
  const me = await found(server.accounts.me(), '/fees');
  if (me && me.organisation.kind !== 'operator') notFound();
  const { printed } = await searchParams;
  return (
    <Schedules
      initial={await found(server.feeSchedules.list(), '/fees')}
      submitted={await found(server.feeSubmissions.list(), '/fees')}
      templates={await found(server.feeSchedules.templates(), '/fees')}
      asked={typeof printed === 'string' ? printed : undefined}
    />
  );
}
