import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../found';
import { TablesPage } from './tables-page';

export const metadata: Metadata = { title: 'Tables' };

export default async function PremisesTablesPage() {
  const server = await api();
  const me = await found(server.accounts.me(), '/tables');
  if (me && me.organisation.kind !== 'operator') notFound();
  return <TablesPage initial={await found(server.tables.list(), '/tables')} />;
}
