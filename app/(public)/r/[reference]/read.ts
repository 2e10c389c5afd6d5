import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';
import { api } from '@/app/trpc/server';
import { FILED_CODE } from '@/server/public-filings/code';
import type { PublicFiled } from '@/server/public-filings/shapes';
import type { PublicRecord } from '@/server/record/shapes';

/** What is mistyped is as unknown as what was never approved. */
async function knownOr404<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST'))
      notFound();
    throw error;
  }
}

export async function readReference(asked: { reference: string; version?: number }): Promise<PublicRecord> {
  const server = await api();
  return knownOr404(server.record.byReference({ ...asked, reference: asked.reference.toUpperCase() }));
}

export const isFiledCode = (reference: string): boolean => FILED_CODE.test(reference.toUpperCase());

/** `from`: the first option of a page, from the address. */
export async function readFiled(code: string, from: string | string[] | undefined): Promise<PublicFiled> {
  const server = await api();
  const first = typeof from === 'string' && /^\d{1,5}$/.test(from) ? Number(from) : 0;
  return knownOr404(server.record.filed({ code: code.toUpperCase(), from: first }));
}
