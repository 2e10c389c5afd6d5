import type { Metadata } from 'next';
import { api } from '@/app/trpc/server';
import { found, refusalOf } from '../../../found';
import { JoinTrial } from './join-trial';

export const metadata: Metadata = { title: 'Join a trial' };

/** Reached from the public record of a trial that is open to every operator. */
export default async function JoinTrialPage({ params }: { params: Promise<{ reference: string }> }) {
  const { reference } = await params;
  const server = await api();
  const record = await found(server.record.byReference({ reference }), `/workbench/join/${reference}`);
  const refused = await refusalOf(server.submissions.mayJoin({ reference }));
  return <JoinTrial record={record} refused={refused} />;
}
