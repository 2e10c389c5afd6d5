'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, splitLink } from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import { type ReactNode, useState } from 'react';
import { useSiteClock } from '@/app/clock/clock';
import { answeredWith } from '@/app/session/signed-out';
import { timeSaidIn } from '@/server/access/server-time';
import type { AppRouter } from '@/server/api/api';
import { createQueryClient } from './query-client';

/** In a component: `const trpc = useTRPC(); useQuery(trpc.drafts.list.queryOptions())`. */
export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

type Fetch = NonNullable<Parameters<typeof httpBatchLink<AppRouter>>[0]['fetch']>;

const LONGEST_ADDRESS = 6000;

/** A question with a House Way or a few wagers of the operator's own fits into no address: it is sent as a body. */
const isLong = (input: unknown): boolean =>
  encodeURIComponent(JSON.stringify(input ?? null)).length > LONGEST_ADDRESS * 0.8;

let inBrowser: QueryClient | undefined;

/** One client for the life of the page in the browser; a fresh one for each request on the server. */
function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  inBrowser ??= createQueryClient();
  return inBrowser;
}

export function ApiProvider({ children }: { children: ReactNode }) {
  const client = queryClient();
  const clock = useSiteClock();
  const [trpc] = useState(() => {
    /** Each answer puts the clock of the page right, and says whether the session still holds. */
    const asked: Fetch = async (input, init) => {
      const response = await fetch(input, init as RequestInit);
      answeredWith(response.status);
      const at = timeSaidIn(response.headers);
      if (at !== undefined) clock.heard(at);
      return response;
    };
    return createTRPCClient<AppRouter>({
      links: [
        splitLink({
          condition: ({ type, input }) => type === 'query' && isLong(input),
          true: httpBatchLink({ url: '/api/trpc', methodOverride: 'POST', fetch: asked }),
          false: httpBatchLink({ url: '/api/trpc', maxURLLength: LONGEST_ADDRESS, fetch: asked }),
        }),
      ],
    });
  });
  return (
    <QueryClientProvider client={client}>
      <TRPCProvider trpcClient={trpc} queryClient={client}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
