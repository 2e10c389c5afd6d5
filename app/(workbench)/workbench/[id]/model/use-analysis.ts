'use client';

import { skipToken, useQuery } from '@tanstack/react-query';
import { useTRPC } from '@/app/trpc/client';

/** A finished analysis never changes: fetched once. */
export function useAnalysis(id: string | undefined) {
  const trpc = useTRPC();
  return useQuery(
    trpc.analyses.get.queryOptions(id ? { id } : skipToken, { staleTime: Number.POSITIVE_INFINITY }),
  );
}
