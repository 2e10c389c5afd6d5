/** What a log may contain: a failed query's text, never the values that people gave. */
import { DrizzleQueryError } from 'drizzle-orm/errors';

export function withoutValues(error: unknown): unknown {
  if (error instanceof DrizzleQueryError)
    return Object.assign(new Error(`Failed query: ${error.query}`, { cause: withoutValues(error.cause) }), {
      name: error.name,
    });
  if (!(error instanceof Error) || error.cause === undefined) return error;
  const cause = withoutValues(error.cause);
  if (cause === error.cause) return error;
  // The message of an error that wraps one of a query may repeat it.
  return Object.assign(new Error(`${error.name}, because of the following`, { cause }), { name: error.name });
}
