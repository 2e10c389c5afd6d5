'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import { type ReactNode, useState } from 'react';
import type { AppRouter } from '@/server/api/api';
import { createQueryClient } from './query-client';

/** In a component: `const trpc = useTRPC(); useQuery(trpc.drafts.list.queryOptions())`. */
export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

let inBrowser: QueryClient | undefined;

/** One client for the life of the page in the browser; a fresh one for each request on the server. */
function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  inBrowser ??= createQueryClient();
  return inBrowser;
}

export function ApiProvider({ children }: { children: ReactNode }) {
  const client = queryClient();
  const [trpc] = useState(() =>
    createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/api/trpc', maxURLLength: 6000 })] }),
  );
  return (
    <QueryClientProvider client={client}>
      <TRPCProvider trpcClient={trpc} queryClient={client}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
