import type { Metadata } from 'next';
import { api } from '@/app/trpc/server';
import { found } from '../found';
import { Drafts } from './drafts';

export const metadata: Metadata = { title: 'Workbench' };

export default async function WorkbenchPage() {
  const server = await api();
  const drafts = await found(server.drafts.list(), '/workbench');
  return <Drafts initial={drafts} />;
}
