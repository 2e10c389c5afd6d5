/** What the server's answers to a draft's requests mean for its state. */
import { TRPCClientError } from '@trpc/client';
import { problemsOf, sentenceOf } from '@/app/trpc/problems';
import type { Answered } from './keeper';

/** A save that takes longer than this counts as unanswered. */
export const PATIENCE = 30_000;

type Failed = Extract<Answered, { kind: 'refused' | 'unreached' }>;

const statusOf = (error: unknown): unknown =>
  error instanceof TRPCClientError ? error.data?.httpStatus : undefined;

/** Only an answer about this very request is a refusal; "too busy", a fault and silence pass. */
export function failureOf(error: unknown): Failed {
  const status = statusOf(error);
  const says = sentenceOf(error);
  if (typeof status !== 'number' || status >= 500 || status === 429) return { kind: 'unreached', says };
  return { kind: 'refused', says, gone: status === 404 };
}

export function turnedAway(error: unknown): Answered {
  const [first] = problemsOf(error);
  if (first?.code === 'draft-changed' && first.conflict)
    return { kind: 'behind', revision: first.conflict.revision };
  if (first?.code === 'draft-frozen') return { kind: 'found-frozen' };
  return failureOf(error);
}
