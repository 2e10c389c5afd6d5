import type { Metadata } from 'next';
import { api } from '@/app/trpc/server';
import { found } from '../found';
import { addressOf, draftsAsked } from './draft-asked';
import { Drafts } from './drafts';

export const metadata: Metadata = { title: 'Workbench' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function WorkbenchPage({ searchParams }: Props) {
  const asked = draftsAsked(await searchParams);
  const server = await api();
  const drafts = await found(server.drafts.list(asked), addressOf(asked));
  return <Drafts asked={asked} initial={drafts} />;
}
