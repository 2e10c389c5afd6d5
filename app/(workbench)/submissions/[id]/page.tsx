import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { found } from '../../found';
import { OperatorSubmission } from './operator-submission';

type Props = { params: Promise<{ id: string }> };

async function read(params: Props['params']) {
  const { id } = await params;
  const server = await api();
  const here = `/submissions/${id}`;
  const submission = await found(server.submissions.get({ id }), here);
  const me = await found(server.accounts.me(), here);
  // This page is the operator's: what a regulator does with a submission is done on its review.
  if (me?.organisation.kind === 'regulator') redirect(`/review/${id}`);
  const { rulebook, game, day, editionFrom } = submission;
  const rules = await found(
    server.rulebooks.game({ rulebook, game, at: day, editionFrom, filed: submission.variant.filed }),
    here,
  );
  return { submission, rules };
}

export const metadata: Metadata = { title: 'Submission' };

export default async function SubmissionPage({ params }: Props) {
  const { submission, rules } = await read(params);
  return <OperatorSubmission initial={submission} rules={rules} />;
}
