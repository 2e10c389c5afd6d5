import { QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';

/** A refusal is an answer: only a lost connection or a failing server is worth another try. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return false;
  const status: unknown = error.data?.httpStatus;
  return typeof status === 'number' && status >= 400 && status < 500;
}

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (count, error) => !isRefusal(error) && count < 2 },
      mutations: { retry: false },
    },
  });
