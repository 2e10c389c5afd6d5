import { TRPCClientError } from '@trpc/client';
import type { ServerProblem } from '@/server/problems/problem';

function isProblem(value: unknown): value is ServerProblem {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

/** The problems an answer carries; empty where the request did not arrive or the server failed. */
export function problemsOf(error: unknown): ServerProblem[] {
  if (!(error instanceof TRPCClientError)) return [];
  const problems: unknown = error.data?.problems;
  return Array.isArray(problems) ? problems.filter(isProblem) : [];
}

/** One sentence for a person, whatever went wrong. */
export function sentenceOf(error: unknown): string {
  const [first] = problemsOf(error);
  if (first) return first.message;
  if (error instanceof TRPCClientError) {
    const status: unknown = error.data?.httpStatus;
    if (status === undefined) return 'The server could not be reached. Check the connection and try again.';
    if (status === 401) return 'You are signed out. Sign in and try again.';
    if (status === 403) return 'Your role does not allow this. Ask an approver of your organisation.';
    if (status === 404) return 'This does not exist, or it belongs to another organisation.';
    if (status === 429) return 'Too many requests in a short time. Wait a minute and try again.';
  }
  return 'The server could not finish this. Nothing was changed; try again.';
}

/** The sentence for one field, if the answer has one. */
export function problemAt(error: unknown, field: string): string | undefined {
  return problemsOf(error).find((problem) => problem.field === field)?.message;
}

/** Whether a change was refused because somebody else made one meanwhile. */
export const wasChanged = (error: unknown): boolean =>
  problemsOf(error).some(({ code }) => code === 'draft-changed');
