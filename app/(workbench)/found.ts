import { TRPCError } from '@trpc/server';
import { notFound, redirect } from 'next/navigation';

/** Awaits an answer for a page: what may not be seen is not found, and who is signed out signs in and comes back. */
export async function found<T>(answer: Promise<T>, here: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    if (error.code === 'UNAUTHORIZED') redirect(`/sign-in?next=${encodeURIComponent(here)}`);
    if (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN' || error.code === 'BAD_REQUEST') notFound();
    throw error;
  }
}

/** The sentence with which a call is refused, for a page that says so before anybody tries; nothing where it is answered. */
export async function refusalOf(answer: Promise<unknown>): Promise<string | undefined> {
  try {
    await answer;
    return undefined;
  } catch (error) {
    if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR') return error.message;
    throw error;
  }
}
