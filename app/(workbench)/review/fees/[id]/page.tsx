import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { FeeSubmissionPage } from '../../../fees/submissions/fee-submission-page';
import { found } from '../../../found';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Schedule of fees' };

export default async function ReviewFeesPage({ params }: Props) {
  const { id } = await params;
  const here = `/review/fees/${encodeURIComponent(id)}`;
  const server = await api();
  const me = await found(server.accounts.me(), here);
  if (me && me.organisation.kind !== 'regulator') notFound();
  return <FeeSubmissionPage key={id} initial={await found(server.feeSubmissions.get({ id }), here)} />;
}
