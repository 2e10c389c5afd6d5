import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../found';
import { ReviewerSubmission } from './reviewer-submission';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Review' };

export default async function ReviewSubmissionPage({ params }: Props) {
  const { id } = await params;
  const here = `/review/${id}`;
  const server = await api();
  const me = await found(server.accounts.me(), here);
  if (me && me.organisation.kind !== 'regulator') notFound();
  const submission = await found(server.submissions.get({ id }), here);
  const { rulebook, game, day, editionFrom } = submission;
  const rules = await found(
    server.rulebooks.game({ rulebook, game, at: day, editionFrom, filed: submission.variant.filed }),
    here,
  );
  return <ReviewerSubmission initial={submission} rules={rules} me={me?.id ?? ''} />;
}
