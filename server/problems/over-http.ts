/** Problems as an answer over HTTP. */
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { type ServerProblem, statusOf } from './problem';
import { retryAfter } from './retry-after';

export const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** The first of them says how it is answered. */
export function statusAndWait([first]: readonly ServerProblem[]): {
  status: number;
  headers: Record<string, string>;
} {
  const code = first?.code ?? 'internal';
  return {
    status: getHTTPStatusCodeFromError(new TRPCError({ code: statusOf(code) })),
    headers: retryAfter([code]),
  };
}

/** For a page or a program that sent a file. */
export function refused(problems: readonly ServerProblem[]): Response {
  const { status, headers } = statusAndWait(problems);
  return Response.json({ problems }, { status, headers: { ...PRIVATE, ...headers } });
}
