import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { fenced, shallow } from '@/server/access/fence';
import { unkept } from '@/server/access/headers';
import { answerMeta } from '@/server/access/ladder';
import { appRouter } from '@/server/api/api';
import { withoutValues } from '@/server/problems/without-values';
import { contextOf } from '@/server/requests/request-context';

const MOST_IN_A_BATCH = 30;

async function handler(request: Request): Promise<Response> {
  const refused = fenced(request);
  if (refused) return refused;
  const read = await shallow(request);
  if (read instanceof Response) return read;
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: read,
    router: appRouter,
    createContext: () => contextOf(request.headers),
    allowMethodOverride: true,
    maxBatchSize: MOST_IN_A_BATCH,
    responseMeta: ({ errors }) => answerMeta(errors),
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        console.error(`api: ${path ?? 'unknown'} failed`, withoutValues(error.cause ?? error));
    },
  });
}

const answer = unkept(handler);

export { answer as GET, answer as POST };
