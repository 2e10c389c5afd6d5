import type { Metadata } from 'next';
import { api } from '@/app/trpc/server';
import { found } from '../../found';
import { MeetingPage } from './meeting-page';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Race meeting' };

export default async function OneMeetingPage({ params }: Props) {
  const { id } = await params;
  const here = `/meetings/${encodeURIComponent(id)}`;
  const server = await api();
  const initial = await found(server.meetings.get({ id }), here);
  return <MeetingPage key={initial.id} initial={initial} />;
}
