import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { FEED } from '../../feed-link';
import { RecordOf } from './record-of';

type Props = {
  params: Promise<{ hash: string }>;
  searchParams: Promise<{ reference?: string | string[]; code?: string | string[] }>;
};

export const metadata: Metadata = { title: 'Public record', alternates: FEED };

async function read({ params, searchParams }: Props) {
  const [{ hash }, { reference, code }] = await Promise.all([params, searchParams]);
  const server = await api();
  try {
    return await server.record.get({
      hash,
      reference: typeof reference === 'string' ? reference : undefined,
      code: typeof code === 'string' ? code : undefined,
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
  return <RecordOf record={await read(props)} />;
}
