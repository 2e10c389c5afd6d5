import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { rulebookOf } from '@/rulebooks/registry';
import { dayOf } from '@/rulebooks/spelling/dates';
import { RecordView } from './record-view';

type Props = {
  params: Promise<{ hash: string }>;
  searchParams: Promise<{ reference?: string | string[] }>;
};

export const metadata: Metadata = { title: 'Public record' };

async function read({ params, searchParams }: Props) {
  const [{ hash }, { reference }] = await Promise.all([params, searchParams]);
  const server = await api();
  try {
    return await server.record.get({
      hash,
      reference: typeof reference === 'string' ? reference : undefined,
    });
  } catch (error) {
    // A misread code is as unknown as an invented one.
    if (error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST'))
      notFound();
    throw error;
  }
}

/** What a QR code on a sign, a leaflet or a dossier leads to. */
export default async function RecordPage(props: Props) {
  const record = await read(props);
  const rulebook = rulebookOf(record.rulebook);
  return (
    <RecordView
      record={record}
      rulebook={rulebook.ok ? rulebook.value.title : record.rulebook}
      today={dayOf(new Date())}
    />
  );
}
