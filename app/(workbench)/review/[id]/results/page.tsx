import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../../found';
import { ResultsPage } from '../../../results/results-page';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Results of a trial' };

export default async function TrialResultsPage({ params }: Props) {
  const { id } = await params;
  const here = `/review/${id}/results`;
  const server = await api();
  const me = await found(server.accounts.me(), here);
  if (me && me.organisation.kind !== 'regulator') notFound();
  return <ResultsPage initial={await found(server.results.get({ id }), here)} base="/review" />;
}
