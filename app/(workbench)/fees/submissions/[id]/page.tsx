import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../../found';
import { FeeSubmissionPage } from '../fee-submission-page';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Schedule of fees' };

export default async function OneFeeSubmissionPage({ params }: Props) {
  const { id } = await params;
  const here = `/fees/submissions/${encodeURIComponent(id)}`;
  const server = await api();
  const me = await found(server.accounts.me(), here);
  if (me && me.organisation.kind !== 'operator') notFound();
  return <FeeSubmissionPage key={id} initial={await found(server.feeSubmissions.get({ id }), here)} />;
}
