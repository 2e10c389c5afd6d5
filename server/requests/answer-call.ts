/** A call of a procedure over HTTP. */
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { fenced, shallow } from '../access/fence';
import { unkept } from '../access/headers';
import { answerMeta } from '../access/ladder';
import { timed } from '../access/server-time';
import { appRouter } from '../api/api';
import { withoutValues } from '../problems/without-values';
import { contextOf } from './request-context';

export const CALLS = '/api/trpc';
const MOST_IN_A_BATCH = 30;

async function answered(request: Request): Promise<Response> {
  const refused = fenced(request);
  if (refused) return refused;
  const read = await shallow(request);
  if (read instanceof Response) return read;
  return fetchRequestHandler({
    endpoint: CALLS,
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

export const answerCall = unkept(timed(answered));
