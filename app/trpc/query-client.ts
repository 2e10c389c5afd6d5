import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';

/** A refusal is an answer: only a lost connection or a failing server is worth another try. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return false;
  const status: unknown = error.data?.httpStatus;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/**
 * The library lets a first request that is still under way answer for what happened after it was sent, so a list could
 * lack what was just added to it. Here what is out of date is asked for again, the first time too.
 */
class FreshQueryClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters))
      if (query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

export const createQueryClient = (): QueryClient =>
  new FreshQueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (count, error) => !isRefusal(error) && count < 2 },
      mutations: { retry: false },
    },
  });
