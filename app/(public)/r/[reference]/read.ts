import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import type { PublicRecord } from '@/server/record/shapes';

/** A reference that is mistyped is as unknown as one that was never approved. */
export async function readReference(asked: { reference: string; version?: number }): Promise<PublicRecord> {
  const server = await api();
  try {
    return await server.record.byReference({ ...asked, reference: asked.reference.toUpperCase() });
  } catch (error) {
    if (error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST'))
      notFound();
    throw error;
  }
}
